import type { SampleText } from '../text.ts'

export const loftInMonterrey: SampleText = {
  name: 'loft in Monterrey',
  language: 'es',
  shape: 'chat',
  text: `[14/03/26 09:12] Beto Loft 305: Hola Mariana! bienvenida a Loft Barrio Viejo 🙌
[14/03/26 09:15] Mariana: graciass!! a q hora podemos entrar?
[14/03/26 09:16] Beto Loft 305: a partir de las 4 de la tarde, y el domingo salen a las 12 del dia
[14/03/26 09:17] Beto Loft 305: la direccion es Padre Lozano 1042 Ote depto 305, Centro, 64000 Monterrey
[14/03/26 09:17] Beto Loft 305: https://maps.app.goo.gl/q7RtLoft305mty
[14/03/26 09:21] Mariana: y cómo entramos? vas a estar?
[14/03/26 09:23] Beto Loft 305: no, yo ando en Saltillo jaja. La puerta de la calle abre con 80524 y luego el gato (#)
[14/03/26 09:23] Beto Loft 305: subes al tercer piso, es la puerta negra del fondo
[14/03/26 09:24] Beto Loft 305: la chapa del depto: 190326
[14/03/26 09:24] Beto Loft 305: si no abre a la primera limpia el teclado con la manga y otra vez
[14/03/26 09:30] Mariana: va. Llevamos carro, hay dónde dejarlo?
[14/03/26 09:31] Beto Loft 305: si, el cajón 41 del sótano 2 es nuestro, solo cabe uno
[14/03/26 09:32] Beto Loft 305: wifi: Loft305  contraseña: cabrito.asado.85
[14/03/26 09:33] Mariana: y jala bien? tengo q trabajar el viernes
[14/03/26 09:33] Beto Loft 305: 200 megas, de sobra
[14/03/26 09:40] Beto Loft 305: el minisplit ponlo en COOL a 23, si le bajas más se congela
[14/03/26 09:41] Beto Loft 305: la lavasecadora tarda 4 horas en el ciclo Wash+Dry, no le pongas cloro
[14/03/26 09:41] Beto Loft 305: ah y porfa no se fuma adentro, ni con la ventana abierta
[14/03/26 09:42] Beto Loft 305: ruido bajito despues de las 11 pm, el vecino es enfermero y madruga
[14/03/26 09:50] Mariana: ok ok. algo rico para cenar?
[14/03/26 09:52] Beto Loft 305: El Rincón de Lencho, cabrito y agujas, 6 min caminando. Para chelas La Nacional 3, a la vuelta
[14/03/26 09:53] Beto Loft 305: y el café de Tostador Quince abre a las 7
[14/03/26 09:54] Beto Loft 305: al salir apaga los climas, saca la basura al cuarto del piso 3 y jala bien la puerta
[14/03/26 09:55] Beto Loft 305: mi cel 81 5555 0176, y Toño el de mantenimiento 81 5555 0177
[14/03/26 09:58] Mariana: mil gracias, nos vemos!! 😘
`,
  expected: [
    { kind: 'welcome', says: 'bienvenida a Loft' },
    { kind: 'name', says: 'Loft Barrio Viejo' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'address', says: 'Padre Lozano 1042 Ote' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/q7RtLoft305mty' },
    { kind: 'code', opens: 'door', says: '80524' },
    { kind: 'arrival', of: 'steps', says: 'subes al tercer piso' },
    { kind: 'code', opens: 'door', says: '190326' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'limpia el teclado' },
    { kind: 'parking', says: 'cajón 41 del sótano 2' },
    { kind: 'wifi', network: 'Loft305', password: 'cabrito.asado.85' },
    { kind: 'device', says: 'ponlo en COOL' },
    { kind: 'device', says: 'ciclo Wash+Dry' },
    { kind: 'rule', says: 'no se fuma adentro' },
    { kind: 'rule', says: 'ruido bajito' },
    { kind: 'place', category: 'Restaurant', says: 'El Rincón de Lencho' },
    { kind: 'place', category: 'Bar', says: 'La Nacional 3' },
    { kind: 'place', category: 'Cafe', says: 'Tostador Quince' },
    { kind: 'step', says: 'apaga los climas' },
    { kind: 'step', says: 'saca la basura' },
    { kind: 'step', says: 'jala bien la puerta' },
    { kind: 'phone', of: 'host', says: '8155550176' },
    { kind: 'phone', of: 'other', says: '8155550177' },
  ],
}
