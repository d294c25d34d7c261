import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'numbered-en',
  language: 'en',
  shape: 'numbered manual',
  text: `Welcome to Casa Marea! We are so happy you chose our little beach house. Please read this manual before you arrive.

1) Getting here
From Cancun airport take the ADO bus to Playa del Carmen (about 1 hour), then a taxi to the house, $100 pesos.
If you drive, follow highway 307 south and turn left at the Pemex.
Address: Av. 38 Norte 215, Zazil-Ha, Playa del Carmen, Q.R.
https://goo.gl/maps/Qm4reaXy77

2) Getting in
Check-in from 3:00 PM.
The gate code is *5590 and the front door code is 2468.
If the keypad doesn't light up, touch the lock with the palm of your hand.

3) Wi-Fi
Network: CasaMarea_Guest
Password: Turtle&Reef9
Upstairs use CasaMarea_Up, same password.

4) How things work
Air conditioning: the remotes are on the nightstands. Please turn it off when you go out.
Stove: open the gas valve under the counter and light it with the lighter.
Hot water: flip the switch marked "boiler" 20 minutes before showering.
Drinking water: tap water is not safe to drink. Use the big bottle in the kitchen.
Trash: pickup is on Monday and Thursday. Leave bags in the green bin outside.
Pool pump: runs by itself at night, please don't touch the timer.

5) Rules
5.1 Maximum 4 guests. No extra visitors overnight.
5.2 No loud music after 11 PM.
5.3 Sorry, no pets.
5.4 Do not flush toilet paper.

6) Eat and drink
Chez Paulette: breakfast and juice, 5 minute walk.
El Fogon - the best tacos al pastor in town.
Marina Club: cocktails on the beach, 15 min walk.

7) If something happens
Hospital Riviera: 984 555 0171 (24 hours).
Fire dept: 984 555 0172
The breaker box is behind the painting in the hallway.
Call me (Sofia) on WhatsApp +52 984 555 0170.

8) When you leave
Check-out is 11 AM.
Strip the beds and leave the towels in the bathtub.
Empty the fridge.
Lock all doors and leave the keys on the table.`,
  expected: [
    { kind: 'name', says: 'Casa Marea' },
    { kind: 'welcome', says: 'so happy you chose' },
    { kind: 'arrival', of: 'byPlane', says: 'ADO bus' },
    { kind: 'arrival', of: 'byCar', says: 'highway 307' },
    { kind: 'address', says: 'Av. 38 Norte 215' },
    { kind: 'mapsLink', says: 'Qm4reaXy77' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'code', opens: 'gate', says: '*5590' },
    { kind: 'code', opens: 'door', says: '2468' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'palm of your hand' },
    { kind: 'wifi', network: 'CasaMarea_Guest', password: 'Turtle&Reef9' },
    { kind: 'wifi', network: 'CasaMarea_Up', password: 'Turtle&Reef9' },
    { kind: 'device', says: 'remotes are on the nightstands' },
    { kind: 'device', says: 'Stove' },
    { kind: 'device', says: 'Hot water' },
    { kind: 'emergency', says: 'not safe to drink' },
    { kind: 'rule', says: 'green bin' },
    { kind: 'device', says: 'Pool pump' },
    { kind: 'count', of: 'maxGuests', says: 4 },
    { kind: 'rule', says: 'No extra visitors' },
    { kind: 'rule', says: 'No loud music' },
    { kind: 'rule', says: 'no pets' },
    { kind: 'rule', says: 'toilet paper' },
    { kind: 'place', category: 'Restaurant', says: 'Chez Paulette' },
    { kind: 'place', category: 'Restaurant', says: 'El Fogon' },
    { kind: 'place', category: 'Bar', says: 'Marina Club' },
    { kind: 'phone', of: 'medical', says: '9845550171' },
    { kind: 'phone', of: 'fire', says: '9845550172' },
    { kind: 'emergency', says: 'breaker box' },
    { kind: 'phone', of: 'host', says: '9845550170' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'step', says: 'Strip the beds' },
    { kind: 'step', says: 'Empty the fridge' },
    { kind: 'step', says: 'Lock all doors' },
  ],
}

export default sample
