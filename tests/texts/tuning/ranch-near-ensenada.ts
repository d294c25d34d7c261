import type { SampleText } from '#tests/texts/text.ts'

export const ranchNearEnsenada: SampleText = {
  name: 'ranch near Ensenada',
  language: 'mixed',
  shape: 'numbered manual',
  text: `RANCHITO TRES SARMIENTOS
Manual de la casa / guests' manual, Valle de Guadalupe

1. LLEGADA
1.1 We're at Camino Vecinal Los Olivos km 4.5, Francisco Zarco, Baja California.
1.2 Coming down from San Diego cross at San Ysidro, stay on the toll road toward Ensenada and exit at El Tigre, con calma hora y media.
1.3 Pasando el kínder son 900 metros de tierra; pass two water tanks and turn in at the wagon wheel.
1.4 The ranch gate has a chain, combination 3162. Déjenlo siempre cerrado por los caballos.
1.5 Casita door: 708090 and the little padlock icon.
1.6 Nos pueden caer from 3 in the afternoon on. Después de las 9 pm avisen a Chema, who looks after the vines and will meet you with a flashlight: 646 555 0125.
1.7 Se estacionan bajo el mezquite, room for four cars, RVs tampoco caben.

2. LA CASITA
2.1 It fits eight, entre tres recámaras y 2 bathrooms.
2.2 Recámara Nebbiolo: cama king, tina
2.3 Recámara Chenin: two double beds, minisplit
2.4 Cocina: wine fridge, plancha, horno de leña
2.5 El internet viene de antena. Choose TresSarmientos and type uvas&queso2023.

3. THINGS WITH BUTTONS
3.1 El minisplit is fussy: press the blue one, cuenten hasta diez, then set the degrees.
3.2 Pump house light must be green. Si está en rojo, denle reset con el botón negro.
3.3 To heat the tina, abran nada más la llave izquierda for ten minutes.

4. LO QUE LES PEDIMOS
4.1 Please don't pick the grapes, son del vecino y las cuenta.
4.2 Fogatas only in the ring, y nunca con viento de Santa Ana.
4.3 Nos da pena pero we don't take pets, hay borregos.
4.4 Drones, better not.

5. COMER Y PASEAR
5.1 If you only have one dinner, que sea en Fuego Terco, the lamb takes all day and tastes like it.
5.2 Wine at sundown: Barra Parral, ask for Itzel, tres kilómetros.
5.3 Los huevos con machaca de La Yunta, two bends up the road, are why we moved here.
5.4 Pan, queso y hielo en el Mini Súper Zarco.
5.5 Con niños, go see the Museo del Arado.

6. POR SI ACASO
6.1 Gas: the valve is on the white tank, ciérrenla en sentido del reloj.
6.2 El extinguidor cuelga junto al horno.
6.3 Botiquín in the Chenin closet.
6.4 Víboras or broken bones: Clínica Zarco 646 555 0162, ambulancia 646 555 0160.
6.5 State police booth, 646 555 0109.

7. DESPEDIDA
7.1 We say goodbye at noon. That morning leave the beds unmade, put bottles in the blue crate, apaguen los minisplits y échenle la cadena al portón.
7.2 Preguntas: Álvaro, 646 555 0171 (dueño). His mom Socorro lives in the pink house y hace burritos por encargo, 646 555 0183. Correo: sarmientos@example.com
`,
  expected: [
    { kind: 'name', says: 'RANCHITO TRES SARMIENTOS' },
    { kind: 'address', says: 'Camino Vecinal Los Olivos km 4.5' },
    { kind: 'arrival', of: 'byCar', says: 'cross at San Ysidro' },
    { kind: 'arrival', of: 'steps', says: 'pass two water tanks' },
    { kind: 'code', opens: 'gate', says: '3162' },
    { kind: 'code', opens: 'door', says: '708090' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'arrival', of: 'late', says: 'Después de las 9 pm avisen a Chema' },
    { kind: 'phone', of: 'other', says: '6465550125' },
    { kind: 'parking', says: 'Se estacionan bajo el mezquite' },
    { kind: 'count', of: 'maxGuests', says: 8 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'feature', room: 'Recámara Nebbiolo', says: 'cama king' },
    { kind: 'feature', room: 'Recámara Nebbiolo', says: 'tina' },
    { kind: 'feature', room: 'Recámara Chenin', says: 'two double beds' },
    { kind: 'feature', room: 'Recámara Chenin', says: 'minisplit' },
    { kind: 'feature', room: 'Cocina', says: 'wine fridge' },
    { kind: 'feature', room: 'Cocina', says: 'plancha' },
    { kind: 'feature', room: 'Cocina', says: 'horno de leña' },
    { kind: 'wifi', network: 'TresSarmientos', password: 'uvas&queso2023' },
    { kind: 'device', says: 'press the blue one' },
    { kind: 'device', says: 'denle reset con el botón negro' },
    { kind: 'device', says: 'abran nada más la llave izquierda' },
    { kind: 'rule', says: "don't pick the grapes" },
    { kind: 'rule', says: 'Fogatas only in the ring' },
    { kind: 'rule', says: "we don't take pets" },
    { kind: 'rule', says: 'Drones, better not' },
    { kind: 'place', category: 'Restaurant', says: 'Fuego Terco' },
    { kind: 'place', category: 'Bar', says: 'Barra Parral' },
    { kind: 'place', category: 'Restaurant', says: 'La Yunta' },
    { kind: 'place', category: 'Shop', says: 'Mini Súper Zarco' },
    { kind: 'place', category: 'Attraction', says: 'Museo del Arado' },
    { kind: 'emergency', says: 'the valve is on the white tank' },
    { kind: 'emergency', says: 'cuelga junto al horno' },
    { kind: 'firstAid', says: 'in the Chenin closet' },
    { kind: 'phone', of: 'medical', says: '6465550162' },
    { kind: 'phone', of: 'medical', says: '6465550160' },
    { kind: 'phone', of: 'police', says: '6465550109' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'step', says: 'leave the beds unmade' },
    { kind: 'step', says: 'put bottles in the blue crate' },
    { kind: 'step', says: 'apaguen los minisplits' },
    { kind: 'step', says: 'échenle la cadena al portón' },
    { kind: 'phone', of: 'host', says: '6465550171' },
    { kind: 'phone', of: 'other', says: '6465550183' },
    { kind: 'email', says: 'sarmientos@example.com' },
  ],
}
