import type { SampleText } from '../text.ts'

export const beachHouseInTroncones: SampleText = {
  name: 'beach house in Troncones',
  language: 'en',
  shape: 'listing',
  text: `Casa Marea – barefoot beach house in Troncones

Welcome to our little piece of the Costa Grande! We built the place in 2016 with a local architect, and our two (now grown) kids still fight over the hammock.

Sleeps 8 | 3 bedrooms | 2.5 baths
Check-in 4pm | Check-out 10:30am

BEDROOMS
Ocean Suite – king bed, mosquito net, mini split A/C
Garden Room – two queen beds, ceiling fan, blackout curtains
Kids' Loft – four twin bunks and a box of Lego

SHARED SPACES
Kitchen – gas range, blender, French press, fridge w/ ice maker
Palapa – hammock, dining table for 10, ping pong table
Pool deck – six loungers, outdoor shower

Starlink wi-fi all over the house, we send the password once you book.

GETTING HERE
From Zihuatanejo airport it's 40 minutes; an official taxi runs about 900 pesos. If you're driving, take the 200 toward Lázaro Cárdenas and turn off at the Pemex. Park on the gravel inside the wall, there is room for two cars. Address: Av. de la Playa lote 46, Troncones, Gro. 40804

THINGS TO NOTE
• Quiet hours 10pm to 8am
• Dogs OK if you ask first ($25/night), cats sorry no
• No glass by the pool
• Rinse the sand off before you come inside, pls
• We are NOT suitable for large events

NEARBY
La Chuyita – fish tacos on the sand, 5 min walk
Mini Super Lupita – two blocks, cold beer and not much else
Punta Lobos – the surf break, best at high tide, 15 minutes on foot
Sunsets here are free.

Questions? Text Karen at +1 (415) 555-0137 or write to karen@casamarea.example
`,
  expected: [
    { kind: 'name', says: 'Casa Marea' },
    { kind: 'welcome', says: 'Welcome to our little piece' },
    { kind: 'count', of: 'maxGuests', says: 8 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 2.5 },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '10:30' },
    { kind: 'feature', room: 'Ocean Suite', says: 'king bed' },
    { kind: 'feature', room: 'Ocean Suite', says: 'mosquito net' },
    { kind: 'feature', room: 'Ocean Suite', says: 'mini split' },
    { kind: 'feature', room: 'Garden Room', says: 'two queen beds' },
    { kind: 'feature', room: 'Garden Room', says: 'ceiling fan' },
    { kind: 'feature', room: 'Garden Room', says: 'blackout curtains' },
    { kind: 'feature', room: "Kids' Loft", says: 'four twin bunks' },
    { kind: 'feature', room: "Kids' Loft", says: 'box of Lego' },
    { kind: 'feature', room: 'Kitchen', says: 'gas range' },
    { kind: 'feature', room: 'Kitchen', says: 'blender' },
    { kind: 'feature', room: 'Kitchen', says: 'French press' },
    { kind: 'feature', room: 'Kitchen', says: 'fridge' },
    { kind: 'feature', room: 'Palapa', says: 'hammock' },
    { kind: 'feature', room: 'Palapa', says: 'dining table for 10' },
    { kind: 'feature', room: 'Palapa', says: 'ping pong table' },
    { kind: 'feature', room: 'Pool deck', says: 'six loungers' },
    { kind: 'feature', room: 'Pool deck', says: 'outdoor shower' },
    { kind: 'arrival', of: 'byPlane', says: 'From Zihuatanejo airport' },
    { kind: 'arrival', of: 'byCar', says: 'take the 200' },
    { kind: 'parking', says: 'gravel inside the wall' },
    { kind: 'address', says: 'Av. de la Playa lote 46' },
    { kind: 'rule', says: 'Quiet hours' },
    { kind: 'rule', says: 'Dogs OK' },
    { kind: 'rule', says: 'No glass by the pool' },
    { kind: 'rule', says: 'Rinse the sand off' },
    { kind: 'rule', says: 'NOT suitable for large events' },
    { kind: 'place', category: 'Restaurant', says: 'La Chuyita' },
    { kind: 'place', category: 'Shop', says: 'Mini Super Lupita' },
    { kind: 'place', category: 'Attraction', says: 'Punta Lobos' },
    { kind: 'phone', of: 'host', says: '14155550137' },
    { kind: 'email', says: 'karen@casamarea.example' },
  ],
}
