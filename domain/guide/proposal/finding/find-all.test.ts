import { expect, test } from 'vitest'
import { unitsOf } from '#domain/guide/proposal/reading/units.ts'
import { findAll } from './find-all.ts'

function found(text: string) {
  const { units, headings } = unitsOf(text, 0)
  return findAll(units, headings).map(({ fact }) => fact)
}

test.each([
  ['Red: Luna_5G\nContraseña: barro 22', { network: 'Luna_5G', password: 'barro 22' }],
  ['SSID: Luna_5G\nPassword = Barro 22!', { network: 'Luna_5G', password: 'Barro 22!' }],
  ['red/clave: Luna_5G / agua de barro 7', { network: 'Luna_5G', password: 'agua de barro 7' }],
  [
    'The SSID is Luna and the password is "low tide, 6 am".',
    { network: 'Luna', password: 'low tide, 6 am' },
  ],
  [
    'La red se llama Luna y la contraseña es flor de mayo (en minúsculas)',
    { network: 'Luna', password: 'flor de mayo' },
  ],
  ['Red: Luna\nClave: barro22 en minúsculas', { network: 'Luna', password: 'barro22' }],
  ['Red: Luna\nClave: "barro 22"', { network: 'Luna', password: 'barro 22' }],
  ['WiFi: SeaGuest / tide2021', { network: 'SeaGuest', password: 'tide2021' }],
  [
    'The wifi is called Juniper and the password is blue42.',
    { network: 'Juniper', password: 'blue42' },
  ],
  [
    'El internet es INFINITUM88 y la clave es 7yT4kk09',
    { network: 'INFINITUM88', password: '7yT4kk09' },
  ],
])('%j tells a network', (text, wifi) => {
  expect(found(text)).toContainEqual({ kind: 'wifi', ...wifi })
})

test.each([
  ['Red: Luna\nClave: barro 22', 'doubtful'],
  ['Red: Luna\nClave: barro22', 'sure'],
  ['Red: Luna\nClave: "barro 22"', 'sure'],
])('%j: a password whose end is guessed is asked about, %s', (text, sureness) => {
  const { units, headings } = unitsOf(text, 0)
  expect(findAll(units, headings).map((find) => find.sureness)).toEqual([sureness])
})

test.each([
  ['¿Podemos llevar perro?\nSe aceptan perros chicos.', 'rule'],
  ['Q: Where do we park?\nA: One spot, number 12, behind the building.', 'parking'],
  ['¿A qué hora nos vamos?\nA más tardar a las 12.', 'time'],
  ['What do we do when we leave?\nWash your dishes.', 'step'],
])('%j: an answer is about what its question asks', (text, kind) => {
  expect(found(text).map((fact) => fact.kind)).toEqual([kind])
})

test.each([
  ['La casa cuenta con chimenea, hamacas y asador.', 'Casa'],
  ['tiene refri, estufa de gas y plancha', 'Casa'],
  ['The cabin has a sauna, board games and a grill.', 'Cabin'],
])('%j: what the whole home has is told without a room', (text, room) => {
  expect(found(text)).toHaveLength(3)
  expect(found(text)).toContainEqual(expect.objectContaining({ kind: 'feature', room }))
})

test.each([
  ['La entrada es a partir de las 3 de la tarde', 'checkIn', '15:00'],
  ['Check-in: 16:30 h', 'checkIn', '16:30'],
  ['Please be out by ten thirty in the morning, check out is strict', 'checkOut', '10:30'],
  ['La salida es al mediodía', 'checkOut', '12:00'],
  ['Arrivals from 4pm', 'checkIn', '16:00'],
])('%j tells a time', (text, of, time) => {
  expect(found(text)).toContainEqual({ kind: 'time', of, time })
})

test.each(['Late check-out until 2 pm costs extra', 'Si llegan después de las 10 pm avisen'])(
  '%j tells neither check-in nor check-out',
  (text) => {
    expect(found(text).filter(({ kind }) => kind === 'time')).toEqual([])
  },
)

test.each([
  ['Tres recámaras, 2 baños y medio, máximo 8 huéspedes', [3, 2.5, 8]],
  ['2BR/1BA cabin, sleeps 6', [2, 1, 6]],
])('%j is counted', (text, counts) => {
  const said = found(text).flatMap((fact) => (fact.kind === 'count' ? [fact.count] : []))
  expect(said).toEqual(counts)
})

test.each([
  ['El código de la puerta es 4417#.', 'door', '4417#'],
  ['The lockbox is on the side gate, its code is 6042.', 'lockbox', '6042'],
  ['Candado del portón: 0417', 'gate', '0417'],
  ['El candado del portón es 2255.', 'gate', '2255'],
])('%j opens something', (text, opens, code) => {
  expect(found(text)).toContainEqual(expect.objectContaining({ kind: 'code', opens, code }))
})

test.each([
  ['Bomberos: 744 555 0122', 'fire'],
  ['Cruz Roja 744 555 0165', 'medical'],
  ['My neighbor Lupita 951 555 0144', 'other'],
  ['Cualquier cosa me marcan, soy Gaby 722 555 0156', 'host'],
])('%j names whose number it is', (text, of) => {
  expect(found(text)).toContainEqual(expect.objectContaining({ kind: 'phone', of }))
})

test.each([
  ['There are two keys: the spare is with our neighbor Walt at 207-555-0126', 'neighbor Walt'],
  ['Mi cel 222 555 0117. Doña Cuca, la vecina, tiene copia: 222 555 0161', 'Doña Cuca, la vecina'],
])('%j tells who answers', (text, name) => {
  expect(found(text)).toContainEqual(expect.objectContaining({ kind: 'phone', of: 'other', name }))
})

test.each([
  ['Casa Sol\n\nNo fumar.\n\nEsperamos que disfruten su estancia.', 'Esperamos que'],
  ['Sun House\n\nNo smoking.\n\nWe hope that you enjoy your stay.', 'We hope'],
])('%j ends with a wish, which is part of the welcome', (text, words) => {
  expect(found(text)).toContainEqual({ kind: 'welcome', words: expect.stringContaining(words) })
})

test.each([
  ['Cocina: estufa, refri y licuadora', ['Estufa', 'Refri', 'Licuadora']],
  ['The kitchen has an oven, a toaster and pots and pans.', ['Oven', 'Toaster', 'Pots and pans']],
])('%j is what a room has, one thing after the other', (text, things) => {
  const said = found(text).flatMap((fact) => (fact.kind === 'feature' ? [fact.words] : []))
  expect(said).toEqual(things)
})

test.each([
  ['Porfa no metan mascotas y nada de fumar adentro', 2],
  ['No smoking, no pets, no parties', 3],
  ['No hay elevador', 0],
])('%j has as many rules as it forbids things', (text, count) => {
  expect(found(text).filter(({ kind }) => kind === 'rule')).toHaveLength(count)
})

test.each([
  ['Before you go please start the dishwasher, take the garbage out and lock the door.', 3],
  ['Al salir apaguen las luces y cierren el gas.', 2],
])('%j has as many steps as it asks for', (text, count) => {
  expect(found(text).filter(({ kind }) => kind === 'step')).toHaveLength(count)
})

test.each([
  [
    'Para cenar recomendamos La Chaya Maya, comida yucateca de verdad.',
    'La Chaya Maya',
    'Restaurant',
  ],
  ['Nearest pharmacy is Walgreens at the corner.', 'Walgreens', 'Shop'],
  ['Drinks: The Aviary, 4 min walk', 'The Aviary', 'Bar'],
])('%j recommends a place', (text, name, category) => {
  expect(found(text)).toContainEqual(expect.objectContaining({ kind: 'place', name, category }))
})

test.each([
  ['El botiquín está en el baño de abajo.', 'firstAid'],
  ['The fuse box is in the basement.', 'emergency'],
  ['El agua de la llave no es potable', 'emergency'],
  ['En la caseta digan que van a la casa 22', 'arrival'],
  ['You can park up to two cars in the driveway.', 'parking'],
  ['The TV works with the small black remote, press Home.', 'device'],
  ['La basura pasa martes y viernes a las 8 de la mañana.', 'rule'],
  ['Trash pickup is Friday morning, roll the green can to the road.', 'rule'],
  ['Park anywhere on the gravel with your car.', 'parking'],
  ['La dirección es Amatlán 88 int 3, Condesa', 'address'],
])('%j is a fact of that kind', (text, kind) => {
  expect(found(text).map((fact) => fact.kind)).toEqual([kind])
})

test.each(['We are two blocks from the park.', 'Estamos frente al parque y muy cerca del mar.'])(
  '%j says nothing of parking',
  (text) => {
    expect(found(text).filter(({ kind }) => kind === 'parking')).toEqual([])
  },
)

test('what a home has is found in a list that names no room', () => {
  const facts = found('Amenities\nGas stove\nWasher and dryer\nSmoke alarm\nFree parking')
  expect(facts.map((fact) => (fact.kind === 'feature' ? fact.words : fact.kind))).toEqual([
    'Gas stove',
    'Washer and dryer',
    'emergency',
    'parking',
  ])
})

test.each([
  'Bright flat in Roma Norte | terrace, 5 min to Parque México\nWi-Fi',
  'Departamento con luz a 5 minutos del Parque México\nReglas',
  'Casa Luna\nHermosa casa a dos cuadras del Mercado Medellín.',
  'Casa Luna\nBright flat in Roma Norte, two blocks from the park.',
  'Casa Luna\nThe apartment is on the third floor, five minutes from the Zócalo.',
])('%j praises the home, and recommends no place', (text) => {
  expect(found(text).filter(({ kind }) => kind === 'place')).toEqual([])
})

test.each([
  ['Casa Luna\n\nHermosa casa de adobe, a dos cuadras del mercado.', 'Hermosa casa'],
  ['Luna House\n\nBright flat in Roma Norte, two blocks from the park.', 'Bright flat'],
])('%j tells of the home right under its name, as a welcome does', (text, words) => {
  expect(found(text)).toContainEqual({ kind: 'welcome', words: expect.stringContaining(words) })
})

test('names after a kind of place are a place each', () => {
  const names = found("Eat: Tacos Toño, Mary's, Yeikame").map((fact) => 'name' in fact && fact.name)
  expect(names).toEqual(['Tacos Toño', "Mary's", 'Yeikame'])
})

test('a sentence that goes on tells what each of its parts tells', () => {
  const facts = found(
    'We are at 88 Hollow Creek Road, park anywhere on the gravel but not on the lawn, trash goes to the curb on Friday, the kitchen has a stove and a kettle, and the living room has a sofa bed.',
  )
  expect(facts.map(({ kind }) => kind)).toEqual([
    'address',
    'parking',
    'rule',
    'feature',
    'feature',
    'feature',
  ])
})

test.each([
  ['Salida: máximo 12 del día', 'count'],
  ['Stay at the Red Barn with the password of the house', 'wifi'],
  ['Calle Tonalá 214, la puerta se abre con el código 2580', 'phone'],
])('%j tells no %s', (text, kind) => {
  expect(found(text).filter((fact) => fact.kind === kind)).toEqual([])
})

test('a lock before a line says that its numbers are codes', () => {
  const codes = found('🔐 Front gate 7781, studio door 2290').map((fact) =>
    fact.kind === 'code' ? [fact.opens, fact.code] : fact.kind,
  )
  expect(codes).toEqual([
    ['gate', '7781'],
    ['door', '2290'],
  ])
})

test('a guest whose message has several lines tells nothing of the home', () => {
  const facts = found(
    '[1/2/26 10:00] Luz: El check in es a las 3 pm y la salida es a las 11 am\n[1/2/26 10:01] Ana: gracias\nno fumar lo entiendo',
  )
  expect(facts.map(({ kind }) => kind)).toEqual(['time', 'time'])
})

test('what is asked for before a number of a host is still asked for', () => {
  const facts = found(
    'Cuando se vayan, saquen la basura, apaguen el boiler y avísenme al 441 555 0112.',
  )
  expect(facts.map(({ kind }) => kind)).toEqual(['phone', 'step', 'step'])
})
