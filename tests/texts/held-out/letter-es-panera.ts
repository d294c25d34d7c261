import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'letter-es-panera',
  language: 'es',
  shape: 'letter',
  text: `Nueva de Llanes, 3 de junio

Querida Begoña y compañía:

Soy Covadonga, la de la casa. Mi marido dice que escribo demasiado, así que hoy voy al grano (no lo conseguiré). Nos alegra muchísimo que hayáis elegido La Panera de Xuan para los setenta años del abuelo. La levantó mi bisabuelo al volver de Cuba, y de aquel viaje sólo trajo un loro y dos maletas.

La casa está en Barrio El Pical 12, 33592 Nueva de Llanes, Asturias. Los que venís en avión: desde el aeropuerto hay autobús a Oviedo y allí se coge el tren de vía estrecha, que para a cinco minutos de casa. Los del coche lo tenéis más fácil: autovía A-8, salida 313, y en la rotonda del caballo a la derecha.

Podéis entrar desde las cinco de la tarde, que antes Maruja anda con la fregona; y el domingo, con mucha pena, la salida es a las doce. Si se os hace de noche no os apuréis, que la luz del corredor se enciende sola y no hace falta avisar.

La llave está metida en una cajita gris atornillada al hórreo, que se abre con el 4093. La cerradura es más vieja que yo: si no gira, levantad un poco la puerta y probad otra vez. La cancela de abajo lleva un candado con el 7781. Los coches dejadlos en la antojana, donde caben tres bien arrimados; en el camino no, que a las siete pasa el tractor de Pepe y no perdona.

Cabéis diez personas en cinco habitaciones, con tres baños. En la habitación azul tenéis cama de matrimonio y cuna. En la buhardilla hay cuatro camas individuales y un baúl de disfraces. La cocina tiene vitrocerámica, lavavajillas y cafetera de cápsulas. En el salón hay un piano y un futbolín. En el jardín hay columpios y una barbacoa.

El wifi, que es lo primero que preguntan los nietos: la red se llama PaneraXuan y la contraseña es sidra.natural.1957, con sus puntos. La calefacción se enciende en el aparato blanco del pasillo, girando la rueda hasta oír un clic. El lavavajillas no arranca si no se aprieta la puerta con la rodilla.

Normas tengo pocas. Dentro no se fuma. Los perros son bienvenidos, pero sin subirse a los sofás. Pasada la medianoche, en el jardín se habla bajito. No deis pan a las gallinas, que se ponen malas. El cubo amarillo se saca los miércoles por la noche.

Nosotros comemos siempre en Casa Pilar: pedid el arroz con bugre y dad recuerdos. Para echar unas sidras, el Bar Tinín. La playa de Cuevas del Mar la tenéis a veinte minutos andando, y el pan y el periódico los compráis en Ultramarinos La Nueva.

Dios no lo quiera, pero el botiquín está en el aparador del salón y el extintor detrás de la puerta de la cocina. Si se va la luz, el cuadro eléctrico está en el hueco de la escalera. El centro de salud contesta en el 985 555 041 y la Guardia Civil en el 985 555 062.

El último día basta con que pongáis el lavavajillas, quitéis las sábanas, cerréis las contraventanas y devolváis la llave a su cajita. De lo demás se ocupa Maruja.

Para lo que sea me llamáis al 611 555 078. Si no lo cojo, mi hermano Nel vive al lado: 611 555 093.

Un abrazo,
Covadonga

P. D. El abuelo, ¿tarta de queso o de manzana? La hago yo y va de regalo.`,
  expected: [
    { kind: 'welcome', says: 'Nos alegra muchísimo que hayáis elegido' },
    { kind: 'name', says: 'La Panera de Xuan' },
    { kind: 'address', says: 'Barrio El Pical 12' },
    { kind: 'arrival', of: 'byPlane', says: 'autobús a Oviedo' },
    { kind: 'arrival', of: 'byCar', says: 'autovía A-8' },
    { kind: 'time', of: 'checkIn', says: '17:00' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'arrival', of: 'late', says: 'la luz del corredor se enciende sola' },
    { kind: 'code', opens: 'lockbox', says: '4093' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'levantad un poco la puerta' },
    { kind: 'code', opens: 'gate', says: '7781' },
    { kind: 'parking', says: 'dejadlos en la antojana' },
    { kind: 'count', of: 'maxGuests', says: 10 },
    { kind: 'count', of: 'bedrooms', says: 5 },
    { kind: 'count', of: 'bathrooms', says: 3 },
    { kind: 'feature', room: 'habitación azul', says: 'cama de matrimonio' },
    { kind: 'feature', room: 'habitación azul', says: 'cuna' },
    { kind: 'feature', room: 'buhardilla', says: 'cuatro camas individuales' },
    { kind: 'feature', room: 'buhardilla', says: 'baúl de disfraces' },
    { kind: 'feature', room: 'cocina', says: 'vitrocerámica' },
    { kind: 'feature', room: 'cocina', says: 'lavavajillas' },
    { kind: 'feature', room: 'cocina', says: 'cafetera de cápsulas' },
    { kind: 'feature', room: 'salón', says: 'piano' },
    { kind: 'feature', room: 'salón', says: 'futbolín' },
    { kind: 'feature', room: 'jardín', says: 'columpios' },
    { kind: 'feature', room: 'jardín', says: 'barbacoa' },
    { kind: 'wifi', network: 'PaneraXuan', password: 'sidra.natural.1957' },
    { kind: 'device', says: 'aparato blanco del pasillo' },
    { kind: 'device', says: 'aprieta la puerta con la rodilla' },
    { kind: 'rule', says: 'Dentro no se fuma' },
    { kind: 'rule', says: 'Los perros son bienvenidos' },
    { kind: 'rule', says: 'se habla bajito' },
    { kind: 'rule', says: 'No deis pan a las gallinas' },
    { kind: 'rule', says: 'El cubo amarillo se saca' },
    { kind: 'place', category: 'Restaurant', says: 'Casa Pilar' },
    { kind: 'place', category: 'Bar', says: 'Bar Tinín' },
    { kind: 'place', category: 'Attraction', says: 'Cuevas del Mar' },
    { kind: 'place', category: 'Shop', says: 'Ultramarinos La Nueva' },
    { kind: 'firstAid', says: 'en el aparador del salón' },
    { kind: 'emergency', says: 'detrás de la puerta de la cocina' },
    { kind: 'emergency', says: 'hueco de la escalera' },
    { kind: 'phone', of: 'medical', says: '985555041' },
    { kind: 'phone', of: 'police', says: '985555062' },
    { kind: 'step', says: 'pongáis el lavavajillas' },
    { kind: 'step', says: 'quitéis las sábanas' },
    { kind: 'step', says: 'cerréis las contraventanas' },
    { kind: 'step', says: 'devolváis la llave' },
    { kind: 'phone', of: 'host', says: '611555078' },
    { kind: 'phone', of: 'other', says: '611555093' },
  ],
}

export default sample
