import type { SampleText } from '#tests/texts/text.ts'

export const cabinInBacalar: SampleText = {
  name: 'cabin in Bacalar',
  language: 'es',
  shape: 'notes',
  text: `CABAÑA PECH - notas p/ huespedes (leer x favor!!)

direc: av costera 912 entre 20 y 22, bacalar q roo
mapa https://maps.app.goo.gl/PchLaguna912
entran 3pm salen 11am
max 5 pers, 2 rec 1 baño

como llegar
- del aerop de chetumal son 40 min en taxi, no paguen mas de 700
- el ado los baja en la carretera, de ahi mototaxi 50 pesos
- en carro: en la glorieta del tucan a la derecha, ya no hay letrero
- caminan x el sendero de madera, es la ultima cabaña, la de techo de palma
- candado del porton 4410
- puerta teclado 909012 y palomita
- si el teclado no prende es la pila, hay una 9v pegada atras del medidor
- llegan noche? Rubi les espera con la luz prendida, ella hace la limpieza 983 555 0126
carro: pegadito a la barda, no taparle al vecino

inter: PECH-LAGUNA clave siete7colores (si llueve mucho se va)

rec 1: cama queen, mosquitero
rec 2: cama indiv, 2 hamacas
cocinita: parrilla electrica, frigobar
muelle: kayak doble, 3 chalecos

clima - el control esta con velcro en la pared, ponganle 24
bomba - subir switch gris 10 min en la mañana y bajarlo
regadera - el agua caliente es la llave de la derecha, esta al reves ya se

nada de papel en la taza porfa
bloqueador NO en la laguna, mata los estromatolitos
musica en el muelle hasta las 9 nomas
perritos si pero q no se suban a las hamacas
lo organico va en bote verde

comer rico: El Chivo Marino, el cevichito de caracol, 5 min a pie
si nesecitan trabajar con cafe -> Mono Azul Tostadores
hielo, tortillas y todo eso con doña Mech (Abarrotes Mech, junto a la cancha)
chelas y salsa los viernes en La Pocha
cenote Ojo de Jade, 15 min en bici, vayan temprano

fuga de gas: cerrar el tanque, esta atras de la cabaña
si anuncian huracan se van a la primaria, 4 cuadras, es refugio
pastillas electricas abajo de la escalera
botikin mueble del baño
dr Canul va a domicilio 983 555 0139
policia turistica 983 555 0108

al irse
apagar clima y ventiladores
lavar sus trastes
amarrar el kayak
cerrar el candado y mandarme foto

yo: Nacho, wasap 983 555 0101 o nacho.pech@example.com
`,
  expected: [
    { kind: 'name', says: 'CABAÑA PECH' },
    { kind: 'address', says: 'av costera 912' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/PchLaguna912' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'arrival', of: 'byPlane', says: 'del aerop de chetumal' },
    { kind: 'arrival', of: 'byBus', says: 'el ado los baja en la carretera' },
    { kind: 'arrival', of: 'byCar', says: 'en la glorieta del tucan a la derecha' },
    { kind: 'arrival', of: 'steps', says: 'caminan x el sendero de madera' },
    { kind: 'code', opens: 'gate', says: '4410' },
    { kind: 'code', opens: 'door', says: '909012' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'hay una 9v pegada atras del medidor' },
    { kind: 'arrival', of: 'late', says: 'Rubi les espera con la luz prendida' },
    { kind: 'phone', of: 'other', says: '9835550126' },
    { kind: 'parking', says: 'pegadito a la barda' },
    { kind: 'wifi', network: 'PECH-LAGUNA', password: 'siete7colores' },
    { kind: 'feature', room: 'rec 1', says: 'cama queen' },
    { kind: 'feature', room: 'rec 1', says: 'mosquitero' },
    { kind: 'feature', room: 'rec 2', says: 'cama indiv' },
    { kind: 'feature', room: 'rec 2', says: '2 hamacas' },
    { kind: 'feature', room: 'cocinita', says: 'parrilla electrica' },
    { kind: 'feature', room: 'cocinita', says: 'frigobar' },
    { kind: 'feature', room: 'muelle', says: 'kayak doble' },
    { kind: 'feature', room: 'muelle', says: '3 chalecos' },
    { kind: 'device', says: 'el control esta con velcro' },
    { kind: 'device', says: 'subir switch gris' },
    { kind: 'device', says: 'el agua caliente es la llave de la derecha' },
    { kind: 'rule', says: 'nada de papel en la taza' },
    { kind: 'rule', says: 'bloqueador NO en la laguna' },
    { kind: 'rule', says: 'musica en el muelle hasta las 9' },
    { kind: 'rule', says: 'perritos si' },
    { kind: 'rule', says: 'lo organico va en bote verde' },
    { kind: 'place', category: 'Restaurant', says: 'El Chivo Marino' },
    { kind: 'place', category: 'Cafe', says: 'Mono Azul Tostadores' },
    { kind: 'place', category: 'Shop', says: 'Abarrotes Mech' },
    { kind: 'place', category: 'Bar', says: 'La Pocha' },
    { kind: 'place', category: 'Attraction', says: 'Ojo de Jade' },
    { kind: 'emergency', says: 'cerrar el tanque' },
    { kind: 'emergency', says: 'se van a la primaria' },
    { kind: 'emergency', says: 'pastillas electricas abajo de la escalera' },
    { kind: 'firstAid', says: 'mueble del baño' },
    { kind: 'phone', of: 'medical', says: '9835550139' },
    { kind: 'phone', of: 'police', says: '9835550108' },
    { kind: 'step', says: 'apagar clima y ventiladores' },
    { kind: 'step', says: 'lavar sus trastes' },
    { kind: 'step', says: 'amarrar el kayak' },
    { kind: 'step', says: 'cerrar el candado' },
    { kind: 'phone', of: 'host', says: '9835550101' },
    { kind: 'email', says: 'nacho.pech@example.com' },
  ],
}
