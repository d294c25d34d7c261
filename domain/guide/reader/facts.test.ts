import { expect, test } from 'vitest'
import { mayTellCode } from './fact.ts'
import { factsOf } from './facts.ts'
import type { Piece } from './form.ts'
import { networksOf } from './wifi.ts'

const knowing = {
  fineIn: () => ({ fine: 'none', chance: 0 }),
  numbers: {},
  rooms: [],
  units: new Set<string>(),
}

test.each([
  ['La clave de la puerta es 4821#.', 'door', '', ''],
  ['The door code: 4821', 'door', 'The door code', ''],
  ['Puerta 4821: jala, y luego empuja.', 'door', 'Puerta 4821', 'jala, y luego empuja.'],
  ['Portón: 5533, empuja fuerte.', 'gatecode', 'Portón', 'empuja fuerte.'],
  ['The gate code is 4821#, press it twice.', 'gatecode', '', 'press it twice.'],
  ['Marca 7788 y jala hacia abajo.', 'lockbox', '', 'Marca 7788 y jala hacia abajo.'],
  ['El código del candado azul es 4821.', 'othercode', '', 'El código del candado azul es 4821.'],
  [
    'Behind the plant pot by the blue gate hangs the box, 4821',
    'lockbox',
    '',
    'Behind the plant pot by the blue gate hangs the box',
  ],
  [
    'Getting in: the lockbox is on the porch rail, code 7731#.',
    'lockbox',
    'Getting in',
    'the lockbox is on the porch rail',
  ],
  [
    'The keys are in a box on the hill side of the gate (code 5566#), close it behind you.',
    'lockbox',
    '',
    'The keys are in a box on the hill side of the gate, close it behind you.',
  ],
  [
    'Go up to the blue door, press 4821 twice.',
    'door',
    '',
    'Go up to the blue door, press 4821 twice.',
  ],
])(
  'what is noted beside the code of "%s" is what the code does not say',
  (words, fine, label, notes) => {
    const [taken] = factsOf({ kind: 'arrival', fine, words, heading: undefined }, knowing)
    expect(taken?.fact).toMatchObject({ kind: 'code', label, notes })
  },
)

test.each([
  ['Mi hermana Lupita 951 555 0177, ella tiene llave.', 'Mi hermana Lupita, ella tiene llave'],
  ['Patty (WhatsApp): 951 555 0177 (WhatsApp)', 'Patty (WhatsApp)'],
  ['951 555 0177 es de la caseta', ''],
])('whose number it is keeps what is said of them behind it: %s', (words, name) => {
  const told = { kind: 'contact', fine: 'other', words, heading: undefined } as const
  expect(factsOf(told, knowing)).toMatchObject([{ fact: { kind: 'phone', name } }])
})

test('of two codes in one sentence each opens what the words before it say', () => {
  const fineIn = (_: string, words: string) => {
    return { fine: words.includes('puerta') ? 'door' : 'gatecode', chance: 1 }
  }
  const words = 'Si llegan tarde: portón 7734# y luego puerta 2580'
  const told = { kind: 'arrival', fine: 'gatecode', words, heading: undefined } as const
  expect(factsOf(told, { ...knowing, fineIn })).toMatchObject([
    { fact: { code: '7734#', opens: 'gate', label: '', notes: words } },
    { fact: { code: '2580', opens: 'door', label: '', notes: words } },
  ])
})

test('a code behind a single letter may be longer than its figures', () => {
  const words = 'Punch in C 8 3 5 0'
  const told = { kind: 'arrival', fine: 'lockbox', words, heading: undefined } as const
  expect(factsOf(told, knowing)).toMatchObject([{ isWhole: false }])
})

test('of two codes in one line each has its own label', () => {
  const words = 'Front door: 5180. Back door: 7714, push hard.'
  const taken = factsOf({ kind: 'arrival', fine: 'door', words, heading: undefined }, knowing)
  expect(taken).toMatchObject([
    { fact: { code: '5180', label: 'Front door', notes: '' }, isWhole: false },
    { fact: { code: '7714', label: 'Back door', notes: 'push hard.' }, isWhole: false },
  ])
  const unnamed = 'The doors open with 5180 or 7714.'
  const both = factsOf(
    { kind: 'arrival', fine: 'door', words: unnamed, heading: undefined },
    knowing,
  )
  expect(both).toMatchObject([{ fact: { notes: unnamed } }, { fact: { notes: '' } }])
})

test('a sentence that shows neither network nor password by its form is no network, and leaves doubt of the other', () => {
  const told = (words: string, line = 0) => ({
    piece: { words, line } as Piece,
    told: { fine: 'both' },
  })
  const vague = told('El internet se llama Nidito y la clave es mole negro con plátano')
  expect(networksOf([vague], knowing.fineIn)).toEqual([])
  const clear = told('Red: CasaAzul, clave: nopal con huevo 52', 1)
  const fineOf = (words: string) => ({
    fine: words.startsWith('Red') ? 'network' : 'password',
    chance: 0.9,
  })
  const whole = { fact: { kind: 'wifi', network: 'CasaAzul', password: 'nopal con huevo 52' } }
  expect(networksOf([clear], fineOf)).toMatchObject([{ ...whole, isWhole: true }])
  expect(networksOf([clear, vague], fineOf)).toMatchObject([{ ...whole, isWhole: false }])
  const words = vague.piece.words
  const sentence = { kind: 'wifi', fine: 'both', words, heading: undefined } as const
  expect(factsOf(sentence, knowing)).toMatchObject([{ fact: { kind: 'device' }, isWhole: false }])
})

const naming: Readonly<Record<string, string>> = {
  red: 'network',
  nombre: 'network',
  network: 'network',
  contraseña: 'password',
  password: 'password',
}

/** Whether a word names what stands behind it is asked with a colon. */
function fineNamed(label: string) {
  return { fine: naming[label.replace(/:$/, '')] ?? 'other', chance: 0.99 }
}

test.each([
  ['La red es Nube_5G y la contraseña es mango con chile 88.', 'Nube_5G', 'mango con chile 88'],
  ['El nombre de la red es Nube Alta y la contraseña: dos de pan.', 'Nube Alta', 'dos de pan'],
  ['The network is birch-loft and the password is three old dogs.', 'birch-loft', 'three old dogs'],
  ['The network is birch-loft and the password is: three old dogs', 'birch-loft', 'three old dogs'],
  ['Wi-Fi: PearTree, password "little brown hen 7"', 'PearTree', 'little brown hen 7'],
  ['El wifi red Casa del Sol y la contraseña sol y luna 22', 'Casa del Sol', 'sol y luna 22'],
  ['La red es "Depa 3B" y el password Mar y Sol 24! (con espacio)', 'Depa 3B', 'Mar y Sol 24!'],
  ['The password is hayloft99 in the barn too, the network Barn_2.', 'Barn_2', 'hayloft99'],
])('of "%s" network and password are proposed whole', (words, network, password) => {
  // A piece that was cut inside a value is read with the one before it.
  const at = words.lastIndexOf(' ', words.length - 4)
  const pieces = [words.slice(0, at), words.slice(at + 1)].map((own) => ({
    piece: { words: own, line: 0 } as Piece,
    told: { fine: 'both' },
  }))
  expect(networksOf(pieces, fineNamed)).toMatchObject([
    { fact: { network, password }, isWhole: false, pieces: [{}, {}] },
  ])
})

test.each([
  ['La red es Nube_5G y la contraseña es mango88.', 'Nube_5G', 'mango88', true],
  ['The network "Birch Loft", password "three old dogs"', 'Birch Loft', 'three old dogs', true],
  ['Internet: Nube_5G, contraseña mango88', 'Nube_5G', 'mango88', true],
  ['Internet del B204, contraseña mango88', 'B204', 'mango88', false],
  ['Nube Alta        mango con chile', 'Nube Alta', 'mango con chile', false],
  ['La red es Nube_5G y la contraseña es mango88 con mayúscula', 'Nube_5G', 'mango88', false],
  ['La red es Nube_5G o Nube_2G y la contraseña es mango88', 'Nube_5G', 'mango88', false],
])('of "%s" network and password are sure only where each stands alone', (...said) => {
  const [words, network, password, isWhole] = said
  const found = [{ piece: { words, line: 0 } as Piece, told: { fine: 'both' } }]
  expect(networksOf(found, fineNamed)).toMatchObject([{ fact: { network, password }, isWhole }])
})

test('a sentence of small words about a network names none', () => {
  const piece = { words: 'Cambiamos la contraseña de la red hace poco,', line: 0 } as Piece
  expect(networksOf([{ piece, told: { fine: 'both' } }], fineNamed)).toEqual([])
})

test.each([
  ['Come any time after 4 pm and leave by 10:30 in the morning.', ['16:00', '10:30']],
  ['Come from 4 pm to 10 pm.', ['16:00']],
  ['A partir de las 3 pm, hasta las 10 de la noche.', ['15:00']],
])('of "%s" the hours asked about are %j', (words, hours) => {
  const found = factsOf({ kind: 'hours', fine: 'in', words, heading: undefined }, knowing)
  expect(found.map(({ fact }) => 'time' in fact && fact.time)).toEqual(hours)
  expect(found.some(({ isWhole }) => isWhole)).toBe(false)
})

test('a label before a network’s name is no part of it, and is asked about', () => {
  const piece = { words: 'WIFI: red Nube_5G; contraseña: red de pesca', line: 0 } as Piece
  const fineIn = (words: string) =>
    words.startsWith('WIFI') ? { fine: 'network', chance: 0.99 } : fineNamed(words.split(': ')[0]!)
  const [network] = networksOf([{ piece, told: { fine: 'both' } }], fineIn)
  const fact = { kind: 'wifi', network: 'Nube_5G', password: 'red de pesca' }
  expect(network).toMatchObject({ fact, isWhole: false })
})

test('behind small words the odd one is the network’s name, and is asked about', () => {
  const piece = { words: 'internet: se llama Nube_5G', line: 0 } as Piece
  const [network] = networksOf([{ piece, told: { fine: 'network' } }], fineNamed)
  expect(network).toMatchObject({ fact: { kind: 'wifi', network: 'Nube_5G' }, isWhole: false })
})

test('what stands before the next number is the next number’s', () => {
  const asked: string[] = []
  const hearing = {
    ...knowing,
    fineIn: (_: string, words: string) => {
      asked.push(words)
      return { fine: words.includes('baño') ? 'bathrooms' : 'guests', chance: 1 }
    },
  }
  const words = '1 baño y caben hasta 4 huéspedes.'
  const told = { kind: 'count', fine: 'several', words, heading: undefined } as const
  expect(factsOf(told, hearing).map(({ fact }) => fact)).toEqual([
    { kind: 'count', of: 'bathrooms', count: 1 },
    { kind: 'count', of: 'maxGuests', count: 4 },
  ])
  expect(asked[0]).toBe('1 baño y')
})

test.each([
  ['mi whats 951 203 4478', [true]],
  ['951 203 4478 (solo llamadas, no tiene whats)', [false]],
  ['Ana 951 203 4478 (whats) y Beto 951 203 4479', [true, false]],
  ['WhatsApp: 951 203 4478, llamadas 951 203 4479', [true, false]],
  ['Lupita 951 555 0142 WhatsApp. Me: +1 (218) 555-0167', [true, false]],
  ['Llamadas 951 203 4478, WhatsApp 951 203 4479', [false, true]],
  ['951 203 4478 / 951 203 4479 (WhatsApp)', [false, true]],
])('the name of a channel is that of the number it stands beside: %s', (words, isChat) => {
  const told = { kind: 'contact', fine: 'host', words, heading: undefined } as const
  const by = factsOf(told, knowing).map(({ fact }) => fact.kind === 'phone' && fact.by)
  expect(by.map((each) => each === 'whatsapp')).toEqual(isChat)
})

test.each([
  ['Itanoní, tlayudas y memelas en Belisario Domínguez 513', 'Itanoní'],
  ['Si quieren cenar, vayan a Casa Laurel', 'Casa Laurel'],
  ['Abarrotes Lima, a 200 m, 7 am – 9 pm', 'Abarrotes Lima'],
])('a place is called what stands in capitals before a comma: %s', (words, name) => {
  const [taken] = factsOf({ kind: 'place', fine: 'restaurant', words, heading: undefined }, knowing)
  expect(taken?.fact).toMatchObject({ name })
})

test('what stands in brackets as a whole is said without them', () => {
  const words = '(Si se va la luz, sube la pastilla del patio)'
  const [taken] = factsOf({ kind: 'device', fine: '', words, heading: undefined }, knowing)
  expect(taken?.fact).toMatchObject({ name: 'Si se va la luz, sube la pastilla del patio' })
})

test.each([
  ['Nube_2.4 (the other one is slow)', 'Nube_2.4', false],
  ['Nube_2.4, Nube_5G upstairs', 'Nube_2.4, Nube_5G upstairs', false],
  ['Nube (5G)', 'Nube (5G)', true],
])('of "%s" behind its label the network is "%s"', (words, network, isWhole) => {
  const told = (said: string, fine: string, line: number) => ({
    piece: { words: said, line } as Piece,
    told: { fine },
  })
  const fineOf = () => ({ fine: 'none', chance: 0 })
  const found = [told(`Network: ${words}`, 'network', 0), told('Key: nopal-52', 'password', 1)]
  const fact = { network, password: 'nopal-52' }
  expect(networksOf(found, fineOf)).toMatchObject([{ fact, isWhole }])
})

test('of two that help in one line each keeps its own number', () => {
  const words = 'Cruz Roja 065 / Locatel 55 5555 0111'
  const told = { kind: 'emergency', fine: 'medical', words, heading: undefined } as const
  expect(factsOf(told, knowing)).toMatchObject([
    { fact: { kind: 'phone', number: '065', name: 'Cruz Roja' } },
    { fact: { kind: 'phone', number: '55 5555 0111', name: 'Locatel' } },
  ])
})

test.each([
  ['Estamos en Av. Juárez 12, Col. Centro, 76000 Querétaro', true],
  ['Es Privada Azahares 6, en Jiutepec. Toca el timbre 4', false],
])('an address is whole where no other sentence stands in its line: %s', (words, isWhole) => {
  const told = { kind: 'address', fine: '', words, heading: undefined } as const
  expect(factsOf(told, knowing)).toMatchObject([{ fact: { kind: 'address' }, isWhole }])
})

test.each([
  ['La hicimos entre 2014 y 2017.', 'welcome', false],
  ['La alarma es 2017.', 'rule', true],
  ['La clave es 4821.', 'welcome', true],
] as const)('a year in a welcome is no code: %s', (words, kind, mayTell) => {
  const fact = kind === 'rule' ? { kind, title: words, notes: '' } : { kind, words }
  expect(mayTellCode(fact, words)).toBe(mayTell)
})

test('a number to call is no part of a title', () => {
  const words = 'Protección civil 33 5555 0160. Fuga de gas: cierra la llave.'
  const told = { kind: 'emergency', fine: 'item', words, heading: undefined } as const
  const notes = '33 5555 0160. Fuga de gas: cierra la llave.'
  expect(factsOf(told, knowing)).toMatchObject([{ fact: { title: 'Protección civil', notes } }])
})
