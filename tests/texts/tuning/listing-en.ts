import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'listing-en',
  language: 'en',
  shape: 'listing',
  text: `The Otter House | Riverside cabin w/ hot tub & fireplace

About this place

Unplug in our cozy A-frame on the Little Fern River. Sleeps 6 with 2 bedrooms and 1 bath. You'll have the whole house to yourselves.

The space
• Master bedroom - queen bed, blackout curtains, small desk
• Loft - two twin beds (ladder is steep, not for toddlers)
• Living room - wood stove, smart TV with Netflix, board games
• Kitchen - fully equipped with dishwasher, drip coffee maker, spices and olive oil
• Deck - gas grill and 6 chairs

Guest access
Check-in is after 4pm, check out by 10am. Self check-in with a lockbox on the railing to the left of the stairs, code 7719. You can park up to two cars in the gravel driveway. Please do not block the neighbor's gate.

Other things to note
Cell reception is weak past the bridge so download directions. The hot tub takes about 30 min to heat: press the red button twice and put the cover back on when you're done. WiFi network is OtterHouse and the password is riverotter88.

House rules
- No smoking or vaping anywhere on the property
- No parties
- Dogs ok (max 2), please keep them off the beds
- Quiet hours 10pm - 7am
- Shoes off inside please

Where you'll be
214 Fern Hollow Road, Brightwater, NC 28700
Driving from the airport it's about 50 minutes, take Exit 44 and follow the river.

Favorite spots: Blue Heron Diner (great pie, 10 min drive), Mossy Rock Brewing for craft beer, and Fern Falls trail, an easy 2 mile hike. Groceries at Ingalls Market, open til 9.

In an emergency call 911. Fire extinguisher is under the kitchen sink. First aid kit is in the bathroom cabinet.

Your host, Dana. Text me anytime at (828) 555-0147.`,
  expected: [
    { kind: 'name', says: 'The Otter House' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'feature', room: 'Master bedroom', says: 'queen bed' },
    { kind: 'feature', room: 'Master bedroom', says: 'blackout curtains' },
    { kind: 'feature', room: 'Master bedroom', says: 'small desk' },
    { kind: 'feature', room: 'Loft', says: 'two twin beds' },
    { kind: 'feature', room: 'Living room', says: 'wood stove' },
    { kind: 'feature', room: 'Living room', says: 'smart TV' },
    { kind: 'feature', room: 'Living room', says: 'board games' },
    { kind: 'feature', room: 'Kitchen', says: 'dishwasher' },
    { kind: 'feature', room: 'Kitchen', says: 'drip coffee maker' },
    { kind: 'feature', room: 'Kitchen', says: 'spices' },
    { kind: 'feature', room: 'Kitchen', says: 'olive oil' },
    { kind: 'feature', room: 'Deck', says: 'gas grill' },
    { kind: 'feature', room: 'Deck', says: '6 chairs' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'code', opens: 'lockbox', says: '7719' },
    { kind: 'parking', says: 'gravel driveway' },
    { kind: 'device', says: 'hot tub' },
    { kind: 'wifi', network: 'OtterHouse', password: 'riverotter88' },
    { kind: 'rule', says: 'No smoking' },
    { kind: 'rule', says: 'No parties' },
    { kind: 'rule', says: 'Dogs ok' },
    { kind: 'rule', says: 'Quiet hours' },
    { kind: 'rule', says: 'Shoes off' },
    { kind: 'address', says: '214 Fern Hollow Road' },
    { kind: 'arrival', of: 'byPlane', says: 'Exit 44' },
    { kind: 'place', category: 'Restaurant', says: 'Blue Heron Diner' },
    { kind: 'place', category: 'Bar', says: 'Mossy Rock Brewing' },
    { kind: 'place', category: 'Attraction', says: 'Fern Falls' },
    { kind: 'place', category: 'Shop', says: 'Ingalls Market' },
    { kind: 'emergency', says: 'extinguisher' },
    { kind: 'firstAid', says: 'bathroom cabinet' },
    { kind: 'phone', of: 'host', says: '8285550147' },
  ],
}

export default sample
