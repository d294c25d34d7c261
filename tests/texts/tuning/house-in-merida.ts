import type { SampleText } from '../text.ts'

export const houseInMerida: SampleText = {
  name: 'house in Mérida',
  language: 'mixed',
  shape: 'bullets with emoji',
  text: `🏡 CASA CEIBA · guía rápida / quick guide
🙏 Bienvenidos, welcome! Esperamos que la disfruten mucho.

• ⏰ Check in 15:00 hrs, check out 11:00 hrs
• 📍 Dirección / Address: Calle 49-A #231 x 36 y 38, Privada Los Almendros casa 7, Temozón Norte, 97302 Mérida
• 💂 En la caseta give the guard your name and say "casa 7, familia Peniche"
• ☎️ Tel. de caseta / guard house: 999 555 0113
• 🔢 Front door code: 314159, para cerrar nomás presiona el candado
• 🚶 Portón peatonal / walking gate code: 0708
• 🌙 Late arrival? El guardia está las 24 h, no hace falta avisarnos
• 🚘 Parking: 2 cars under the carport, visitas afuera de la privada
• 📶 Wifi: CASA_CEIBA / Pass: Ki'imakOol.24
• 📶 Wifi alberca: CEIBA_POOL / Pass: Ha'97302
• 👨‍👩‍👧 7 guests, 3 recámaras, 3.5 baños

🛏 Master bedroom: king bed, walk-in closet, caja fuerte
🛏 Recámara 2: cama queen, hamaca
🛏 Recámara 3: two single beds, cuna de viaje
🍳 Cocina: horno de gas, air fryer, water dispenser
🌿 Terraza: asador de carbón, mesa para 8

Cómo funciona / How to
❄️ A/C: 24 is enough, please close doors and windows (la luz aquí es carísima)
🧺 Lavadora: ciclo "Rápido" 30 min, soap is under the sink
🚿 Calentador: push the red button twice si se apaga la flama

Reglas / Rules
🚫 No fumar adentro, terrace is ok
🐶 1 pet max, se cobra $400 de limpieza
🏊 Niños en la alberca always with an adult
🤫 Silencio 10 pm – 7 am, reglamento de la privada
🗑 Saca la basura martes y viernes before 7 am

Antes de irte / Before you leave
✔️ Turn off all the A/Cs
✔️ Lava los trastes or at least rinse them
✔️ Lock up and text us "listo"

Cerca / Nearby
🍽 La Chaya Loca: sopa de lima!! 5 min en coche
🌮 Tacos El Compadre Chucho: cochinita until noon, 8 min a pie
☕ Café Kuxtal: cold brew, 10 min walking
🛒 Súper Xtabay: 6 min a pie, abre 7 a 23 h
🏞 Cenote Noh-Beh: go early, 40 min by car

Emergencias
🔥 Gas leak? Cierra la llave amarilla behind the kitchen wall
⚡ Breaker box: en el pasillo, beside the linen closet
🌀 Hurricane: velas, radio y agua are in the bodega
🩹 Botiquín: under the guest bathroom sink
🚑 Clínica San Joaquín: 999 555 0144
👮 Policía estatal: 999 555 0101

💬 Your hosts: Wendy +52 999 555 0170 (español) & Mark +1 512 555 0170 (English)
`,
  expected: [
    { kind: 'name', says: 'CASA CEIBA' },
    { kind: 'welcome', says: 'Bienvenidos, welcome' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'address', says: 'Calle 49-A #231' },
    { kind: 'arrival', of: 'gate', says: 'give the guard your name' },
    { kind: 'phone', of: 'gate', says: '9995550113' },
    { kind: 'code', opens: 'door', says: '314159' },
    { kind: 'code', opens: 'gate', says: '0708' },
    { kind: 'arrival', of: 'late', says: 'El guardia está las 24 h' },
    { kind: 'parking', says: '2 cars under the carport' },
    { kind: 'wifi', network: 'CASA_CEIBA', password: "Ki'imakOol.24" },
    { kind: 'wifi', network: 'CEIBA_POOL', password: "Ha'97302" },
    { kind: 'count', of: 'maxGuests', says: 7 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 3.5 },
    { kind: 'feature', room: 'Master bedroom', says: 'king bed' },
    { kind: 'feature', room: 'Master bedroom', says: 'walk-in closet' },
    { kind: 'feature', room: 'Master bedroom', says: 'caja fuerte' },
    { kind: 'feature', room: 'Recámara 2', says: 'cama queen' },
    { kind: 'feature', room: 'Recámara 2', says: 'hamaca' },
    { kind: 'feature', room: 'Recámara 3', says: 'two single beds' },
    { kind: 'feature', room: 'Recámara 3', says: 'cuna de viaje' },
    { kind: 'feature', room: 'Cocina', says: 'horno de gas' },
    { kind: 'feature', room: 'Cocina', says: 'air fryer' },
    { kind: 'feature', room: 'Cocina', says: 'water dispenser' },
    { kind: 'feature', room: 'Terraza', says: 'asador de carbón' },
    { kind: 'feature', room: 'Terraza', says: 'mesa para 8' },
    { kind: 'device', says: '24 is enough' },
    { kind: 'device', says: 'soap is under the sink' },
    { kind: 'device', says: 'push the red button twice' },
    { kind: 'rule', says: 'No fumar adentro' },
    { kind: 'rule', says: '1 pet max' },
    { kind: 'rule', says: 'Niños en la alberca' },
    { kind: 'rule', says: 'Silencio 10 pm' },
    { kind: 'rule', says: 'Saca la basura martes y viernes' },
    { kind: 'step', says: 'Turn off all the A/Cs' },
    { kind: 'step', says: 'Lava los trastes' },
    { kind: 'step', says: 'Lock up and text us' },
    { kind: 'place', category: 'Restaurant', says: 'La Chaya Loca' },
    { kind: 'place', category: 'Restaurant', says: 'Tacos El Compadre Chucho' },
    { kind: 'place', category: 'Cafe', says: 'Café Kuxtal' },
    { kind: 'place', category: 'Shop', says: 'Súper Xtabay' },
    { kind: 'place', category: 'Attraction', says: 'Cenote Noh-Beh' },
    { kind: 'emergency', says: 'Cierra la llave amarilla' },
    { kind: 'emergency', says: 'beside the linen closet' },
    { kind: 'emergency', says: 'velas, radio y agua' },
    { kind: 'firstAid', says: 'under the guest bathroom sink' },
    { kind: 'phone', of: 'medical', says: '9995550144' },
    { kind: 'phone', of: 'police', says: '9995550101' },
    { kind: 'phone', of: 'host', says: '529995550170' },
    { kind: 'phone', of: 'host', says: '15125550170' },
  ],
}
