import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'bullets-en',
  language: 'en',
  shape: 'bullets with emoji',
  text: `✨ THE PINK DOOR STUDIO ✨
Welcome, and make yourself at home!

👥 2 guests · 1 bedroom · 1 bath

⏰ Arrival & departure
✅ Check in after 15:30
✅ Late arrivals: let yourself in quietly, the porch light is on a timer
✅ Check out before 10:30 am

🔐 Access
✅ Side gate: 3141
✅ Studio door: 2718, wait for the beep
✅ Spare key: ask Priya at the flower shop next door

📡 Internet
✅ PinkDoor-5G
✅ Pass: strawberry!Moon

🅿️ Street parking is free after 6 pm and all day Sunday. Not allowed on the north side on Tuesdays (street cleaning)

🚌 From the bus station take line 12 to Garden Street, then walk 3 minutes

🛏️ Sleeping area
- Queen bed with memory foam
- Fan in the closet
- Iron & board

🧺 Laundry: coin machines in the basement, bring quarters

❄️ AC unit: press the snowflake, 68-74 works best

☕ Coffee machine: fill the tank at the back, pods are in the jar

📜 Please note
🚫 no parties or events
🚫 no candles
🚫 no shoes on the bed :)
🐱 The cat outside is not ours, please don't let her in

🍜 Food nearby
- Saigon Lantern – pho and banh mi, 4 min walk
- Mama Rosa's Pizzeria – order the white pie
🍺 The Crooked Ladder – local beers, live jazz on Fridays
🎨 Museum of Small Things – weird and wonderful
🌳 Linden Park – great for a morning run
💊 Corner Pharmacy – open late

🆘 Safety
- Smoke detectors in every room
- Extinguisher: left of the stove
- Band-aids and first aid box in the top bathroom drawer
- Urgent care: Westside Clinic 503 555 0188
- Gas leak? shut the yellow valve outside the back door and call 503 555 0189

🧳 Before you leave
- Wash your dishes
- Bag the trash and drop it in the black bin
- Turn off AC & lights

💬 Host: Priya – 503 555 0177 – priya@pinkdoor.example`,
  expected: [
    { kind: 'name', says: 'THE PINK DOOR STUDIO' },
    { kind: 'welcome', says: 'make yourself at home' },
    { kind: 'count', of: 'maxGuests', says: 2 },
    { kind: 'count', of: 'bedrooms', says: 1 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'time', of: 'checkIn', says: '15:30' },
    { kind: 'arrival', of: 'late', says: 'let yourself in quietly' },
    { kind: 'time', of: 'checkOut', says: '10:30' },
    { kind: 'arrival', of: 'steps', says: 'flower shop' },
    { kind: 'code', opens: 'gate', says: '3141' },
    { kind: 'code', opens: 'door', says: '2718' },
    { kind: 'wifi', network: 'PinkDoor-5G', password: 'strawberry!Moon' },
    { kind: 'parking', says: 'Street parking is free' },
    { kind: 'arrival', of: 'byBus', says: 'line 12' },
    { kind: 'feature', room: 'Sleeping area', says: 'Queen bed' },
    { kind: 'feature', room: 'Sleeping area', says: 'Fan in the closet' },
    { kind: 'feature', room: 'Sleeping area', says: 'Iron & board' },
    { kind: 'device', says: 'coin machines' },
    { kind: 'device', says: 'AC unit' },
    { kind: 'device', says: 'Coffee machine' },
    { kind: 'rule', says: 'no parties' },
    { kind: 'rule', says: 'no candles' },
    { kind: 'rule', says: 'no shoes' },
    { kind: 'rule', says: 'let her in' },
    { kind: 'place', category: 'Restaurant', says: 'Saigon Lantern' },
    { kind: 'place', category: 'Restaurant', says: 'Mama Rosa' },
    { kind: 'place', category: 'Bar', says: 'The Crooked Ladder' },
    { kind: 'place', category: 'Attraction', says: 'Museum of Small Things' },
    { kind: 'place', category: 'Attraction', says: 'Linden Park' },
    { kind: 'place', category: 'Shop', says: 'Corner Pharmacy' },
    { kind: 'emergency', says: 'Smoke detectors' },
    { kind: 'emergency', says: 'Extinguisher' },
    { kind: 'firstAid', says: 'top bathroom drawer' },
    { kind: 'phone', of: 'medical', says: '5035550188' },
    { kind: 'emergency', says: 'yellow valve' },
    { kind: 'phone', of: 'other', says: '5035550189' },
    { kind: 'step', says: 'Wash your dishes' },
    { kind: 'step', says: 'Bag the trash' },
    { kind: 'step', says: 'Turn off AC' },
    { kind: 'phone', of: 'host', says: '5035550177' },
    { kind: 'email', says: 'priya@pinkdoor.example' },
  ],
}

export default sample
