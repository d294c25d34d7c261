import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'numbered-finca-es',
  language: 'es',
  shape: 'numbered manual',
  text: `FINCA EL YARUMO
Manual para huéspedes (revisado en marzo, favor no llevárselo para la casa)

Qué alegría tenerlos por acá. La finca la levantó mi papá en 1974 con la plata de una buena cosecha, y las baldosas del corredor son las mismas de esa época.

PARA LLEGAR
1.- La casa está lista desde las 3:00 p.m., antes no porque doña Nubia está haciendo el aseo.
2.- Ubicación: Km 4 vía al Boquerón, vereda La Cristalina, Filandia, Quindío.
3.- Si vienen en carro: del parque principal cogen la vía al Boquerón y donde vean un aviso amarillo de truchas voltean a la izquierda. Son 800 metros destapados.
4.- Si vienen en bus: del terminal de Armenia sale buseta a Filandia cada 20 minutos, y del parque suben en jeep por 6.000 pesos.
5.- El candado de la talanquera tiene clave: 8036.
6.- Los carros van debajo del guadual, caben tres.
7.- Suban por las escalas de piedra, la puerta principal es la de vidrio y la llave cuelga dentro de la lechera azul.
8.- Si la chapa se pega, levanten un poquito la puerta y vuelvan a girar.

LO QUE HAY
9.- Cocina: nevera, olla arrocera, licuadora, greca.
10.- Alcoba principal: cama doble, mosquitero y baño privado.
11.- Alcoba de los niños: dos camarotes.
12.- Corredor: hamacas y comedor de ocho puestos.

COMO FUNCIONA
13.- Wifi: FincaYarumo. Clave: cafetico2025. Es satelital, cuando truena se va; paciencia.
14.- Calentador de la ducha: abrir toda la llave caliente y esperar medio minuto a que encienda solo.
15.- Estufa: la pipeta queda afuera, abran la válvula y prendan con los fósforos largos.
16.- Lavadora: ciclo corto unicamente, el agua es de nacimiento y en verano escasea.

NORMAS
17.- Cupo maximo diez personas contando niños. La noche de persona extra vale 40.000.
18.- Prohibido entrar pólvora o armas.
19.- El equipo de sonido se apaga a las 11 p.m.
20.- Mascotas sí, amarradas mientras pasa el ganado.
21.- No coger café ni plátano sin pedirle permiso al mayordomo.
22.- El papel higiénico va en la papelera, nunca en el sanitario.

POR SI ACASO
23.- El agua de la llave hay que hervirla, para tomar hay botellón en la cocina.
24.- Los tacos de la luz quedan detrás de la puerta de la despensa.
25.- Botiquín: repisa alta del corredor.
26.- Bomberos Filandia: 606 555 0119
27.- Hospital San Vicente: 606 555 0120
28.- Policía, cuadrante 4: 320 555 0134
29.- Don Arcesio, el mayordomo: 310 555 0162 (habla poquito pero resuelve)

PASEOS
30.- Fogón de Ligia, trucha con patacón, en el kilómetro 2.
31.- Café Tres Nubes: lo tuestan ahí mismo.
32.- Mirador La Sombrilla, para ver el atardecer.
33.- Tienda de Pacho: huevos, arepas, hielo.

EL DIA QUE SE VAN
34.- Desocupar a la 1:00 p.m. a más tardar.
35.- Lavar la loza.
36.- Cerrar la pipeta del gas.
37.- Devolver la llave a la lechera.

Un huésped escribió "dormí como no dormía desde el colegio". Gracias, don Germán!

Liliana Osorio, propietaria. Cel. 312 555 0171, liliana@elyarumo.example`,
  expected: [
    { kind: 'name', says: 'FINCA EL YARUMO' },
    { kind: 'welcome', says: 'Qué alegría tenerlos por acá' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'address', says: 'Km 4 vía al Boquerón' },
    { kind: 'arrival', of: 'byCar', says: 'aviso amarillo de truchas' },
    { kind: 'arrival', of: 'byBus', says: 'terminal de Armenia' },
    { kind: 'code', opens: 'gate', says: '8036' },
    { kind: 'parking', says: 'debajo del guadual' },
    { kind: 'arrival', of: 'steps', says: 'escalas de piedra' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'Si la chapa se pega' },
    { kind: 'feature', room: 'Cocina', says: 'nevera' },
    { kind: 'feature', room: 'Cocina', says: 'olla arrocera' },
    { kind: 'feature', room: 'Cocina', says: 'licuadora' },
    { kind: 'feature', room: 'Cocina', says: 'greca' },
    { kind: 'feature', room: 'Alcoba principal', says: 'cama doble' },
    { kind: 'feature', room: 'Alcoba principal', says: 'mosquitero' },
    { kind: 'feature', room: 'Alcoba principal', says: 'baño privado' },
    { kind: 'feature', room: 'Alcoba de los niños', says: 'dos camarotes' },
    { kind: 'feature', room: 'Corredor', says: 'hamacas' },
    { kind: 'feature', room: 'Corredor', says: 'comedor de ocho puestos' },
    { kind: 'wifi', network: 'FincaYarumo', password: 'cafetico2025' },
    { kind: 'device', says: 'Calentador de la ducha' },
    { kind: 'device', says: 'Estufa' },
    { kind: 'device', says: 'Lavadora' },
    { kind: 'count', of: 'maxGuests', says: 10 },
    { kind: 'rule', says: 'pólvora' },
    { kind: 'rule', says: 'El equipo de sonido se apaga' },
    { kind: 'rule', says: 'Mascotas sí' },
    { kind: 'rule', says: 'No coger café' },
    { kind: 'rule', says: 'El papel higiénico' },
    { kind: 'emergency', says: 'hay que hervirla' },
    { kind: 'emergency', says: 'tacos de la luz' },
    { kind: 'firstAid', says: 'repisa alta del corredor' },
    { kind: 'phone', of: 'fire', says: '6065550119' },
    { kind: 'phone', of: 'medical', says: '6065550120' },
    { kind: 'phone', of: 'police', says: '3205550134' },
    { kind: 'phone', of: 'other', says: '3105550162' },
    { kind: 'place', category: 'Restaurant', says: 'Fogón de Ligia' },
    { kind: 'place', category: 'Cafe', says: 'Café Tres Nubes' },
    { kind: 'place', category: 'Attraction', says: 'Mirador La Sombrilla' },
    { kind: 'place', category: 'Shop', says: 'Tienda de Pacho' },
    { kind: 'time', of: 'checkOut', says: '13:00' },
    { kind: 'step', says: 'Lavar la loza' },
    { kind: 'step', says: 'Cerrar la pipeta' },
    { kind: 'step', says: 'Devolver la llave' },
    { kind: 'phone', of: 'host', says: '3125550171' },
    { kind: 'email', says: 'liliana@elyarumo.example' },
  ],
}

export default sample
