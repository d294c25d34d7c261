import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'listing-es',
  language: 'es',
  shape: 'listing',
  text: `Casa Tamarindo - casa colonial con alberca en el centro de Mérida

Bienvenidos a Casa Tamarindo, una casona de 1920 restaurada con mucho cariño. Somos Elena y Rubén, vivimos a dos cuadras y nos encanta recibir gente.

El espacio
La casa tiene 3 recámaras, 2.5 baños y es para máximo 8 huéspedes. Techos altos, pisos de pasta y mucha luz.

Recámara principal: cama king, aire acondicionado mini split y clóset con caja fuerte.
Recámara 2: dos camas matrimoniales y ventilador de techo.
Recámara 3: litera para niños.
Cocina: estufa de 6 quemadores, refrigerador, licuadora, cafetera italiana y todos los trastes.
Terraza: asador de carbón y hamacas.

Acceso de los huéspedes
La entrada es a partir de las 3 de la tarde y la salida antes de las 12 del día. Se entra con cerradura digital; el código de la puerta es 4417#. Estamos en Calle 62 No. 481 entre 57 y 59, Col. Centro, 97000 Mérida, Yuc. Mapa: https://maps.app.goo.gl/TmR1nd0aaB2

Estacionamiento: no hay cochera, pero se puede dejar el coche en la calle sin problema o en la pensión de la esquina por $80 la noche.

Internet: red TAMARINDO_5G, contraseña hamaca1920

Reglas de la casa
No fumar adentro. No se permiten fiestas ni eventos. Mascotas pequeñas son bienvenidas con aviso previo. Respetar el descanso de los vecinos de 11 pm a 8 am. No usar envases de vidrio en la alberca.

El barrio
A 5 minutos caminando está el Mercado Lucas de Gálvez, para desayunar cochinita. Para cenar recomendamos La Chaya Maya, comida yucateca de verdad. El cafe Bengala tiene los mejores panes y queda a 3 cuadras.

Cualquier duda llama o manda whats a Elena, 999 555 0134, o a casatamarindo@ejemplo.mx. ¡Los esperamos!`,
  expected: [
    { kind: 'name', says: 'Casa Tamarindo' },
    { kind: 'welcome', says: 'Bienvenidos a Casa Tamarindo' },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 2.5 },
    { kind: 'count', of: 'maxGuests', says: 8 },
    { kind: 'feature', room: 'Recámara principal', says: 'cama king' },
    { kind: 'feature', room: 'Recámara principal', says: 'mini split' },
    { kind: 'feature', room: 'Recámara principal', says: 'caja fuerte' },
    { kind: 'feature', room: 'Recámara 2', says: 'camas matrimoniales' },
    { kind: 'feature', room: 'Recámara 2', says: 'ventilador de techo' },
    { kind: 'feature', room: 'Recámara 3', says: 'litera' },
    { kind: 'feature', room: 'Cocina', says: 'estufa de 6 quemadores' },
    { kind: 'feature', room: 'Cocina', says: 'refrigerador' },
    { kind: 'feature', room: 'Cocina', says: 'licuadora' },
    { kind: 'feature', room: 'Cocina', says: 'cafetera italiana' },
    { kind: 'feature', room: 'Cocina', says: 'trastes' },
    { kind: 'feature', room: 'Terraza', says: 'asador' },
    { kind: 'feature', room: 'Terraza', says: 'hamacas' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'code', opens: 'door', says: '4417#' },
    { kind: 'address', says: 'Calle 62 No. 481' },
    { kind: 'mapsLink', says: 'TmR1nd0aaB2' },
    { kind: 'parking', says: 'pensión de la esquina' },
    { kind: 'wifi', network: 'TAMARINDO_5G', password: 'hamaca1920' },
    { kind: 'rule', says: 'No fumar' },
    { kind: 'rule', says: 'fiestas' },
    { kind: 'rule', says: 'Mascotas' },
    { kind: 'rule', says: 'descanso de los vecinos' },
    { kind: 'rule', says: 'envases de vidrio' },
    { kind: 'place', category: 'Shop', says: 'Mercado Lucas de Gálvez' },
    { kind: 'place', category: 'Restaurant', says: 'La Chaya Maya' },
    { kind: 'place', category: 'Cafe', says: 'Bengala' },
    { kind: 'phone', of: 'host', says: '9995550134' },
    { kind: 'email', says: 'casatamarindo@ejemplo.mx' },
  ],
}

export default sample
