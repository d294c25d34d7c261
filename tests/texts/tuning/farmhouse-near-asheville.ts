import type { SampleText } from '#tests/texts/text.ts'

export const farmhouseNearAsheville: SampleText = {
  name: 'farmhouse near Asheville',
  language: 'en',
  shape: 'listing',
  text: `Fern Hollow Farmhouse - House Manual

Welcome
Hey y'all, we're tickled you picked our place.

Directions
64 Possum Trot Rd, Leicester, NC 28748
Flying in? Asheville Regional is 35 minutes away, and Lyft drivers won't come out here after dark, so rent a car. From I-26 take exit 19, go four miles past the feed store and hang a left at the hand-painted mailbox. Where the gravel forks, keep right. You'll hit a cattle gate: punch in 1187 and latch it behind you, there are goats.
Two vehicles fit beside the barn; the strip by the well house has to stay open for the fire truck.

Check-in method
Smart lock. Come any time after 4:00 PM. Your code is 550261 followed by the check mark. Should the lock blink red, there's a spare key inside the bird feeder. There are no street lights on our road, so if you roll in after sundown leave your high beams on till the porch lamp wakes up.

The space
Sleeps 6 in three bedrooms, two full baths.
Primary bedroom: king bed, blackout curtains
Bunk room: twin-over-full bunk, board games
Kitchen: Dutch oven, Instant Pot, drip coffee maker
Back porch: two rockers, gas grill

Wifi
FernHollow5G
tadpole-waffle-88

How things work
The dryer won't start unless the lint screen is pushed all the way in. On the TV choose HDMI 2 and the Roku comes right up. The hot tub jets run off the round button by the steps; twenty minutes a go is plenty.

House rules
We'd be grateful if shoes stayed off the wool rugs. Candles make us nervous, so none of those, please. The fire pit is yours until 10 PM, when the holler goes quiet. No feeding the goats human food!

Around here
Our Saturday always starts at Biscuit Debt, ten minutes toward town, where the sausage gravy earns its reputation. Slow Possum pulls the best cortado in the county. You can stock up at Nettie's Grocery on the way in, catch bluegrass and a beer at The Sunk Canoe, and walk it all off on the Yonder Knob Loop, an easy two miles.

Safety
Breaker panel is behind the laundry door. To kill the water, turn the blue handle in the crawlspace. Extinguisher hangs left of the range. First aid kit: top pantry shelf. Nearest ER is Laurel Gap Hospital, (828) 555-0119. Sheriff's dispatch answers at (828) 555-0107. Anything leaks or squeaks, Dewey down the road fixes it, (828) 555-0163.

Checkout
We need the house back by 10:00 AM. Strip the beds you used, load the dishwasher and hit start, then haul the trash to the bear-proof bin and set the thermostat to 62.

Hollering distance
Marlene, your host, (828) 555-0150, fernhollow@example.com
`,
  expected: [
    { kind: 'name', says: 'Fern Hollow Farmhouse' },
    { kind: 'welcome', says: "we're tickled you picked our place" },
    { kind: 'address', says: '64 Possum Trot Rd' },
    { kind: 'arrival', of: 'byPlane', says: 'Asheville Regional is 35 minutes away' },
    { kind: 'arrival', of: 'byCar', says: 'From I-26 take exit 19' },
    { kind: 'arrival', of: 'steps', says: 'Where the gravel forks, keep right' },
    { kind: 'code', opens: 'gate', says: '1187' },
    { kind: 'parking', says: 'Two vehicles fit beside the barn' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'code', opens: 'door', says: '550261' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'spare key inside the bird feeder' },
    { kind: 'arrival', of: 'late', says: 'leave your high beams on' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'feature', room: 'Primary bedroom', says: 'king bed' },
    { kind: 'feature', room: 'Primary bedroom', says: 'blackout curtains' },
    { kind: 'feature', room: 'Bunk room', says: 'twin-over-full bunk' },
    { kind: 'feature', room: 'Bunk room', says: 'board games' },
    { kind: 'feature', room: 'Kitchen', says: 'Dutch oven' },
    { kind: 'feature', room: 'Kitchen', says: 'Instant Pot' },
    { kind: 'feature', room: 'Kitchen', says: 'drip coffee maker' },
    { kind: 'feature', room: 'Back porch', says: 'two rockers' },
    { kind: 'feature', room: 'Back porch', says: 'gas grill' },
    { kind: 'wifi', network: 'FernHollow5G', password: 'tadpole-waffle-88' },
    { kind: 'device', says: 'lint screen is pushed all the way in' },
    { kind: 'device', says: 'choose HDMI 2' },
    { kind: 'device', says: 'round button by the steps' },
    { kind: 'rule', says: 'shoes stayed off the wool rugs' },
    { kind: 'rule', says: 'Candles make us nervous' },
    { kind: 'rule', says: 'The fire pit is yours until 10 PM' },
    { kind: 'rule', says: 'No feeding the goats' },
    { kind: 'place', category: 'Restaurant', says: 'Biscuit Debt' },
    { kind: 'place', category: 'Cafe', says: 'Slow Possum' },
    { kind: 'place', category: 'Shop', says: "Nettie's Grocery" },
    { kind: 'place', category: 'Bar', says: 'The Sunk Canoe' },
    { kind: 'place', category: 'Attraction', says: 'Yonder Knob Loop' },
    { kind: 'emergency', says: 'behind the laundry door' },
    { kind: 'emergency', says: 'blue handle in the crawlspace' },
    { kind: 'emergency', says: 'left of the range' },
    { kind: 'firstAid', says: 'top pantry shelf' },
    { kind: 'phone', of: 'medical', says: '8285550119' },
    { kind: 'phone', of: 'police', says: '8285550107' },
    { kind: 'phone', of: 'other', says: '8285550163' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'step', says: 'Strip the beds' },
    { kind: 'step', says: 'load the dishwasher' },
    { kind: 'step', says: 'haul the trash' },
    { kind: 'step', says: 'set the thermostat to 62' },
    { kind: 'phone', of: 'host', says: '8285550150' },
    { kind: 'email', says: 'fernhollow@example.com' },
  ],
}
