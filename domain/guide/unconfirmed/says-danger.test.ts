import { expect, test } from 'vitest'
import { saysDanger, saysParking } from './says-danger.ts'

test.for([
  'Estufa de gas: gira la perilla',
  'La llave del GAS está debajo de la barra',
  'The gas valve is under the counter',
  'Fuga de gas',
  'Agua filtrada en la llave pequeña; la grande no es para beber',
  'El agua de la llave no se toma',
  'Garrafón de agua para beber',
  'Agua potable en la cocina',
  'Filtered water from the small tap; the large one is not for drinking',
  'Tap water comes from a spring; drink from the large bottle',
  'The tap is not for drinking',
  'Shut-off valve for the water: behind the washer',
  'El código de la puerta es 4711',
  'CÓDIGO 4711',
  'The lockbox opens with 4711',
  'PIN: 4711',
  'La clave de la alarma es 22',
  'Combinación del candado: 3-1-7',
  'Estacionamiento en la calle, de día',
  'Pueden estacionarse en la cochera',
  'Park your car behind the house',
  'Street parking is metered',
  'En una emergencia salgan por la cocina',
  'Extintor bajo el fregadero',
  'The first aid kit is in the bathroom',
  'En caso de sismo, la zona segura es el patio',
  'Gas stove: turn the knob and press the lighter',
  'Estufa de gas, el tanque está en el patio',
  'Gas cooker, gas cylinder outside',
  'Kitchen with a gas stove; gas leaks are rare',
  'Gas heater in the bathroom',
  'Calentador de gas',
  'Leave the keys in the lockbox, 4711',
  'Deja la llave en la caja de llaves con el código nuevo',
  'No tomes de la llave',
  'Se puede beber directo de la tarja',
  'El agua es segura',
  'Toma del garrafón azul',
  'La llave chica es la filtrada',
  'You can drink from the faucet',
  'Water from the tap is fine',
  'Marca 4711 y gira la perilla',
  'Teclea 4711',
  'Press 4711 and turn the knob',
  'La chapa se abre con 2580*',
  'The key is in the box, 2580',
  'Prende el calentador con un cerillo',
  'Puedes dejar tu coche frente a la casa',
  'No te estaciones en la esquina',
  'Lugar 4, sótano 2',
  'Leave your car at spot 4',
  'Llama al 911',
  'Policía: 55 5555 0142',
  'Cruz Roja, a dos calles',
  'Si tiembla, sal al jardín',
  'L’eau du robinet se boit',
  'Le digicode du portail',
  'En cas d’incendie, sortez par la cour',
  'Le robinet de gaz est sous l’évier',
  'Vous pouvez vous garer devant la maison',
  'A água da torneira não é para beber',
  'A senha do portão',
  'O botijão de gás fica no quintal',
  'Em caso de incêndio, ligue para os bombeiros',
  'Vaga de garagem ao lado da casa',
  'Das Leitungswasser ist kein Trinkwasser',
  'Der Türcode steht im Schlüsselkasten',
  'Die Gasflasche steht auf dem Balkon',
  'Notruf und Feuerwehr',
  'Parken Sie in der Einfahrt',
] as const)('%s: can hurt when it is wrong', (text) => {
  expect(saysDanger(text)).toBe(true)
})

test.for([
  '',
  'El agua caliente tarda un minuto en llegar',
  'Hot water takes a minute to arrive',
  'Nada de vidrio junto al agua',
  'Toallas limpias en la repisa',
  'Deja las llaves en la mesa',
  'The nearest gas station is on Calle 5',
  'Código postal 06100',
  'No dress code',
  'Clave del wifi: girasol',
  'A walk through the park',
  'Gasolinera a dos cuadras',
  'Pinta y colores para los niños',
  'Silencio desde las diez',
  'Gas stove',
  'Fridge, gas cooker, kettle',
  'Estufa de gas de seis quemadores',
  'Terraza con asador de gas',
  'Gas grill and 6 chairs',
  'Leave the keys in the lockbox',
  'Deja las llaves en la caja de llaves',
  'Wi-Fi code: girasol',
  'Tap the screen to start',
  'Toma la llave de la mesa',
  'En el cajón de la cocina',
  'Las estaciones del año',
] as const)('%s: does not', (text) => {
  expect(saysDanger(text)).toBe(false)
})

test.each([
  'La llave  de  paso está en el patio',
  'Los primeros\tauxilios están en el baño',
  'La llave\u00a0de\u00a0paso está en el patio',
  'First  aid kit',
  'El có\u00addigo es 4711',
  'CÓDI\u200bGO 4711',
  'ＣＯＤＩＧＯ 4711',
])('%j can hurt however it is spaced or spelled in letters', (words) => {
  expect(saysDanger(words)).toBe(true)
})

test('a gas stove can hurt where its notes tell how it is lit', () => {
  expect(saysDanger('Gas stove', 'Gas stove\nTurn the knob and light a match.')).toBe(true)
  expect(saysDanger('Gas stove', 'Gas stove\nFour burners.')).toBe(false)
})

test('where a car may stand is told apart from the rest', () => {
  expect(['Cajón 4', 'Estaciónate en la calle', 'Park inside the gate'].map(saysParking)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Tanque estacionario', 'Fuga de gas', 'A walk in a park'].map(saysParking)).toEqual([
    false,
    false,
    false,
  ])
})
