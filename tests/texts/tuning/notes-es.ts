import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'notes-es',
  language: 'es',
  shape: 'notes',
  text: `Depa Limonero, notas para quien llega

2 recámaras, 1 baño, hasta 5 personas
check in 15 h, check out 11 h
Calle Naranjos 22, piso 2, col. Jardines, Puebla
2 juegos de llaves en la caja (código 3390), uno es de la puerta de la calle y el otro del depa

red/clave: Limonero_2G / agua de limón 7
red para visitas: Limonero_Visitas, clave: pasen!2024

coche: hay un cajón, el 8, entrando a la derecha
si traen dos, el segundo se deja en la calle, no hay parquímetro
la pensión de enfrente cobra 60 la noche

tiene refri, estufa de gas, licuadora y plancha
regadera eléctrica: prender 5 minutos antes y abrir poquita agua
tele: control gris, botón de la casita

no fumar adentro, en la terraza sí se puede
mascotas no, perdón
basura: lunes y jueves en la noche

tortas Don Chava, las de milanesa, a la vuelta
farmacia San Gil en la esquina

botiquín arriba del refri
llave del gas en la azotehuela

Mi cel 222 555 0117 (Irma). Doña Cuca, la vecina, tiene copia: 222 555 0161`,
  expected: [
    { kind: 'name', says: 'Depa Limonero' },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'address', says: 'Calle Naranjos 22' },
    { kind: 'code', opens: 'lockbox', says: '3390' },
    { kind: 'wifi', network: 'Limonero_2G', password: 'agua de limón 7' },
    { kind: 'wifi', network: 'Limonero_Visitas', password: 'pasen!2024' },
    { kind: 'parking', says: 'hay un cajón, el 8' },
    { kind: 'parking', says: 'el segundo se deja en la calle' },
    { kind: 'parking', says: 'la pensión de enfrente' },
    { kind: 'feature', room: 'Casa', says: 'refri' },
    { kind: 'feature', room: 'Casa', says: 'estufa de gas' },
    { kind: 'feature', room: 'Casa', says: 'licuadora' },
    { kind: 'feature', room: 'Casa', says: 'plancha' },
    { kind: 'device', says: 'prender 5 minutos antes' },
    { kind: 'device', says: 'control gris' },
    { kind: 'rule', says: 'no fumar adentro' },
    { kind: 'rule', says: 'mascotas no' },
    { kind: 'rule', says: 'lunes y jueves' },
    { kind: 'place', category: 'Restaurant', says: 'tortas Don Chava' },
    { kind: 'place', category: 'Shop', says: 'farmacia San Gil' },
    { kind: 'firstAid', says: 'arriba del refri' },
    { kind: 'emergency', says: 'azotehuela' },
    { kind: 'phone', of: 'host', says: '2225550117' },
    { kind: 'phone', of: 'other', says: '2225550161' },
  ],
}

export default sample
