import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'letter-es',
  language: 'es',
  shape: 'letter',
  text: `Queridos huéspedes:

Qué gusto que vengan a Villa Colibrí. Ojalá descansen mucho.

Los esperamos a partir de las cuatro de la tarde; la salida es a las once de la mañana. Estamos en Camino a la Presa 140, San Isidro, Jalisco. Desde Guadalajara en coche es hora y media: tomen la carretera libre y en el crucero den vuelta a la izquierda.

Hay dos juegos de llaves en la cajita junto a la puerta, que se abre con la combinación 7-1-4. El candado del portón es 2255.

Para el coche hay tres opciones: dejarlo en la cochera, estacionarlo junto a la barda o usar el terreno de don Chuy, que cobra 50 pesos. De noche es mejor la cochera.

La red se llama Colibri y la contraseña es flor de mayo (todo en minúsculas y con espacios). En el estudio hay otra red, ColibriEstudio, con la clave miel&canela.

La casa cuenta con chimenea, hamacas, asador y mesa de ping pong. En la cocina hay horno, cafetera y un garrafón de agua. En la recámara de arriba hay dos camas matrimoniales.

Para usar la chimenea abran primero el tiro y quemen sólo leña seca. El jacuzzi tarda dos horas en calentar; préndanlo con el botón verde.

Les pedimos no hacer ruido después de las doce, no meter envases de vidrio a la alberca y no darle de comer a los perros del vecino. Se permite fumar en el jardín.

El mejor pan es el de la Panadería Lucha, a diez minutos a pie. Los domingos hay tianguis en la plaza. No se pierdan la cascada El Salto, a 20 minutos en coche.

En caso de temblor salgan al jardín. El extintor está junto al asador. Protección civil: 33 5555 0144.

Antes de irse, por favor laven los trastes, apaguen el jacuzzi, cierren la llave del gas y regresen las llaves a la cajita.

Con cariño,
Maruca, 33 5555 0129`,
  expected: [
    { kind: 'name', says: 'Villa Colibrí' },
    { kind: 'welcome', says: 'Ojalá descansen mucho' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'address', says: 'Camino a la Presa 140' },
    { kind: 'arrival', of: 'byCar', says: 'carretera libre' },
    { kind: 'code', opens: 'lockbox', says: '7-1-4' },
    { kind: 'code', opens: 'gate', says: '2255' },
    { kind: 'parking', says: 'dejarlo en la cochera' },
    { kind: 'wifi', network: 'Colibri', password: 'flor de mayo' },
    { kind: 'wifi', network: 'ColibriEstudio', password: 'miel&canela' },
    { kind: 'feature', room: 'Casa', says: 'chimenea' },
    { kind: 'feature', room: 'Casa', says: 'hamacas' },
    { kind: 'feature', room: 'Casa', says: 'asador' },
    { kind: 'feature', room: 'Casa', says: 'mesa de ping pong' },
    { kind: 'feature', room: 'Cocina', says: 'horno' },
    { kind: 'feature', room: 'Cocina', says: 'cafetera' },
    { kind: 'feature', room: 'Cocina', says: 'garrafón de agua' },
    { kind: 'feature', room: 'Recámara de arriba', says: 'dos camas matrimoniales' },
    { kind: 'device', says: 'abran primero el tiro' },
    { kind: 'device', says: 'botón verde' },
    { kind: 'rule', says: 'no hacer ruido' },
    { kind: 'rule', says: 'no meter envases' },
    { kind: 'rule', says: 'no darle de comer' },
    { kind: 'rule', says: 'Se permite fumar en el jardín' },
    { kind: 'place', category: 'Cafe', says: 'Panadería Lucha' },
    { kind: 'place', category: 'Attraction', says: 'El Salto' },
    { kind: 'emergency', says: 'salgan al jardín' },
    { kind: 'emergency', says: 'junto al asador' },
    { kind: 'phone', of: 'other', says: '3355550144' },
    { kind: 'step', says: 'laven los trastes' },
    { kind: 'step', says: 'apaguen el jacuzzi' },
    { kind: 'step', says: 'cierren la llave del gas' },
    { kind: 'step', says: 'regresen las llaves' },
    { kind: 'phone', of: 'host', says: '3355550129' },
  ],
}

export default sample
