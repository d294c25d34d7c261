import type { SampleText } from '#tests/texts/text.ts'

export const cabinInVillaGeneralBelgrano: SampleText = {
  name: 'cabin in Villa General Belgrano',
  language: 'es',
  shape: 'questions and answers',
  text: `Preguntas que nos hacen siempre en Cabaña El Quebracho 🌲

¿Dónde queda?
En Los Quebrachales 540, Villa General Belgrano, Córdoba.

¿Cómo llego en auto?
Desde Córdoba capital tomás la ruta 5 hasta la rotonda del molino y ahí agarrás a mano derecha, es hora y media.

¿Y en micro?
La terminal está a doce cuadras; si venís con valijas te conviene un remís, Remises Sierra: 3546 55-0118.

¿A qué hora puedo entrar? ¿Y salir?
Te esperamos desde las 14 hs y la salida es 10.30.

¿Quién me da las llaves?
Nadie, son de autogestión. Pasás la tranquera blanca (queda sin traba), seguís las piedras hasta la galería y la llave está dentro de la caja gris al lado del medidor, con la clave 6093. Si la cerradura se pone dura, levantá apenas la puerta mientras girás.

¿Y si llegamos a la madrugada?
Tranqui, la luz de la galería se prende sola. Si te perdés, el casero, don Omar, está despierto hasta tarde: 3546 55-0131.

¿Dónde dejo el auto?
Hay cochera semicubierta para un auto, el segundo va sobre el pasto.

¿Cuántos entramos?
Hasta 6, en dos dormitorios y un baño. El dormitorio de arriba tiene sommier matrimonial y balcón; el de abajo, dos cuchetas y estufa eléctrica. En la cocina vas a encontrar heladera con freezer, pava eléctrica, horno y equipo de mate. Afuera, parrilla y reposeras.

¿Hay wifi?
Red Quebracho_2G, contraseña alfajor-maicena.

¿Qué hago si no sale agua caliente?
Fijate el termotanque del lavadero: mantené apretada la perilla en piloto y dale al botón del chispero. La salamandra se enciende con piñas, dejando el cenicero entreabierto los primeros minutos. La pileta se filtra sola, no toques las llaves.

¿Se puede ir con perro?
Uno y chiquito, sí. Lo que te pedimos de onda es no hacer fuego fuera de la parrilla, que está todo seco, y respetar la siesta de los vecinos de 14 a 17. Tampoco se fuma adentro.

¿Qué nos recomendás?
A la noche comé en El Jabalí Rengo, el goulash con spätzle es de otro planeta. La torta de la tarde, en Tante Hilde. Birra tirada en Lúpulo Manso, a tres cuadras. Fiambres y pan, en Almacén Los Tilos. Y si está lindo subí al Cerro de la Virgencita, una horita caminando.

¿Alguna urgencia?
La llave de paso del gas está al costado de la parrilla. La térmica, atrás de la puerta de entrada. Botiquín en el placard del pasillo. Hospital: 3546 55-0107, bomberos voluntarios: 3546 55-0100.

¿Cómo dejamos la cabaña?
Así nomás, solo sacá la basura al canasto de la vereda, apagá la salamandra y devolvé la llave a la caja.

¿A quién le escribo?
A mí, Silvina, +54 9 351 555-0164 o silvina.quebracho@example.com. ¡Los esperamos!
`,
  expected: [
    { kind: 'name', says: 'Cabaña El Quebracho' },
    { kind: 'address', says: 'Los Quebrachales 540' },
    { kind: 'arrival', of: 'byCar', says: 'tomás la ruta 5' },
    { kind: 'arrival', of: 'byBus', says: 'La terminal está a doce cuadras' },
    { kind: 'phone', of: 'other', says: '3546550118' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'time', of: 'checkOut', says: '10:30' },
    { kind: 'arrival', of: 'steps', says: 'Pasás la tranquera blanca' },
    { kind: 'code', opens: 'lockbox', says: '6093' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'levantá apenas la puerta' },
    { kind: 'arrival', of: 'late', says: 'la luz de la galería se prende sola' },
    { kind: 'phone', of: 'other', says: '3546550131' },
    { kind: 'parking', says: 'cochera semicubierta para un auto' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'feature', room: 'dormitorio de arriba', says: 'sommier matrimonial' },
    { kind: 'feature', room: 'dormitorio de arriba', says: 'balcón' },
    { kind: 'feature', room: 'abajo', says: 'dos cuchetas' },
    { kind: 'feature', room: 'abajo', says: 'estufa eléctrica' },
    { kind: 'feature', room: 'cocina', says: 'heladera con freezer' },
    { kind: 'feature', room: 'cocina', says: 'pava eléctrica' },
    { kind: 'feature', room: 'cocina', says: 'horno' },
    { kind: 'feature', room: 'cocina', says: 'equipo de mate' },
    { kind: 'feature', room: 'Afuera', says: 'parrilla' },
    { kind: 'feature', room: 'Afuera', says: 'reposeras' },
    { kind: 'wifi', network: 'Quebracho_2G', password: 'alfajor-maicena' },
    { kind: 'device', says: 'mantené apretada la perilla en piloto' },
    { kind: 'device', says: 'La salamandra se enciende con piñas' },
    { kind: 'device', says: 'La pileta se filtra sola' },
    { kind: 'rule', says: 'Uno y chiquito' },
    { kind: 'rule', says: 'no hacer fuego fuera de la parrilla' },
    { kind: 'rule', says: 'respetar la siesta de los vecinos' },
    { kind: 'rule', says: 'Tampoco se fuma adentro' },
    { kind: 'place', category: 'Restaurant', says: 'El Jabalí Rengo' },
    { kind: 'place', category: 'Cafe', says: 'Tante Hilde' },
    { kind: 'place', category: 'Bar', says: 'Lúpulo Manso' },
    { kind: 'place', category: 'Shop', says: 'Almacén Los Tilos' },
    { kind: 'place', category: 'Attraction', says: 'Cerro de la Virgencita' },
    { kind: 'emergency', says: 'al costado de la parrilla' },
    { kind: 'emergency', says: 'atrás de la puerta de entrada' },
    { kind: 'firstAid', says: 'placard del pasillo' },
    { kind: 'phone', of: 'medical', says: '3546550107' },
    { kind: 'phone', of: 'fire', says: '3546550100' },
    { kind: 'step', says: 'sacá la basura al canasto' },
    { kind: 'step', says: 'apagá la salamandra' },
    { kind: 'step', says: 'devolvé la llave a la caja' },
    { kind: 'phone', of: 'host', says: '5493515550164' },
    { kind: 'email', says: 'silvina.quebracho@example.com' },
  ],
}
