import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'notes-en-armadillo',
  language: 'en',
  shape: 'notes',
  text: `the tin armadillo - guest notes (old ones were in kyle's phone, rip)

1972 airstream, found it on craigslist w/ a possum inside
sleeps 3 (2 + a kid on the dinette)
1 bath, tiny
in 3p, out 11a
6120 Ranch Rd 2810, Alamo Seco TX 79800
flying: el paso is closest airport, rent a car there, 3 hr drive
driving: hwy 67 south, left at the giant metal boot, 6 mi of gravel
ranch gate padlock 0420
trailer door 5519#
keypad dead?? spare key is under the third cactus pot
getting in after dark - follow the little solar stakes, theres no streetlights
park on the caliche pad behind the windmill

wifi tinarmadillo / dillo4ever
its starlink so if it hangs unplug the white box 20 sec

bedroom end: full bed, reading lights
galley: 2 burner stove, mini fridge, moka pot (no oven sry)
patio: fire ring, hammock, telescope

heater - knob to PILOT, push + count to 30, then ON
toilet: pedal halfway = water, all the way = flush
breaker tripped? grey box by the hitch
tap water is for showers only, drink from the blue jugs
propane shutoff is on the tongue, turn right
extinguisher: inside the door, knee high
first aid stuff = tackle box over the bed

RULES i guess
no smoking inside
no fires when the burn ban flag is up
dogs on leash, coyotes are real
no drones (neighbor WILL shoot it)
shut the ranch gate behind u every time, cows
trash goes in the dumpster by the hwy, ravens rip the bags
quiet hours lol nobody lives within 4 miles

eats
Marisol's Kitchen - green chile everything, thu-sun
Big Sky Beans - only real espresso for 90 mi
The Limping Mule - cold beer, pool table
Porter's Grocery - closes at 6!!
McNally Observatory - star party tues fri sat, book ahead

b4 u go
strip the bed
propane off
shut the roof vents
lock up n text me

me = Dolores 432 555 0144
teo, ranch hand, flat tires n snakes, 432 555 0158
sheriff 432 555 0100
clinic in alpine 432 555 0121

todo: fix awning, raise price to 110, answer that guy w the horse`,
  expected: [
    { kind: 'name', says: 'the tin armadillo' },
    { kind: 'count', of: 'maxGuests', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'address', says: '6120 Ranch Rd 2810' },
    { kind: 'arrival', of: 'byPlane', says: 'el paso is closest airport' },
    { kind: 'arrival', of: 'byCar', says: 'hwy 67 south' },
    { kind: 'code', opens: 'gate', says: '0420' },
    { kind: 'code', opens: 'door', says: '5519' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'under the third cactus pot' },
    { kind: 'arrival', of: 'late', says: 'follow the little solar stakes' },
    { kind: 'parking', says: 'park on the caliche pad' },
    { kind: 'wifi', network: 'tinarmadillo', password: 'dillo4ever' },
    { kind: 'device', says: 'unplug the white box' },
    { kind: 'feature', room: 'bedroom end', says: 'full bed' },
    { kind: 'feature', room: 'bedroom end', says: 'reading lights' },
    { kind: 'feature', room: 'galley', says: '2 burner stove' },
    { kind: 'feature', room: 'galley', says: 'mini fridge' },
    { kind: 'feature', room: 'galley', says: 'moka pot' },
    { kind: 'feature', room: 'patio', says: 'fire ring' },
    { kind: 'feature', room: 'patio', says: 'hammock' },
    { kind: 'feature', room: 'patio', says: 'telescope' },
    { kind: 'device', says: 'knob to PILOT' },
    { kind: 'device', says: 'pedal halfway' },
    { kind: 'emergency', says: 'grey box by the hitch' },
    { kind: 'emergency', says: 'drink from the blue jugs' },
    { kind: 'emergency', says: 'propane shutoff' },
    { kind: 'emergency', says: 'inside the door, knee high' },
    { kind: 'firstAid', says: 'tackle box over the bed' },
    { kind: 'rule', says: 'no smoking inside' },
    { kind: 'rule', says: 'no fires' },
    { kind: 'rule', says: 'dogs on leash' },
    { kind: 'rule', says: 'no drones' },
    { kind: 'rule', says: 'shut the ranch gate' },
    { kind: 'rule', says: 'dumpster by the hwy' },
    { kind: 'place', category: 'Restaurant', says: "Marisol's Kitchen" },
    { kind: 'place', category: 'Cafe', says: 'Big Sky Beans' },
    { kind: 'place', category: 'Bar', says: 'The Limping Mule' },
    { kind: 'place', category: 'Shop', says: "Porter's Grocery" },
    { kind: 'place', category: 'Attraction', says: 'McNally Observatory' },
    { kind: 'step', says: 'strip the bed' },
    { kind: 'step', says: 'propane off' },
    { kind: 'step', says: 'shut the roof vents' },
    { kind: 'step', says: 'lock up' },
    { kind: 'phone', of: 'host', says: '4325550144' },
    { kind: 'phone', of: 'other', says: '4325550158' },
    { kind: 'phone', of: 'police', says: '4325550100' },
    { kind: 'phone', of: 'medical', says: '4325550121' },
  ],
}

export default sample
