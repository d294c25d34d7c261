import type { SampleText } from '../text.ts'

export const cabinInMcCall: SampleText = {
  name: 'cabin in McCall',
  language: 'en',
  shape: 'table',
  text: `| What | Details | Notes |
| --- | --- | --- |
| Cabin | Two Owls Cabin | built 1952, be gentle with her |
| Address | 318 Tamarack Ln, McCall, ID 83638 | |
| Map | https://maps.app.goo.gl/2OwLsMcCaLL | |
| Check-in | 16:00 | |
| Check-out | 10:00 | |
| Max guests | 5 | |
| Bedrooms / baths | 2 / 1 | |
| Lockbox | 3905 | on the porch rail, scramble the digits afterwards |
| Wi-Fi | TwoOwls-Guest | password: hoot!Hoot!1952 |
| Parking | two cars, nose to the woodpile | the plow needs the rest |
| Driving in | Hwy 55 from Boise, 2 h 15 min | carry chains Nov to April |
| Late arrival | the porch light is on a timer until 11 pm, bring a flashlight after that | |
| Main bedroom | queen bed, electric blanket | |
| Loft | two twin mattresses, reading lamp | |
| Kitchen | gas stove, percolator, waffle iron | |
| Wood stove | open the damper first, then light it | ashes in the metal bucket only |
| Hot tub | lift the lid with two people, 102 °F max | |
| Thermostat | leave it at 60 when you go out | pipes freeze! |
| House rule | No fireworks, ever | the sheriff fines $500 |
| House rule | Dogs welcome, two at most | not in the hot tub |
| House rule | Quiet from 9 pm to 7 am | |
| Before you leave | Run the dishwasher | |
| Before you leave | Take your trash with you | bears |
| Before you leave | Put the key back in the lockbox | |
| Fire extinguisher | under the sink | |
| Breaker panel | hallway, behind the owl painting | |
| Propane shutoff | on the tank, north side | turn right to close |
| First aid | bathroom cabinet | |
| Hospital | St. Brendan's, 15 min | 208-555-0111 |
| Sheriff | | 208-555-0112 |
| Eat | The Rusty Fork | burgers, 12 min walk |
| Coffee | Moose & Bean | opens 6:30, 5 min drive |
| Groceries | Ponderosa Foods | closes early on Sundays |
| Hike | Goose Falls | 40 min by car, worth it |
| Snow plow | Earl | 208-555-0177 |
| Host | Peggy | +1 208 555 0198, peggy@twoowls.example |
`,
  expected: [
    { kind: 'name', says: 'Two Owls Cabin' },
    { kind: 'address', says: '318 Tamarack Ln' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/2OwLsMcCaLL' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'code', opens: 'lockbox', says: '3905' },
    { kind: 'wifi', network: 'TwoOwls-Guest', password: 'hoot!Hoot!1952' },
    { kind: 'parking', says: 'two cars, nose to the woodpile' },
    { kind: 'arrival', of: 'byCar', says: 'Hwy 55 from Boise' },
    { kind: 'arrival', of: 'late', says: 'porch light is on a timer' },
    { kind: 'feature', room: 'Main bedroom', says: 'queen bed' },
    { kind: 'feature', room: 'Main bedroom', says: 'electric blanket' },
    { kind: 'feature', room: 'Loft', says: 'two twin mattresses' },
    { kind: 'feature', room: 'Loft', says: 'reading lamp' },
    { kind: 'feature', room: 'Kitchen', says: 'gas stove' },
    { kind: 'feature', room: 'Kitchen', says: 'percolator' },
    { kind: 'feature', room: 'Kitchen', says: 'waffle iron' },
    { kind: 'device', says: 'open the damper first' },
    { kind: 'device', says: 'lift the lid with two people' },
    { kind: 'device', says: 'leave it at 60' },
    { kind: 'rule', says: 'No fireworks' },
    { kind: 'rule', says: 'Dogs welcome' },
    { kind: 'rule', says: 'Quiet from 9 pm' },
    { kind: 'step', says: 'Run the dishwasher' },
    { kind: 'step', says: 'Take your trash with you' },
    { kind: 'step', says: 'Put the key back' },
    { kind: 'emergency', says: 'under the sink' },
    { kind: 'emergency', says: 'behind the owl painting' },
    { kind: 'emergency', says: 'on the tank, north side' },
    { kind: 'firstAid', says: 'bathroom cabinet' },
    { kind: 'phone', of: 'medical', says: '2085550111' },
    { kind: 'phone', of: 'police', says: '2085550112' },
    { kind: 'place', category: 'Restaurant', says: 'The Rusty Fork' },
    { kind: 'place', category: 'Cafe', says: 'Moose & Bean' },
    { kind: 'place', category: 'Shop', says: 'Ponderosa Foods' },
    { kind: 'place', category: 'Attraction', says: 'Goose Falls' },
    { kind: 'phone', of: 'other', says: '2085550177' },
    { kind: 'phone', of: 'host', says: '12085550198' },
    { kind: 'email', says: 'peggy@twoowls.example' },
  ],
}
