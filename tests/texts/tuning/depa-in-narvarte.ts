import type { SampleText } from '#tests/texts/text.ts'

export const depaInNarvarte: SampleText = {
  name: 'depa in Narvarte',
  language: 'es',
  shape: 'chat',
  text: `14/3/25, 9:02 a.m. - Chayo: Buenos días Ernesto! Ya casi los tengo por acá, les mando de una vez todo lo del Depa Jacaranda 🙌
14/3/25, 9:03 a.m. - Chayo: Xocoyote 1427 interior 302, col. Narvarte Poniente, 03020 CDMX
14/3/25, 9:03 a.m. - Chayo: https://maps.app.goo.gl/JcrNd4Xoco7
14/3/25, 9:05 a.m. - Chayo: Pueden entrar desde las 4 de la tarde y el domingo sí necesito que lo desocupen a la 1 pm a más tardar, llega otra familia
14/3/25, 9:06 a.m. - Ernesto: Súper, y cómo nos vamos para allá?
14/3/25, 9:07 a.m. - Chayo: Del aeropuerto conviene pedir un Uber, son como 25 min
14/3/25, 9:08 a.m. - Chayo: Si llegan en camión a la TAPO agarren el metro hasta Etiopía y de ahí son 6 cuadras caminando
14/3/25, 9:09 a.m. - Chayo: La reja de la calle abre con 2580 y luego gato
14/3/25, 9:09 a.m. - Chayo: Suben dos pisos por la escalera del fondo (el elevador no jala desde el sismo 😅), su puerta es la del tapete de cactus
14/3/25, 9:10 a.m. - Chayo: La llave está en una cajita colgada del barandal, la combinación es 7714
14/3/25, 9:11 a.m. - Chayo: Si la cajita se atora denle un golpecito por abajo, a mí siempre me funciona
14/3/25, 9:12 a.m. - Ernesto: Llegaríamos tipo 11 de la noche, hay bronca?
14/3/25, 9:12 a.m. - Chayo: Cero, de noche lleguen a la hora que quieran, nomás suban calladitos
14/3/25, 9:14 a.m. - Chayo: El internet es TOTALJAC_302 y la clave va con mayúscula: Chilaquil3s!
14/3/25, 9:15 a.m. - Chayo: Caben 4 personas. En la recámara hay cama matrimonial y un clóset con ganchos, y en la sala un sofá cama
14/3/25, 9:16 a.m. - Chayo: En la cocina tienen licuadora, cafetera italiana y filtro de agua
14/3/25, 9:18 a.m. - Chayo: El bóiler es de paso: abran la llave caliente y espérense un minutito a que prenda
14/3/25, 9:18 a.m. - Chayo: Para la tele usen el control gris, botón de la casita y ahí sale Netflix
14/3/25, 9:20 a.m. - Ernesto: Llevamos coche
14/3/25, 9:20 a.m. - Chayo: Les toca el cajón 12 del sótano. La rampa se las abre don Beto, el vigilante de la entrada, 55 5550 1318
14/3/25, 9:22 a.m. - Chayo: Les encargo mucho no fumar, ni en el balcón
14/3/25, 9:22 a.m. - Chayo: Y porfa que no suba gente que no esté en la reserva
14/3/25, 9:23 a.m. - Chayo: La basura pasa diario a las 8 con campana, si la bajan ustedes se los agradezco
14/3/25, 9:25 a.m. - Chayo: Para desayunar váyanse a la Fonda Doña Licha, a la vuelta, los chilaquiles valen la fila
14/3/25, 9:25 a.m. - Chayo: Un espresso decente? Tostado Cuervo, en la esquina con Petén
14/3/25, 9:26 a.m. - Chayo: Y en la noche unos mezcales en La Tuza Ciega, pidan el espadín
14/3/25, 9:26 a.m. - Chayo: El mandado lo hago en La Huerta Express, cierra a las 10
14/3/25, 9:28 a.m. - Chayo: cualquier cosa mi hermana Lupe vive enfrente, 55 5550 1427, ella trae copia de las llaves
14/3/25, 9:28 a.m. - Chayo: y yo ando siempre pegada al mío: 55 5550 1299
14/3/25, 9:30 a.m. - Chayo: Si tiembla bájense al camellón
14/3/25, 9:30 a.m. - Chayo: La llave del gas se cierra en la azotehuela, girándola a la derecha
14/3/25, 9:31 a.m. - Chayo: El botiquín vive arriba del refri
14/3/25, 9:31 a.m. - Chayo: y si de plano alguien se siente mal, la doctora Ibarra da consulta en la planta baja, 55 5550 1370
14/3/25, 9:33 a.m. - Ernesto: Anotado, mil gracias!
14/3/25, 9:34 a.m. - Chayo: Ah! el domingo antes de irse apaguen el bóiler, dejen las toallas en la regadera y regresen la llave a la cajita. Buen viaje!
`,
  expected: [
    { kind: 'name', says: 'Depa Jacaranda' },
    { kind: 'address', says: 'Xocoyote 1427 interior 302' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/JcrNd4Xoco7' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '13:00' },
    { kind: 'arrival', of: 'byPlane', says: 'conviene pedir un Uber' },
    { kind: 'arrival', of: 'byBus', says: 'agarren el metro hasta Etiopía' },
    { kind: 'code', opens: 'gate', says: '2580' },
    { kind: 'arrival', of: 'steps', says: 'Suben dos pisos' },
    { kind: 'code', opens: 'lockbox', says: '7714' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'denle un golpecito por abajo' },
    { kind: 'arrival', of: 'late', says: 'lleguen a la hora que quieran' },
    { kind: 'wifi', network: 'TOTALJAC_302', password: 'Chilaquil3s!' },
    { kind: 'count', of: 'maxGuests', says: 4 },
    { kind: 'feature', room: 'recámara', says: 'cama matrimonial' },
    { kind: 'feature', room: 'recámara', says: 'clóset con ganchos' },
    { kind: 'feature', room: 'sala', says: 'sofá cama' },
    { kind: 'feature', room: 'cocina', says: 'licuadora' },
    { kind: 'feature', room: 'cocina', says: 'cafetera italiana' },
    { kind: 'feature', room: 'cocina', says: 'filtro de agua' },
    { kind: 'device', says: 'abran la llave caliente' },
    { kind: 'device', says: 'usen el control gris' },
    { kind: 'parking', says: 'cajón 12 del sótano' },
    { kind: 'phone', of: 'gate', says: '5555501318' },
    { kind: 'rule', says: 'no fumar' },
    { kind: 'rule', says: 'gente que no esté en la reserva' },
    { kind: 'rule', says: 'La basura pasa diario' },
    { kind: 'place', category: 'Restaurant', says: 'Fonda Doña Licha' },
    { kind: 'place', category: 'Cafe', says: 'Tostado Cuervo' },
    { kind: 'place', category: 'Bar', says: 'La Tuza Ciega' },
    { kind: 'place', category: 'Shop', says: 'La Huerta Express' },
    { kind: 'phone', of: 'other', says: '5555501427' },
    { kind: 'phone', of: 'host', says: '5555501299' },
    { kind: 'emergency', says: 'bájense al camellón' },
    { kind: 'emergency', says: 'en la azotehuela' },
    { kind: 'firstAid', says: 'arriba del refri' },
    { kind: 'phone', of: 'medical', says: '5555501370' },
    { kind: 'step', says: 'apaguen el bóiler' },
    { kind: 'step', says: 'dejen las toallas en la regadera' },
    { kind: 'step', says: 'regresen la llave a la cajita' },
  ],
}
