import type { SampleText } from '../text.ts'

export const loftInOaxaca: SampleText = {
  name: 'loft in Oaxaca',
  language: 'en',
  shape: 'bullets with emoji',
  text: `✨ LOFT COCHINILLA ✨ Oaxaca Centro

👋 Welcome, so glad you're here! This is the short version, the long one is in the blue folder nobody reads.

🕒 Check-in: 3:00 PM | Check-out: 11:00 AM
📍 Calle de los Frailes 512-B, 68000 Oaxaca de Juárez, Oax.
🗺️ https://maps.app.goo.gl/LoftC0chinilla
🔑 Lockbox on the bike rack: 7158
🚪 If the street door sticks, push with your shoulder (it swells when it rains)
🚌 The ADO bus terminal is a 15 min walk, or 60 pesos by taxi
✈️ From the airport, the shared van costs 150 pp
🚗 No parking here! Use the lot on Reforma, 25 pesos/hr, closes at 10 pm
📶 LoftCochinilla_2G, pw: gr4na.roja
📶 LoftCochinilla_5G, pw: gr4na.roja.5
👥 Max 3 people, 1 bedroom, 1 bath

🛏️ Mezzanine: queen bed, linen sheets, reading lights
🛋️ Living room: sofa bed, projector
🍳 Kitchen: moka pot, toaster, 20 L water jug (drink that one, never the tap)
🚿 Bathroom: rain shower, hair dryer

How to…
🔥 Induction hob: only works with the black pans, hold the padlock key 3 sec to unlock
📽️ Projector: pick HDMI 2, the remote is in the drawer
❄️ Portable AC: hose out the window or it won't cool

House rules
🚭 No smoking indoors
🐾 Small pets ok, under 10 kg
🤫 Quiet after 11 pm, the walls are adobe but the windows aren't
🛌 No overnight visitors without telling me

Before you leave
🗑️ Take the trash down to the patio bins
🪟 Shut the skylight
🔑 Key back in the lockbox

My favorites
🌮 Tlayudas La Güera: dinner only, 4 min walk
☕ Café Nube Negra: pour over and good light, 2 min walk
🍸 Mezcalería El Murciélago: ask for the tobalá
🛍️ Mercado del Jazmín: fruit and quesillo, Sundays are best
🏛️ Museo del Telar: free on Sundays, 9 min on foot https://maps.app.goo.gl/T3larMus
💊 Farmacia La Luna: open 24 h

Just in case
🌎 Earthquake alarm: go down to the patio and wait by the lemon tree
🧯 Extinguisher next to the fridge
🩹 First aid kit: bathroom shelf
🏥 Hospital Molino: 951 555 0155
📱 I'm Itzel, your host: +52 951 555 0122 (WhatsApp) or hola@loftcochinilla.example
`,
  expected: [
    { kind: 'name', says: 'LOFT COCHINILLA' },
    { kind: 'welcome', says: "so glad you're here" },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'address', says: 'Calle de los Frailes 512-B' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/LoftC0chinilla' },
    { kind: 'code', opens: 'lockbox', says: '7158' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'push with your shoulder' },
    { kind: 'arrival', of: 'byBus', says: 'ADO bus terminal' },
    { kind: 'arrival', of: 'byPlane', says: 'the shared van costs' },
    { kind: 'parking', says: 'No parking here' },
    { kind: 'parking', says: 'the lot on Reforma' },
    { kind: 'wifi', network: 'LoftCochinilla_2G', password: 'gr4na.roja' },
    { kind: 'wifi', network: 'LoftCochinilla_5G', password: 'gr4na.roja.5' },
    { kind: 'count', of: 'maxGuests', says: 3 },
    { kind: 'count', of: 'bedrooms', says: 1 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'feature', room: 'Mezzanine', says: 'queen bed' },
    { kind: 'feature', room: 'Mezzanine', says: 'linen sheets' },
    { kind: 'feature', room: 'Mezzanine', says: 'reading lights' },
    { kind: 'feature', room: 'Living room', says: 'sofa bed' },
    { kind: 'feature', room: 'Living room', says: 'projector' },
    { kind: 'feature', room: 'Kitchen', says: 'moka pot' },
    { kind: 'feature', room: 'Kitchen', says: 'toaster' },
    { kind: 'feature', room: 'Kitchen', says: '20 L water jug' },
    { kind: 'feature', room: 'Bathroom', says: 'rain shower' },
    { kind: 'feature', room: 'Bathroom', says: 'hair dryer' },
    { kind: 'device', says: 'only works with the black pans' },
    { kind: 'device', says: 'pick HDMI 2' },
    { kind: 'device', says: 'hose out the window' },
    { kind: 'rule', says: 'No smoking indoors' },
    { kind: 'rule', says: 'Small pets ok' },
    { kind: 'rule', says: 'Quiet after 11 pm' },
    { kind: 'rule', says: 'No overnight visitors' },
    { kind: 'step', says: 'Take the trash down' },
    { kind: 'step', says: 'Shut the skylight' },
    { kind: 'step', says: 'Key back in the lockbox' },
    { kind: 'place', category: 'Restaurant', says: 'Tlayudas La Güera' },
    { kind: 'place', category: 'Cafe', says: 'Café Nube Negra' },
    { kind: 'place', category: 'Bar', says: 'Mezcalería El Murciélago' },
    { kind: 'place', category: 'Shop', says: 'Mercado del Jazmín' },
    { kind: 'place', category: 'Attraction', says: 'Museo del Telar' },
    { kind: 'place', category: 'Shop', says: 'Farmacia La Luna' },
    { kind: 'emergency', says: 'wait by the lemon tree' },
    { kind: 'emergency', says: 'Extinguisher next to the fridge' },
    { kind: 'firstAid', says: 'bathroom shelf' },
    { kind: 'phone', of: 'medical', says: '9515550155' },
    { kind: 'phone', of: 'host', says: '529515550122' },
    { kind: 'email', says: 'hola@loftcochinilla.example' },
  ],
}
