import type { SampleText } from '#tests/texts/text.ts'

export const bungalowInSayulita: SampleText = {
  name: 'bungalow in Sayulita',
  language: 'mixed',
  shape: 'bullets with emoji',
  text: `🌴🌊 BUNGALOW IGUANA VERDE 🌊🌴
So happy you're coming, amigos! Lean esto con un cafecito.

📌 Calle Cangrejos 77, Gringo Hill, Sayulita, Nayarit
🗺 https://maps.app.goo.gl/IgnVrd77Say
🕓 Your place is ready a las 4 pm. El día de salida, 11 am and not a minute more jaja
✈️ Desde PVR take the green and white bus across the footbridge, 60 pesos, o un Uber, unos 800
🚗 By car sigan la 200 hasta el Oxxo grande and turn left where the surfboards are
👟 El último tramo es a pie: up the stone stairs, pasando la bugambilia, and it's the turquoise door
🔑 La llave is with Toño at the tiendita de abajo, 329 555 0116, just say "Iguana"
🌚 If your flight is delayed Toño cierra a las 10, so he slides the key under the mat
🚙 Park on the street de lado derecho only, del otro lado sí hay grúa
📡 Network iguana_arriba // contraseña Limon&Sal22

👨‍👩‍👧‍👦 Máximo 5, two bedrooms, 1 baño
🛌 Cuarto de arriba » king bed, mosquito net
🛌 Cuarto de abajo » litera, un sofá cama
🍳 Kitchen » licuadora, estufa de 4 quemadores
🏄 Patio » outdoor shower, rack para tablas

💡 The fans: la cuerdita corta is the light, la larga is the speed
💡 Agua caliente: there is a solar tank, so evening showers son las buenas
💡 Pa' prender la estufa hold the knob down y acerquen el encendedor

💚 Ojalá nos ayuden a no desperdiciar agua
💚 No glass around the plunge pool, por los piecitos
💚 El vecino es maestro y madruga, so music inside after 10
💚 Extra guests? Pregunten antes, please

😋 Hungry? Mariscos La Greña, tres cuadras abajo, the aguachile negro hurts so good
😋 Morning person? Café Marea Lenta abre a las 6:30, sit upstairs
😋 Sunset drinks = El Pulpo Zurdo, happy hour hasta las 7
😋 Fruta y verdura: Frutería Los Cuates, next to the bridge
😋 Mi lugar favorito es Playa Escondrijo, 20 minutes through the cemetery trail

🆘 Si se va la luz the breakers are outside, atrás del boiler
🆘 Alacranes: shake your shoes, y si pican corran a la Clínica Punta Sol 329 555 0142
🆘 Tsunami siren? Suban la loma, don't take the car
🆘 First aid kit » repisa del baño
🆘 Bomberos 329 555 0150

👋 Before you fly: cierren las ventanas because of the geckos, put the trash en el contenedor azul, unplug the fans y dejen la llave con Toño

📞 Soy Pau +52 329 555 0133, and my partner in crime Kelly who co-hosts +1 619 555 0174
📧 iguanaverde@example.com
🧹 Need towels? Doña Mari, our housekeeper, 329 555 0188, solo español
`,
  expected: [
    { kind: 'name', says: 'BUNGALOW IGUANA VERDE' },
    { kind: 'welcome', says: "So happy you're coming" },
    { kind: 'address', says: 'Calle Cangrejos 77' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/IgnVrd77Say' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'arrival', of: 'byPlane', says: 'take the green and white bus' },
    { kind: 'arrival', of: 'byCar', says: 'sigan la 200 hasta el Oxxo grande' },
    { kind: 'arrival', of: 'steps', says: 'up the stone stairs' },
    { kind: 'arrival', of: 'steps', says: 'La llave is with Toño' },
    { kind: 'phone', of: 'other', says: '3295550116' },
    { kind: 'arrival', of: 'late', says: 'slides the key under the mat' },
    { kind: 'parking', says: 'Park on the street de lado derecho' },
    { kind: 'wifi', network: 'iguana_arriba', password: 'Limon&Sal22' },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'feature', room: 'Cuarto de arriba', says: 'king bed' },
    { kind: 'feature', room: 'Cuarto de arriba', says: 'mosquito net' },
    { kind: 'feature', room: 'Cuarto de abajo', says: 'litera' },
    { kind: 'feature', room: 'Cuarto de abajo', says: 'sofá cama' },
    { kind: 'feature', room: 'Kitchen', says: 'licuadora' },
    { kind: 'feature', room: 'Kitchen', says: 'estufa de 4 quemadores' },
    { kind: 'feature', room: 'Patio', says: 'outdoor shower' },
    { kind: 'feature', room: 'Patio', says: 'rack para tablas' },
    { kind: 'device', says: 'la cuerdita corta is the light' },
    { kind: 'device', says: 'there is a solar tank' },
    { kind: 'device', says: 'hold the knob down' },
    { kind: 'rule', says: 'no desperdiciar agua' },
    { kind: 'rule', says: 'No glass around the plunge pool' },
    { kind: 'rule', says: 'music inside after 10' },
    { kind: 'rule', says: 'Extra guests' },
    { kind: 'place', category: 'Restaurant', says: 'Mariscos La Greña' },
    { kind: 'place', category: 'Cafe', says: 'Café Marea Lenta' },
    { kind: 'place', category: 'Bar', says: 'El Pulpo Zurdo' },
    { kind: 'place', category: 'Shop', says: 'Frutería Los Cuates' },
    { kind: 'place', category: 'Attraction', says: 'Playa Escondrijo' },
    { kind: 'emergency', says: 'atrás del boiler' },
    { kind: 'emergency', says: 'shake your shoes' },
    { kind: 'phone', of: 'medical', says: '3295550142' },
    { kind: 'emergency', says: 'Suban la loma' },
    { kind: 'firstAid', says: 'repisa del baño' },
    { kind: 'phone', of: 'fire', says: '3295550150' },
    { kind: 'step', says: 'cierren las ventanas' },
    { kind: 'step', says: 'put the trash en el contenedor azul' },
    { kind: 'step', says: 'unplug the fans' },
    { kind: 'step', says: 'dejen la llave con Toño' },
    { kind: 'phone', of: 'host', says: '523295550133' },
    { kind: 'phone', of: 'host', says: '16195550174' },
    { kind: 'email', says: 'iguanaverde@example.com' },
    { kind: 'phone', of: 'other', says: '3295550188' },
  ],
}
