import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'chat-es',
  language: 'es',
  shape: 'chat',
  text: `[14/05/26 18:02] Paty anfitriona: Hola Jorge! buenas tardes, ya casi llega su fecha 😊
[14/05/26 18:02] Paty anfitriona: les paso los datos del depa
[14/05/26 18:03] Paty anfitriona: La dirección es Amatlán 88 int 3, Condesa, CDMX
[14/05/26 18:03] Paty anfitriona: https://www.google.com/maps?q=19.4120,-99.1735
[14/05/26 18:04] Jorge: Muchas gracias! a que hora podemos entrar?
[14/05/26 18:05] Paty anfitriona: el check in es a las 3pm y el check out a las 11am
[14/05/26 18:05] Paty anfitriona: para abrir el zaguán teclean 1985 y luego la tecla de llave
[14/05/26 18:06] Paty anfitriona: la puerta del depa abre con 603311
[14/05/26 18:07] Jorge: ok perfecto, y el wifi?
[14/05/26 18:08] Paty anfitriona: La red es Depa_Amatlan y la clave es perroamarillo (todo junto en minúsculas)
[14/05/26 18:09] Jorge: vamos en coche, hay donde estacionarse?
[14/05/26 18:11] Paty anfitriona: No hay lugar en el edificio, pero enfrente hay un estacionamiento público, cobran 25 la hora
[14/05/26 18:12] Paty anfitriona: otra cosa, porfa no metan mascotas y nada de fumar adentro, los vecinos se quejan mucho
[14/05/26 18:12] Paty anfitriona: y despues de las 10 bajenle a la música 🙏
[14/05/26 18:13] Jorge: claro, sin problema
[14/05/26 18:14] Paty anfitriona: el boiler se prende girando la perilla a piloto y luego a encendido, tarda unos 15 min
[14/05/26 18:15] Paty anfitriona: la regadera tira poquita agua, es normal
[14/05/26 18:16] Jorge: y donde nos recomienda cenar?
[14/05/26 18:18] Paty anfitriona: uy muchos! Taquería El Greco para tacos árabes, está a 4 min caminando
[14/05/26 18:18] Paty anfitriona: y para café el Quirino, sobre Amsterdam
[14/05/26 18:19] Paty anfitriona: cuando se vayan dejen las llaves sobre la barra y saquen la basura porfis
[14/05/26 18:20] Paty anfitriona: cualquier emergencia mi cel es 55 5555 0182 y el de don Chucho el portero 55 5555 0183
[14/05/26 18:21] Jorge: mil gracias Paty!`,
  expected: [
    { kind: 'address', says: 'Amatlán 88' },
    { kind: 'mapsLink', says: '19.4120' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'code', opens: 'gate', says: '1985' },
    { kind: 'code', opens: 'door', says: '603311' },
    { kind: 'wifi', network: 'Depa_Amatlan', password: 'perroamarillo' },
    { kind: 'parking', says: 'estacionamiento público' },
    { kind: 'rule', says: 'mascotas' },
    { kind: 'rule', says: 'fumar' },
    { kind: 'rule', says: 'música' },
    { kind: 'device', says: 'boiler' },
    { kind: 'place', category: 'Restaurant', says: 'Taquería El Greco' },
    { kind: 'place', category: 'Cafe', says: 'Quirino' },
    { kind: 'step', says: 'dejen las llaves' },
    { kind: 'step', says: 'basura' },
    { kind: 'phone', of: 'host', says: '5555550182' },
    { kind: 'phone', of: 'other', says: '5555550183' },
  ],
}

export default sample
