import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'table-en-gable-end',
  language: 'en',
  shape: 'table',
  text: `Section\tItem\tDetails
Basics\tProperty\tGable End Cottage
\tAddress\t3 Quay Row, Ballyferris, Co. Wexford, Y25 X0Z0
\tSleeps\t4
\tBedrooms\t2
\tBathrooms\t1
\tNightly rate\t€145 (€165 July & August)
\tCheck in\tfrom 16:00
\tCheck out\tby 10:30
\tBuilt\t1847, was a net loft until the 60s
Getting in\tKey box\t1947, it's on the drainpipe left of the door
\tSide gate\tcode 6-2-8
\tIf the lock is stiff\tPull the handle hard towards you while you turn the key
\tArriving after 9pm\tText Niamh beforehand so she leaves the yard lamp on
\tFrom Dublin airport\tCoach 740 to Ballyferris Square, every two hours, then five mins on foot
Parking\tCars\tOne car in the back lane, leave room for the coal lorry
Internet\tNetwork\tGableEnd_Guest
\tPassword\tmackerel-sky-9
Rooms\tMain bedroom\tSuper king bed, blackout blind
\tSmall bedroom\tTwo singles, travel cot
\tKitchen\tInduction hob, microwave, slow cooker
\tSitting room\tSolid fuel stove, Freeview telly, shelf of jigsaws
\tYard\tPicnic bench
How to\tHob\tHold the padlock symbol for 3 seconds to wake it. Magnetic pots only
\tHeating\tThe Boost button on the boiler gives you one hour
\tStove\tLight from the top, bottom vent open. Smokeless coal is in the bunker
House rules\tSmoking\tYard only, butts in the bucket
\tDogs\tOne at most and never upstairs
\tHens & stags\tNo
\tNoise\tQuiet from 11 at night, Mrs Rossiter next door is 91
\tBins\tGreen goes out Monday night, brown every second Monday
Safety\tAll services\t112 or 999
\tGarda station\t053 555 0112
\tDr Furlong (GP)\t053 555 0160
\tFire blanket\tHook beside the fridge
\tStopcock\tUnder the kitchen sink, clockwise to close
\tFuse board\tOver the front door, step ladder in the shed
\tFirst aid\tBiscuit tin on the bathroom shelf
Eat\tBarney's Chipper\tFresh cod, cash only
Drink\tThe Mermaid's Purse\tBest pint on the quay, trad session Thursdays
Coffee\tCrumb\tCardamom buns go by 10, closed Mondays
See\tHook Head Lighthouse\t25 min drive, kids under 5 free
Leaving\t1\tTip the cold ashes into the metal bucket
\t2\tTurn off the immersion
\t3\tUsed towels in the bath
\t4\tKey back in its box, scramble the digits
Contacts\tHost\tNiamh Doyle 087 555 0139
\tEmail\tniamh@gableend.example
\tHandyman\tPádraig 087 555 0175
Admin (not for guests)\tLast review\tNov, chimney swept, new kettle ordered`,
  expected: [
    { kind: 'name', says: 'Gable End Cottage' },
    { kind: 'address', says: '3 Quay Row' },
    { kind: 'count', of: 'maxGuests', says: 4 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '10:30' },
    { kind: 'code', opens: 'lockbox', says: '1947' },
    { kind: 'code', opens: 'gate', says: '6-2-8' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'Pull the handle hard' },
    { kind: 'arrival', of: 'late', says: 'Text Niamh beforehand' },
    { kind: 'arrival', of: 'byPlane', says: 'Coach 740' },
    { kind: 'parking', says: 'One car in the back lane' },
    { kind: 'wifi', network: 'GableEnd_Guest', password: 'mackerel-sky-9' },
    { kind: 'feature', room: 'Main bedroom', says: 'Super king bed' },
    { kind: 'feature', room: 'Main bedroom', says: 'blackout blind' },
    { kind: 'feature', room: 'Small bedroom', says: 'Two singles' },
    { kind: 'feature', room: 'Small bedroom', says: 'travel cot' },
    { kind: 'feature', room: 'Kitchen', says: 'Induction hob' },
    { kind: 'feature', room: 'Kitchen', says: 'microwave' },
    { kind: 'feature', room: 'Kitchen', says: 'slow cooker' },
    { kind: 'feature', room: 'Sitting room', says: 'Solid fuel stove' },
    { kind: 'feature', room: 'Sitting room', says: 'Freeview telly' },
    { kind: 'feature', room: 'Sitting room', says: 'shelf of jigsaws' },
    { kind: 'feature', room: 'Yard', says: 'Picnic bench' },
    { kind: 'device', says: 'Hold the padlock symbol' },
    { kind: 'device', says: 'Boost button' },
    { kind: 'device', says: 'Light from the top' },
    { kind: 'rule', says: 'Yard only' },
    { kind: 'rule', says: 'One at most' },
    { kind: 'rule', says: 'Hens & stags' },
    { kind: 'rule', says: 'Quiet from 11' },
    { kind: 'rule', says: 'Green goes out Monday' },
    { kind: 'phone', of: 'police', says: '0535550112' },
    { kind: 'phone', of: 'medical', says: '0535550160' },
    { kind: 'emergency', says: 'Hook beside the fridge' },
    { kind: 'emergency', says: 'Under the kitchen sink' },
    { kind: 'emergency', says: 'Over the front door' },
    { kind: 'firstAid', says: 'Biscuit tin' },
    { kind: 'place', category: 'Restaurant', says: "Barney's Chipper" },
    { kind: 'place', category: 'Bar', says: "The Mermaid's Purse" },
    { kind: 'place', category: 'Cafe', says: 'Crumb' },
    { kind: 'place', category: 'Attraction', says: 'Hook Head Lighthouse' },
    { kind: 'step', says: 'cold ashes' },
    { kind: 'step', says: 'Turn off the immersion' },
    { kind: 'step', says: 'Used towels' },
    { kind: 'step', says: 'Key back in its box' },
    { kind: 'phone', of: 'host', says: '0875550139' },
    { kind: 'email', says: 'niamh@gableend.example' },
    { kind: 'phone', of: 'other', says: '0875550175' },
  ],
}

export default sample
