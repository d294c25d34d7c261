import { expect, test } from 'vitest'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { unitsOf } from '#domain/guide/proposal/reading/units.ts'
import { findAll } from './find-all.ts'

/** What is found of one kind, each with how sure it is. */
function found(text: string, kind: Fact['kind']) {
  const { units, headings } = unitsOf(text, 0)
  return findAll(units, headings)
    .filter(({ fact }) => fact.kind === kind)
    .map(({ fact, sureness }) => [shown(fact), sureness])
}

function shown(fact: Fact) {
  if (fact.kind === 'time') return `${fact.of} ${fact.time}`
  if (fact.kind === 'count') return `${fact.of} ${fact.count}`
  if (fact.kind === 'phone') return `${fact.of} ${fact.number}`
  if (fact.kind === 'wifi') return `${fact.network} ${fact.password}`
  return fact.kind === 'address' ? fact.address : fact.kind
}

test.each([
  ['No check-in after 10 pm please. Check-in from 3.', [['checkIn 15:00', 'sure']]],
  ['Check-in 3 to 9 pm.', [['checkIn 15:00', 'sure']]],
  ['Check-in entre 3 y 8 de la tarde', [['checkIn 15:00', 'sure']]],
  ['Check-in is flexible; please arrive before 9 pm', []],
  ['Check in: flexible, pero antes de las 10 pm', []],
  ['Leaving the hot tub on after 10 pm is not allowed.', []],
  ['La entrada al museo es a las 9', [['checkIn 21:00', 'doubtful']]],
  ['Llegada del vuelo: 9:30 pm', [['checkIn 21:30', 'doubtful']]],
  ['If you leave at 6 am for the airport', [['checkOut 06:00', 'doubtful']]],
  ['Salida: 12 am', [['checkOut 00:00', 'doubtful']]],
  ["We're out by 9 to let the cleaners in. Check-out 11.", [['checkOut 11:00', 'doubtful']]],
  ['Check in a las 3 pm, pero los lunes es a las 5', [['checkIn 15:00', 'doubtful']]],
])(
  '%j: hours are those of coming and going, and asked about where that is not clear',
  (text, times) => {
    expect(found(text, 'time')).toEqual(times)
  },
)

test.each([
  ['Mi cel: 443 111 0000', 'host 443 111 0000', 'sure'],
  ['Gas: Gas del Lago 443 111 2233. Mi número es 443 111 0000.', 'host 443 111 0000', 'sure'],
  ['Cab: 512-555-0177', 'host 512-555-0177', 'doubtful'],
  ['Reserve the boat with Captain Ray 512-555-0188.', 'host 512-555-0188', 'doubtful'],
  ['Questions? Text my co-host Bea at 512-555-0111.', 'other 512-555-0111', 'dangerous'],
  ['Vet: Dr. Paws 512-555-0123', 'other 512-555-0123', 'dangerous'],
])(
  '%j: a number is the host’s where the text says so, and asked about elsewhere',
  (text, phone, sureness) => {
    expect(found(text, 'phone')).toContainEqual([phone, sureness])
  },
)

test.each([
  ['Red: Sol\nContraseña: está en el módem', []],
  ['Wifi network: Cabin Guest, password: ask Tom', []],
  ['Red: Sol\nClave: (la mandamos el día de llegada)', []],
  ['Netflix: user casa@sol.example pass: peliculas99', []],
  ['Netflix\nUsuario: casa@sol.example\nClave: pelis99', []],
  ['Red: Sol\nContraseña: todo en minúsculas sol2024', [['Sol sol2024', 'sure']]],
  [
    'Wifi password is "coconut water" and the network is Beach Bum',
    [['Beach Bum coconut water', 'sure']],
  ],
  ['Red: Sol\nContraseña: N3:xP;"q9,', [['Sol N3:xP;"q9', 'doubtful']]],
  ['SSID: Pine Cabin\nPass: none, it is open', [['Pine Cabin ', 'doubtful']]],
  [
    'WiFi\nSol_2.4 / Sol_5G\npass: azul2024',
    [
      ['Sol_2.4 azul2024', 'sure'],
      ['Sol_5G azul2024', 'sure'],
    ],
  ],
])('%j: a password is what is typed, of the Wi-Fi and of nothing else', (text, pairs) => {
  expect(found(text, 'wifi')).toEqual(pairs)
})

test.each([
  ['Estamos en Calle 62 No. 481, Centro, Mérida', 'Calle 62 No. 481, Centro, Mérida', 'sure'],
  ['214 Fern Hollow Road, Brightwater', '214 Fern Hollow Road, Brightwater', 'sure'],
  ['El Fogón, Calle Hidalgo 12', 'El Fogón, Calle Hidalgo 12', 'doubtful'],
])('%j: an address that begins with a name is asked about', (text, address, sureness) => {
  expect(found(text, 'address')).toEqual([[address, sureness]])
})

test.each([
  'Dr. Ramírez (pediatra) 443 222 1100',
  'Dentista Dr. Soto, Av. Juárez 20',
  'Masajes a domicilio: Lety 998 555 0199',
])('%j is no address of the home', (text) => {
  expect(found(text, 'address')).toEqual([])
})

test.each([
  ['The cabin sleeps 8. The city allows 6 guests at most.', 'maxGuests 8'],
  ['Our other house has 5 bedrooms.', 'bedrooms 5'],
])('%j: a number is asked about where another one is told, or another home', (text, count) => {
  expect(found(text, 'count')).toEqual([[count, 'doubtful']])
})

test.each([
  ['No dejen de probar el café de la esquina.', ['place']],
  ['Lugares\nTacos El Güero, los mejores al pastor.\nEviten el Bar Sodoma de noche.', ['place']],
  ["Don't go to Mel's Diner, food poisoning.", []],
])('%j: advice where to go or not to go is neither a rule nor a place to show', (text, kinds) => {
  const { units, headings } = unitsOf(text, 0)
  expect(findAll(units, headings).map(({ fact }) => fact.kind)).toEqual(kinds)
})

test.each(['House rules', 'Instrucciones', 'House information'])(
  '%j is what a text is about, not what a home is called',
  (title) => {
    expect(found(`${title}\nNo smoking inside.`, 'name')).toEqual([])
  },
)

test('the name of a number is who answers, not what is told of the way there', () => {
  const { units, headings } = unitsOf('Hospital Santa Amalia, a seis calles: 55 5555 0198', 0)
  expect(findAll(units, headings).map(({ fact }) => fact)).toMatchObject([
    { kind: 'phone', of: 'medical', name: 'Hospital Santa Amalia' },
  ])
})

test('an hour of a shop is none of coming or going', () => {
  expect(found('Places nearby\n- Panadería Renata: the rolls are gone by ten.', 'time')).toEqual([])
})
