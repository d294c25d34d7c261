import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'bullets-es',
  language: 'es',
  shape: 'bullets with emoji',
  text: `🏡 ¡Bienvenidos a Casa Luna de Barro! 🏡
Esperamos que se sientan como en casa.

📍 Privada Los Cedros #27, Barrio de Guadalupe, San Cristóbal de las Casas, Chiapas

🕒 Check in: 15:00 h
🕚 Check out: 11:00 h

📶 WiFi
• Red: LunaDeBarro
• Contraseña: ambar2023*

🔑 Cómo entrar
• La puerta de la calle tiene un teclado, marquen 7402 y el símbolo de palomita
• Crucen el patio, su casita es la de la puerta roja
• Si la chapa no abre jalen la puerta hacia ustedes y vuelvan a girar

🚗 Estacionamiento
• Cabe un coche chico en el patio
• Camionetas grandes: estacionamiento La Merced, a 2 cuadras

🔥 Chimenea y calefactor
• La leña y el ocote están en la canasta
• El calefactor de gas se prende dejando apretado el botón 15 segundos

🚿 Agua caliente: dejen correr el agua un minuto, el boiler es de paso

🍳 La cocina tiene
• Estufa y horno
• Refri
• Molino de café y prensa francesa

📺 Tele: es smart, entren con su cuenta de Netflix

🚭 No fumar dentro de la casa
🐶 Aceptamos un perrito, no lo dejen solo
🔇 Silencio a partir de las 10pm
🎉 No fiestas

🗑️ Separen orgánica e inorgánica, el camión pasa lunes y jueves a las 7 am

🍽️ Dónde comer
• TierrAdentro: desayunos y café de la región
• El Fogón de Jovel - comida chiapaneca, pidan el tascalate
☕ Carajillo, el mejor espresso, a 5 min a pie
🛒 Mercado Viejo para fruta y verdura

🚨 Emergencias
• 911
• Cruz Roja: 967 555 0165
• Policía: 967 555 0166
• Llave general de gas: atrás de la casa junto al tanque
• Extintor en la cocina

🩹 El botiquín está arriba del refri

👋 Al salir
• Apaguen calefactor y luces
• Dejen las toallas en la regadera
• Jalen bien la puerta de la calle

📞 Soy Inés, escríbanme por WhatsApp al 967 555 0127`,
  expected: [
    { kind: 'name', says: 'Casa Luna de Barro' },
    { kind: 'welcome', says: 'como en casa' },
    { kind: 'address', says: 'Privada Los Cedros #27' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'wifi', network: 'LunaDeBarro', password: 'ambar2023*' },
    { kind: 'code', opens: 'door', says: '7402' },
    { kind: 'arrival', of: 'steps', says: 'puerta roja' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'chapa no abre' },
    { kind: 'parking', says: 'coche chico' },
    { kind: 'parking', says: 'La Merced' },
    { kind: 'device', says: 'leña y el ocote' },
    { kind: 'device', says: 'calefactor de gas' },
    { kind: 'device', says: 'boiler es de paso' },
    { kind: 'feature', room: 'cocina', says: 'Estufa' },
    { kind: 'feature', room: 'cocina', says: 'Refri' },
    { kind: 'feature', room: 'cocina', says: 'Molino de café' },
    { kind: 'device', says: 'Tele' },
    { kind: 'rule', says: 'No fumar' },
    { kind: 'rule', says: 'perrito' },
    { kind: 'rule', says: 'Silencio' },
    { kind: 'rule', says: 'No fiestas' },
    { kind: 'rule', says: 'orgánica' },
    { kind: 'place', category: 'Restaurant', says: 'TierrAdentro' },
    { kind: 'place', category: 'Restaurant', says: 'El Fogón de Jovel' },
    { kind: 'place', category: 'Cafe', says: 'Carajillo' },
    { kind: 'place', category: 'Shop', says: 'Mercado Viejo' },
    { kind: 'phone', of: 'medical', says: '9675550165' },
    { kind: 'phone', of: 'police', says: '9675550166' },
    { kind: 'emergency', says: 'gas: atrás' },
    { kind: 'emergency', says: 'Extintor' },
    { kind: 'firstAid', says: 'arriba del refri' },
    { kind: 'step', says: 'Apaguen calefactor' },
    { kind: 'step', says: 'toallas' },
    { kind: 'step', says: 'Jalen bien la puerta' },
    { kind: 'phone', of: 'host', says: '9675550127' },
  ],
}

export default sample
