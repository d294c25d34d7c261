import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'listing-en-wattlebird',
  language: 'en',
  shape: 'listing',
  text: `Wattlebird Shack ~ beach shack for the whole tribe, 200m to the sand

★ 4.93 (212 reviews) · Superhost · Cape Contrary, Tasmania
From $240 AUD a night, 2 night minimum

Our family has holidayed here since 1968, when Pop built the place out of timber from an old jetty. It isn't flash, but wallabies come right up to the verandah at dusk and nobody minds a bit of sand. Room for 7 people across three bedrooms. There's one and a half bathrooms (the half is the outside loo, take a torch haha).

SLEEPING ARRANGEMENTS
Front bedroom – queen bed, electric blanket
Back bedroom – double bed, ceiling fan
Bunk room – one bunk bed, a trundle, box of Lego

WHAT THIS PLACE OFFERS
Kitchen – gas cooktop, air fryer, stovetop espresso pot, big esky
Lounge – wood heater, record player
Verandah – Weber BBQ, daybed
Not included: dishwasher, air con

"Bliss! The kids saw an echidna on day one." – Jess, March
"Bit rustic but we'd go back tomorrow" – Tom & Ali, January

ARRIVAL
Check-in 2:00 pm - 8:00 pm
Checkout 10:00 am
18 Spoonbill Parade, Cape Contrary TAS 7150
From Hobart airport allow an hour and twenty, the last shop for petrol is Sorell. Keys live in the key safe beside the meter box: 2846. If the flyscreen door jams, lift it by the handle and give it a shove with your hip. There's space for two cars and a boat trailer beside the water tank.

THE FINE PRINT
· We're on rain water, so three minute showers please
· No smoking indoors
· Dogs are welcome if they're friendly, $30 per stay
· No fireworks, no bonfires on the beach
· No schoolies or bucks nights, we live next door and we will know
· Noise curfew is 10.30 pm

OTHER THINGS TO NOTE
Internet is patchy when the wind is up, that's island life! Wifi name: Wattlebird. Wifi password: p0ps_jetty
To light the wood heater use a firelighter and two bits of kindling, and leave the vent right out for the first ten minutes.
There are smoke alarms in the hall and all the bedrooms. A fire blanket hangs next to the cooktop. First aid kit is in the linen cupboard.
When it's time to head home we ask that you sweep out the sand, empty the fridge, drop wet towels in the laundry trough and pop the keys back in the safe.

THE NEIGHBOURHOOD
Contrary General Store is three minutes on foot for bread, bait and the paper. Best feed around is The Rusty Scallop (curried scallop pie, say no more). Decent flat white at Penguin & Co from 7 am. Little legs can manage the walk out to Devils Blowhole, 40 minutes return.

MEET YOUR HOSTS
Merv & Trish. Retired teachers, Merv does the fishing and Trish does the talking. Response rate 100%, usually within the hour. Mobile 0491 555 062 or trish@wattlebird.example
Cancellation policy: moderate`,
  expected: [
    { kind: 'name', says: 'Wattlebird Shack' },
    { kind: 'count', of: 'maxGuests', says: 7 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 1.5 },
    { kind: 'feature', room: 'Front bedroom', says: 'queen bed' },
    { kind: 'feature', room: 'Front bedroom', says: 'electric blanket' },
    { kind: 'feature', room: 'Back bedroom', says: 'double bed' },
    { kind: 'feature', room: 'Back bedroom', says: 'ceiling fan' },
    { kind: 'feature', room: 'Bunk room', says: 'bunk bed' },
    { kind: 'feature', room: 'Bunk room', says: 'trundle' },
    { kind: 'feature', room: 'Bunk room', says: 'box of Lego' },
    { kind: 'feature', room: 'Kitchen', says: 'gas cooktop' },
    { kind: 'feature', room: 'Kitchen', says: 'air fryer' },
    { kind: 'feature', room: 'Kitchen', says: 'stovetop espresso pot' },
    { kind: 'feature', room: 'Kitchen', says: 'big esky' },
    { kind: 'feature', room: 'Lounge', says: 'wood heater' },
    { kind: 'feature', room: 'Lounge', says: 'record player' },
    { kind: 'feature', room: 'Verandah', says: 'Weber BBQ' },
    { kind: 'feature', room: 'Verandah', says: 'daybed' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'address', says: '18 Spoonbill Parade' },
    { kind: 'arrival', of: 'byPlane', says: 'From Hobart airport' },
    { kind: 'code', opens: 'lockbox', says: '2846' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'lift it by the handle' },
    { kind: 'parking', says: 'space for two cars' },
    { kind: 'rule', says: 'three minute showers' },
    { kind: 'rule', says: 'No smoking indoors' },
    { kind: 'rule', says: 'Dogs are welcome' },
    { kind: 'rule', says: 'No fireworks' },
    { kind: 'rule', says: 'No schoolies' },
    { kind: 'rule', says: 'Noise curfew' },
    { kind: 'wifi', network: 'Wattlebird', password: 'p0ps_jetty' },
    { kind: 'device', says: 'leave the vent right out' },
    { kind: 'emergency', says: 'smoke alarms' },
    { kind: 'emergency', says: 'fire blanket' },
    { kind: 'firstAid', says: 'linen cupboard' },
    { kind: 'step', says: 'sweep out the sand' },
    { kind: 'step', says: 'empty the fridge' },
    { kind: 'step', says: 'wet towels' },
    { kind: 'step', says: 'keys back in the safe' },
    { kind: 'place', category: 'Shop', says: 'Contrary General Store' },
    { kind: 'place', category: 'Restaurant', says: 'The Rusty Scallop' },
    { kind: 'place', category: 'Cafe', says: 'Penguin & Co' },
    { kind: 'place', category: 'Attraction', says: 'Devils Blowhole' },
    { kind: 'phone', of: 'host', says: '0491555062' },
    { kind: 'email', says: 'trish@wattlebird.example' },
  ],
}

export default sample
