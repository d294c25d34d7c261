import type { SampleText } from '#tests/texts/text.ts'

export const cottageInTheHighCountry: SampleText = {
  name: 'cottage in the high country',
  language: 'en',
  shape: 'letter',
  text: `G'day Priya and Tom,

Stoked to have you mob up at Wattlebird Cottage next week.

We're at 212 Stringybark Track, Bright VIC 3741 (https://maps.app.goo.gl/WtlBrd212Vic). Heading up from Melbourne, take the Hume to Wangaratta and then the Great Alpine Road, about three and a half hours all up. The V/Line coach pulls in at Bright and old Mick runs the taxi from there, 0491 570 156.

Once you're over the cattle grid, ignore the first driveway and take the second, then follow the white rocks round to the back veranda. The side gate has a combination padlock, 2024. I leave the house key in the left gumboot by the door. Rock up whenever you like from 2pm; if it's past dark, watch for roos on the track. Chuck the ute under the carport, and the trailer can sit on the lawn.

There's room for seven of you. The front room has a queen bed and a doona each, the sleepout has three singles and a fan, and in the kitchen you'll find a gas cooktop, an esky and a jaffle iron. Internet is Wattle_NBN, password magpie.season.9.

Righto, gadgets. The slow combustion heater likes the lever out while you light it and pushed in once it's roaring. We're on tank water, and if the tap coughs, flick the pump back on at the white box beside the tank. For the reverse cycle, point the remote at it and press Mode till you see the snowflake.

Now the boring bit. It'd be a great help if you kept showers to four minutes. No fires outdoors on total fire ban days, not even the barbie. Please don't let the dog off the lead near the chooks. Bin night's Tuesday, yellow lid one week, red the next.

You'll want feeding: the parma at the Tinker's Arms is the size of a hubcap, Dripstone do a ripper flat white, and Hansen's bottle-o stays open late. Take the kids to swim at Honeysuckle Hole, it's free.

If there's smoke about, don't wait, drive to the oval in town, that's the safer place. The local brigade is on (03) 5550 0142. Switchboard's on the south wall near the meter. If you spot a snake leave it be and ring Baz the snake catcher, 0491 570 158. Bandages are in the laundry, second drawer, and the bush nurse is on (03) 5550 0107.

Come Sunday you've got till 11am. Give the barbie a scrape, strip the beds, switch the pump off and leave the key back in the gumboot, ta.

Any dramas give me a bell on 0491 570 157, or try our daughter Jess in town, 0491 570 159.

Cheers,
Noelene
noelene@example.com
`,
  expected: [
    { kind: 'welcome', says: 'Stoked to have you mob' },
    { kind: 'name', says: 'Wattlebird Cottage' },
    { kind: 'address', says: '212 Stringybark Track' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/WtlBrd212Vic' },
    { kind: 'arrival', of: 'byCar', says: 'take the Hume to Wangaratta' },
    { kind: 'arrival', of: 'byBus', says: 'The V/Line coach pulls in at Bright' },
    { kind: 'phone', of: 'other', says: '0491570156' },
    { kind: 'arrival', of: 'steps', says: 'ignore the first driveway and take the second' },
    { kind: 'code', opens: 'gate', says: '2024' },
    { kind: 'arrival', of: 'steps', says: 'in the left gumboot' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'arrival', of: 'late', says: 'watch for roos on the track' },
    { kind: 'parking', says: 'under the carport' },
    { kind: 'count', of: 'maxGuests', says: 7 },
    { kind: 'feature', room: 'front room', says: 'queen bed' },
    { kind: 'feature', room: 'front room', says: 'doona each' },
    { kind: 'feature', room: 'sleepout', says: 'three singles' },
    { kind: 'feature', room: 'sleepout', says: 'fan' },
    { kind: 'feature', room: 'kitchen', says: 'gas cooktop' },
    { kind: 'feature', room: 'kitchen', says: 'esky' },
    { kind: 'feature', room: 'kitchen', says: 'jaffle iron' },
    { kind: 'wifi', network: 'Wattle_NBN', password: 'magpie.season.9' },
    { kind: 'device', says: 'the lever out while you light it' },
    { kind: 'device', says: 'flick the pump back on' },
    { kind: 'device', says: 'press Mode till you see the snowflake' },
    { kind: 'rule', says: 'kept showers to four minutes' },
    { kind: 'rule', says: 'No fires outdoors' },
    { kind: 'rule', says: "don't let the dog off the lead" },
    { kind: 'rule', says: "Bin night's Tuesday" },
    { kind: 'place', category: 'Restaurant', says: "Tinker's Arms" },
    { kind: 'place', category: 'Cafe', says: 'Dripstone' },
    { kind: 'place', category: 'Shop', says: "Hansen's bottle-o" },
    { kind: 'place', category: 'Attraction', says: 'Honeysuckle Hole' },
    { kind: 'emergency', says: 'drive to the oval in town' },
    { kind: 'phone', of: 'fire', says: '0355500142' },
    { kind: 'emergency', says: 'on the south wall near the meter' },
    { kind: 'emergency', says: 'If you spot a snake leave it be' },
    { kind: 'phone', of: 'other', says: '0491570158' },
    { kind: 'firstAid', says: 'in the laundry, second drawer' },
    { kind: 'phone', of: 'medical', says: '0355500107' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'step', says: 'Give the barbie a scrape' },
    { kind: 'step', says: 'strip the beds' },
    { kind: 'step', says: 'switch the pump off' },
    { kind: 'step', says: 'leave the key back in the gumboot' },
    { kind: 'phone', of: 'host', says: '0491570157' },
    { kind: 'phone', of: 'other', says: '0491570159' },
    { kind: 'email', says: 'noelene@example.com' },
  ],
}
