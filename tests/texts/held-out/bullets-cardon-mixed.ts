import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'bullets-cardon-mixed',
  language: 'mixed',
  shape: 'bullets with emoji',
  text: `🌵🌵 CASITA CARDÓN 🌵🌵
hey hey, so glad you're here, qué gusto recibirlos! 🤗

➡️ Calle Pitahaya 31, Col. El Otro Lado, Todos Santos, BCS 23300
➡️ Pin: https://goo.gl/maps/CrdN55ts

🛬 Flying into Los Cabos? El autobús Águila sale de la terminal 1, about 90 min to town
🚙 By car: highway 19 north, pasando el arco es la segunda a la derecha (dirt road, go slow)
🅿️ Inside the wall, cabe una SUV o dos carritos

⏱ In: 3 pm
⏱ Out: 11 am, the cleaning crew llega puntual!
🌙 Si llegan tarde just text me from the Pemex, I'll leave the string lights on
💸 Late checkout 500 pesos, si hay chance

🔢 Portón → 5566*
🔢 Front door keypad → 1947, then pull the handle UP
🗝️ Spare key → lockbox behind the bougainvillea, 802

📶 Starlink_Cardon
📶 pw: nopal-y-luna

🛌 Recámara grande
   · king bed
   · ceiling fan
   · caja fuerte
🛌 Recámara chica
   · 2 twin beds
🍳 Kitchen
   · gas range
   · licuadora
   · French press
🏝️ Palapa de arriba
   · hamaca
   · telescope

🧠 How stuff works
✔️ Hot water is solar ☀️ si está nublado prendan el boiler, switch junto al lavadero
✔️ A/C: white remote, modo COOL, 24 grados y puertas cerradas
✔️ TV: usen el Fire Stick, input HDMI 1

🙏 Porfis
❌ no smoking indoors
❌ No música fuerte after 10
❌ No pets, hay gallinas sueltas (they are divas)
✅ Kids welcome pero nunca solos en la alberca
♻️ Trash: martes y viernes, bote verde afuera
🚽 Papel al bote please, we have a septic tank

🌮 Nom nom
   · Taquería Los Primos, fish tacos, cash only
   · La Morada: fancy dinner, hagan reserva
☕ Café Salitre, cold brew y pan de elote
🍹 El Zarape, margaritas at sunset
🐢 Las Playitas – liberan tortuguitas Nov to Feb, the kids cry (happy tears)
🛒 Abarrotes Chayo, agua, hielo, sunscreen

🚑 Just in case
   · Bomberos 612 555 0136
   · Clínica Santa Fe (24 h) 612 555 0184
   · Extinguisher: lado izq de la estufa
   · First aid kit: linen closet, repisa de arriba
   · Don't drink the tap water, usen el garrafón

👋 Antes de irse
   ☐ turn off los aires
   ☐ lava tus platos
   ☐ keys back in the lockbox
   ☐ cierra el portón

⭐ "Best sunsets of our lives" – Tom & Becky, Oregon

📱 Marisol (your host) +52 612 555 0150
📱 Chuy, jardinero y handyman, 612 555 0151
💌 hola@casitacardon.example`,
  expected: [
    { kind: 'name', says: 'CASITA CARDÓN' },
    { kind: 'welcome', says: "so glad you're here" },
    { kind: 'address', says: 'Calle Pitahaya 31' },
    { kind: 'mapsLink', says: 'CrdN55ts' },
    { kind: 'arrival', of: 'byPlane', says: 'autobús Águila' },
    { kind: 'arrival', of: 'byCar', says: 'highway 19 north' },
    { kind: 'parking', says: 'cabe una SUV' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'arrival', of: 'late', says: 'Si llegan tarde' },
    { kind: 'code', opens: 'gate', says: '5566*' },
    { kind: 'code', opens: 'door', says: '1947' },
    { kind: 'code', opens: 'lockbox', says: '802' },
    { kind: 'wifi', network: 'Starlink_Cardon', password: 'nopal-y-luna' },
    { kind: 'feature', room: 'Recámara grande', says: 'king bed' },
    { kind: 'feature', room: 'Recámara grande', says: 'ceiling fan' },
    { kind: 'feature', room: 'Recámara grande', says: 'caja fuerte' },
    { kind: 'feature', room: 'Recámara chica', says: '2 twin beds' },
    { kind: 'feature', room: 'Kitchen', says: 'gas range' },
    { kind: 'feature', room: 'Kitchen', says: 'licuadora' },
    { kind: 'feature', room: 'Kitchen', says: 'French press' },
    { kind: 'feature', room: 'Palapa de arriba', says: 'hamaca' },
    { kind: 'feature', room: 'Palapa de arriba', says: 'telescope' },
    { kind: 'device', says: 'prendan el boiler' },
    { kind: 'device', says: 'white remote' },
    { kind: 'device', says: 'Fire Stick' },
    { kind: 'rule', says: 'no smoking indoors' },
    { kind: 'rule', says: 'No música fuerte' },
    { kind: 'rule', says: 'No pets' },
    { kind: 'rule', says: 'nunca solos en la alberca' },
    { kind: 'rule', says: 'bote verde' },
    { kind: 'rule', says: 'Papel al bote' },
    { kind: 'place', category: 'Restaurant', says: 'Taquería Los Primos' },
    { kind: 'place', category: 'Restaurant', says: 'La Morada' },
    { kind: 'place', category: 'Cafe', says: 'Café Salitre' },
    { kind: 'place', category: 'Bar', says: 'El Zarape' },
    { kind: 'place', category: 'Attraction', says: 'Las Playitas' },
    { kind: 'place', category: 'Shop', says: 'Abarrotes Chayo' },
    { kind: 'phone', of: 'fire', says: '6125550136' },
    { kind: 'phone', of: 'medical', says: '6125550184' },
    { kind: 'emergency', says: 'Extinguisher' },
    { kind: 'firstAid', says: 'linen closet' },
    { kind: 'emergency', says: 'drink the tap water' },
    { kind: 'step', says: 'turn off los aires' },
    { kind: 'step', says: 'lava tus platos' },
    { kind: 'step', says: 'keys back in the lockbox' },
    { kind: 'step', says: 'cierra el portón' },
    { kind: 'phone', of: 'host', says: '526125550150' },
    { kind: 'phone', of: 'other', says: '6125550151' },
    { kind: 'email', says: 'hola@casitacardon.example' },
  ],
}

export default sample
