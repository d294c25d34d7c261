import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'chat-mixed',
  language: 'mixed',
  shape: 'chat',
  text: `Hi Megan! This is Beto from Loft Mezquite, excited to host you guys tomorrow!

Here is everything you need:

Check in anytime after 2 pm, it's self check in. The building door is always open until 9, after that use the code 3307 on the keypad.

Your loft is number 5, third floor, no elevator sorry! The key is inside the lockbox hanging from the rail, pin 9054.

Para el wifi: MEZQUITE_LOFT / nopalitos2024

Te dejo también la ubicación https://maps.app.goo.gl/Mzq5LftPtr8 porque Google a veces manda a la calle de atrás

If you have a car there is a guarded parking lot on Reforma 310, it's 120 pesos per night. Do not leave anything inside the car please.

El calentador es solar, así que el agua sale caliente sobre todo en la tarde. If it's cloudy switch on the backup heater next to the washing machine.

The AC remote is in the drawer, keep the windows closed when it's on

Porfa no fumen adentro, hay multa de 2000 pesos. Also no parties, the neighbours are a lovely older couple

Drinking water: garrafón in the kitchen, el agua de la llave no se toma

For dinner you have to try Zandunga (Oaxacan food, 7 minutes walking) and for mezcal go to In Situ, es mi bar favorito. Breakfast: Boulenc, amazing bread!!

There's a 24h pharmacy, Farmacias del Ahorro, one block away

On the last day checkout is at noon. Just leave the key back in the lockbox, deja los platos lavados and turn off the AC

Any problem my number is +52 951 555 0143. My neighbor Lupita speaks a bit of English too 951 555 0144

Saludos!!`,
  expected: [
    { kind: 'name', says: 'Loft Mezquite' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'code', opens: 'door', says: '3307' },
    { kind: 'arrival', of: 'steps', says: 'third floor' },
    { kind: 'code', opens: 'lockbox', says: '9054' },
    { kind: 'wifi', network: 'MEZQUITE_LOFT', password: 'nopalitos2024' },
    { kind: 'mapsLink', says: 'Mzq5LftPtr8' },
    { kind: 'parking', says: 'guarded parking lot' },
    { kind: 'device', says: 'calentador es solar' },
    { kind: 'device', says: 'AC remote' },
    { kind: 'rule', says: 'no fumen' },
    { kind: 'rule', says: 'no parties' },
    { kind: 'emergency', says: 'garrafón in the kitchen' },
    { kind: 'place', category: 'Restaurant', says: 'Zandunga' },
    { kind: 'place', category: 'Bar', says: 'In Situ' },
    { kind: 'place', category: 'Restaurant', says: 'Boulenc' },
    { kind: 'place', category: 'Shop', says: 'Farmacias del Ahorro' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'step', says: 'leave the key back' },
    { kind: 'step', says: 'platos lavados' },
    { kind: 'step', says: 'turn off the AC' },
    { kind: 'phone', of: 'host', says: '9515550143' },
    { kind: 'phone', of: 'other', says: '9515550144' },
  ],
}

export default sample
