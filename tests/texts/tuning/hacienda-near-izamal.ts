import type { SampleText } from '../text.ts'

export const haciendaNearIzamal: SampleText = {
  name: 'hacienda near Izamal',
  language: 'en',
  shape: 'numbered manual',
  text: `HACIENDA XCANÁN – HOUSE MANUAL (rev. 7)

Thank you for choosing a house that is older than most countries, we hope you sleep well in it.

1) Address. Calle 31 x 20 s/n, Xcanán, 97540 Izamal, Yuc. Google gets the last turn wrong, use this pin: https://maps.app.goo.gl/Xc4nanYuc31

2) Arrival. Check-in from 3 p.m. Don Chucho opens the main gate for you; if he is at lunch the gate keypad takes 1866*. The iron key is for the front door: turn it twice, to the left (yes, left). Cars go under the ceiba, there is shade for five.

3) The rooms. Four bedrooms, four bathrooms, ten guests at most.
   a) Henequén Suite: king bed, stone bathtub, air conditioning
   b) Chapel Room: two queen beds, standing fan
   c) Machine House: billiard table, piano
   d) Kitchen: six-burner stove, espresso machine, glass jug of drinking water (the tap is for washing only)

4) Wi-Fi. Main house: XCANAN-CASA, password h4maca$iempre. By the pool: XCANAN-ALBERCA, password T0rtug@_Azul.

5) How things work
   a) A/C: set it to 24 °C, no lower, or the transformer trips.
   b) Pool lights: the switch is on the left column, behind the bougainvillea.
   c) Espresso machine: fill the tank, wait for the green light, then pull.

6) Doña Mirna makes breakfast between 8 and 10. Her papadzules are the reason people come back.

7) House rules
   a) No shoes on the painted tiles.
   b) No drones, they frighten the horses.
   c) Music off at midnight.

8) Leaving. Check-out is at noon.
   a) Leave the iron key with Don Chucho.
   b) Close the shutters on the east side.
   c) Settle the honesty bar in cash.

9) If something goes wrong
   a) Gas shut-off: red lever behind the kitchen, down is closed.
   b) Fire extinguishers: kitchen and Machine House.
   c) First-aid kit: pantry, top shelf.
   d) Police in Izamal: 988 555 0110. Clínica Itzamná, nights too: 988 555 0162.

10) Worth the trip: Cocina de Lucha in Izamal for poc chuc, 15 min by car. Cenote Chan-Ek, take water shoes, 25 min by car.

Questions, day or night: I'm Anselmo, your host, +52 999 555 0145, anselmo@xcanan.example.
`,
  expected: [
    { kind: 'name', says: 'HACIENDA XCANÁN' },
    { kind: 'welcome', says: 'Thank you for choosing a house' },
    { kind: 'address', says: 'Calle 31 x 20 s/n' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/Xc4nanYuc31' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'arrival', of: 'gate', says: 'Don Chucho opens the main gate' },
    { kind: 'code', opens: 'gate', says: '1866*' },
    { kind: 'arrival', of: 'steps', says: 'iron key is for the front door' },
    { kind: 'parking', says: 'Cars go under the ceiba' },
    { kind: 'count', of: 'bedrooms', says: 4 },
    { kind: 'count', of: 'bathrooms', says: 4 },
    { kind: 'count', of: 'maxGuests', says: 10 },
    { kind: 'feature', room: 'Henequén Suite', says: 'king bed' },
    { kind: 'feature', room: 'Henequén Suite', says: 'stone bathtub' },
    { kind: 'feature', room: 'Henequén Suite', says: 'air conditioning' },
    { kind: 'feature', room: 'Chapel Room', says: 'two queen beds' },
    { kind: 'feature', room: 'Chapel Room', says: 'standing fan' },
    { kind: 'feature', room: 'Machine House', says: 'billiard table' },
    { kind: 'feature', room: 'Machine House', says: 'piano' },
    { kind: 'feature', room: 'Kitchen', says: 'six-burner stove' },
    { kind: 'feature', room: 'Kitchen', says: 'espresso machine' },
    { kind: 'feature', room: 'Kitchen', says: 'jug of drinking water' },
    { kind: 'wifi', network: 'XCANAN-CASA', password: 'h4maca$iempre' },
    { kind: 'wifi', network: 'XCANAN-ALBERCA', password: 'T0rtug@_Azul' },
    { kind: 'device', says: 'set it to 24' },
    { kind: 'device', says: 'the switch is on the left column' },
    { kind: 'device', says: 'wait for the green light' },
    { kind: 'rule', says: 'No shoes on the painted tiles' },
    { kind: 'rule', says: 'No drones' },
    { kind: 'rule', says: 'Music off at midnight' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'step', says: 'Leave the iron key' },
    { kind: 'step', says: 'Close the shutters' },
    { kind: 'step', says: 'Settle the honesty bar' },
    { kind: 'emergency', says: 'red lever behind the kitchen' },
    { kind: 'emergency', says: 'Fire extinguishers' },
    { kind: 'firstAid', says: 'pantry, top shelf' },
    { kind: 'phone', of: 'police', says: '9885550110' },
    { kind: 'phone', of: 'medical', says: '9885550162' },
    { kind: 'place', category: 'Restaurant', says: 'Cocina de Lucha' },
    { kind: 'place', category: 'Attraction', says: 'Cenote Chan-Ek' },
    { kind: 'phone', of: 'host', says: '529995550145' },
    { kind: 'email', says: 'anselmo@xcanan.example' },
  ],
}
