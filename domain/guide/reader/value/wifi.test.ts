import { expect, test } from 'vitest'
import type { ToldPiece } from '#domain/guide/reader/form/form.ts'
import { take } from '#tests/guides/knowing.ts'
import { networksOf } from './wifi.ts'

/** Words of a piece as what they were told to be. */
function told(words: string, fine = 'both', line = 0, more: Partial<ToldPiece> = {}): ToldPiece {
  const own = { kind: 'wifi', fine, chance: 1 } as const
  const end = words.length
  const piece = { words, line, start: 0, end, above: '', heading: undefined, ...more }
  return { ...piece, told: { ...own, other: own } }
}

const nothingFine = () => ({ fine: 'none', chance: 0 })

test('a sentence that shows neither network nor password by its form is no network, and leaves doubt of the other', () => {
  const vague = told('El internet se llama Nidito y la clave es mole negro con plátano')
  expect(networksOf([vague], nothingFine)).toEqual([])
  const clear = told('Red: CasaAzul, clave: nopal con huevo 52', 'both', 1)
  const fineOf = (words: string) => ({
    fine: words.startsWith('Red') ? 'network' : 'password',
    chance: 0.9,
  })
  const whole = { fact: { kind: 'wifi', network: 'CasaAzul', password: 'nopal con huevo 52' } }
  expect(networksOf([clear], fineOf)).toMatchObject([{ ...whole, isWhole: true }])
  expect(networksOf([clear, vague], fineOf)).toMatchObject([{ ...whole, isWhole: false }])
  const taken = take('wifi', 'both', vague.words)
  expect(taken).toMatchObject([{ fact: { kind: 'device' }, isWhole: false }])
})

const naming: Readonly<Record<string, string>> = {
  red: 'network',
  nombre: 'network',
  network: 'network',
  Internet: 'both',
  contraseña: 'password',
  password: 'password',
  pw: 'password',
  pwd: 'password',
  wifi: 'network',
}

const chances: Readonly<Record<string, number>> = { 'wifi:': 0.85, 'pwd:': 0.97 }

/** Whether a word names what stands behind it is asked with a colon. */
function fineNamed(label: string) {
  const fine = naming[label.replace(/:$/, '')] ?? 'other'
  return { fine, chance: chances[label] ?? 0.99 }
}

test('the label of what may be both is neither of them', () => {
  const read = (words: string) => networksOf([told(words)], fineNamed)[0]?.fact
  expect(read('WiFi: CasaTortuga_5G')).toMatchObject({ network: 'CasaTortuga_5G', password: '' })
  expect(read('el nombre es el mismo, new pwd is Rosecity-2024')).toMatchObject({
    network: '',
    password: 'Rosecity-2024',
  })
  const both = { network: 'Casa_5G', password: 'mango88' }
  expect(read('WiFi: Casa_5G / mango88')).toMatchObject(both)
  expect(read('wifi Casa_5G la clave mango88')).toMatchObject(both)
  expect(read('WiFi: red "Casa Sol", contraseña: mango88')).toMatchObject({ network: 'Casa Sol' })
})

test('two halves of a line are the network and its password', () => {
  const read = (words: string) => networksOf([told(words)], fineNamed)[0]?.fact
  const both = { network: 'Casa Azul', password: 'nopal 52' }
  expect(read('wifi: Casa Azul - nopal 52')).toMatchObject(both)
  expect(read('wifi: Casa_5G - pw mango88')).toMatchObject({ password: 'mango88' })
})

test.each([
  ['La red es Nube_5G y la contraseña es mango con chile 88.', 'Nube_5G', 'mango con chile 88'],
  ['El nombre de la red es Nube Alta y la contraseña: dos de pan.', 'Nube Alta', 'dos de pan'],
  ['The network is birch-loft and the password is three old dogs.', 'birch-loft', 'three old dogs'],
  ['The network is birch-loft and the password is: three old dogs', 'birch-loft', 'three old dogs'],
  ['Wi-Fi: PearTree, password "little brown hen 7"', 'PearTree', 'little brown hen 7'],
  ['El wifi red Casa del Sol y la contraseña sol y luna 22', 'Casa del Sol', 'sol y luna 22'],
  ['La red es "Depa 3B" y el password Mar y Sol 24! (con espacio)', 'Depa 3B', 'Mar y Sol 24!'],
  [
    'La red se llama Trucha_Feliz 2.4 y la contraseña es Ñandú con "atole" 50',
    'Trucha_Feliz 2.4',
    'Ñandú con "atole" 50',
  ],
  ['The password is hayloft99 in the barn too, the network Barn_2.', 'Barn_2', 'hayloft99'],
])('of "%s" network and password are proposed whole', (words, network, password) => {
  expect(networksOf([told(words)], fineNamed)).toMatchObject([
    { fact: { network, password }, isWhole: false },
  ])
})

test.each([
  ['La red es Nube_5G y la contraseña es mango88.', 'Nube_5G', 'mango88', false],
  ['The network "Birch Loft", password "three old dogs"', 'Birch Loft', 'three old dogs', false],
  ['Internet: Nube_5G, contraseña mango88', 'Nube_5G', 'mango88', false],
  ['Internet del B204, contraseña mango88', 'B204', 'mango88', false],
  ['Nube Alta        mango con chile', 'Nube Alta', 'mango con chile', false],
  ['red=Nube_5G contraseña=mango88', 'Nube_5G', 'mango88', true],
  ['La red es Nube_5G y la contraseña es mango88 con mayúscula', 'Nube_5G', 'mango88', false],
  ['La red es Nube_5G o Nube_2G y la contraseña es mango88', 'Nube_5G', 'mango88', false],
])('of "%s" network and password are sure only where each stands behind its label', (...said) => {
  const [words, network, password, isWhole] = said
  const found = networksOf([told(words)], fineNamed)
  expect(found).toMatchObject([{ fact: { network, password }, isWhole }])
})

test.each([
  ['La contraseña del wifi es mango88', '', 'mango88'],
  ['The password for the network is mango88', '', 'mango88'],
  ['contraseña wifi mango con chile', '', 'mango con chile'],
  ['La contraseña del wifi es mango88 y la red es Nube Alta', 'Nube Alta', 'mango88'],
  ['wifi Nube Alta contraseña mango88', 'Nube Alta', 'mango88'],
  ['El wifi es Nube Alta y la contraseña mango88', 'Nube Alta', 'mango88'],
  ['Internet: Nube Alta contraseña mango88', 'Nube Alta', 'mango88'],
  [
    'abajo agarra mejor la otra, se llama PALAPA-5G pw: laHamaca#Roja',
    'PALAPA-5G',
    'laHamaca#Roja',
  ],
  ['Red: Nube_5G contraseña mango*23 con M mayúscula', 'Nube_5G', 'mango*23'],
  ['Arrayan_Visitas, pw roof garden 318', 'Arrayan_Visitas', 'roof garden 318'],
  ['Sailworks_Guest\tRope & Tar & Gull 19\tliving room', 'Sailworks_Guest', 'Rope & Tar & Gull 19'],
  ['SAILWORKS-ATTIC   pw Kittiwake!!Nest   upstairs', 'SAILWORKS-ATTIC', 'Kittiwake!!Nest'],
  ['La otra: Coihue_3B (misma contraseña pero sin el punto)', 'Coihue_3B', ''],
  ['Network is PipiBach_5G / password: k1aOra&"Pipi"-l0l!', 'PipiBach_5G', 'k1aOra&"Pipi"-l0l!'],
  ['La red es Nube_5G (con mayúsculas, no la clave) y la clave es mango88', 'Nube_5G', 'mango88'],
  ['CasitaLuna 👉 olas&cafe&siesta', 'CasitaLuna', 'olas&cafe&siesta'],
  ['Network – Otter_5G, password – Smooth2Stones', 'Otter_5G', 'Smooth2Stones'],
  [
    'The network is Juniper and the password is Elk&Aspen 2 Many Stars (yes, with spaces)',
    'Juniper',
    'Elk&Aspen 2 Many Stars',
  ],
  [
    'The name of the network is Auld Reekie, and the password is LaBurra Parda.1971 with capitals',
    'Auld Reekie',
    'LaBurra Parda.1971',
  ],
])('of "%s" what belongs to the name of a network or a password is none', (...said) => {
  const [words, network, password] = said
  const fine = network ? 'both' : 'password'
  const found = words.split(/(?= y la red)/).map((half) => told(half.trim(), fine))
  expect(networksOf(found, fineNamed)).toMatchObject([
    { fact: { network, password }, isWhole: false },
  ])
})

test.each([
  [
    'Abajo agarra mejor la otra, se llama PALAPA-5G pw: laHamaca#Roja',
    'PALAPA-5G',
    'laHamaca#Roja',
    false,
  ],
  ['Perdón, le pasé mal la del internet, la contraseña es Nopal.2024', '', 'Nopal.2024', false],
  ['internet: se llama Nube_5G', 'Nube_5G', '', false],
  ['red: Nube-5G / contraseña: mango_88', 'Nube-5G', 'mango_88', true],
])(
  'of "%s", which is most about a network, both are told as far as they stand there',
  (...said) => {
    const [words, network, password, isWhole] = said
    const found = networksOf([told(words, 'network')], fineNamed)
    expect(found).toMatchObject([{ fact: { network, password }, isWhole }])
  },
)

test('a label before a network’s name is no part of it, and is asked about', () => {
  const found = [told('WIFI: red Nube_5G; contraseña: red de pesca')]
  const fineIn = (words: string) =>
    words.startsWith('WIFI') ? { fine: 'network', chance: 0.99 } : fineNamed(words.split(': ')[0]!)
  const fact = { kind: 'wifi', network: 'Nube_5G', password: 'red de pesca' }
  expect(networksOf(found, fineIn)[0]).toMatchObject({ fact, isWhole: false })
})

test.each([
  ['Nube_2.4 (the other one is slow)', 'Nube_2.4', false],
  ['Nube_2.4, Nube_5G upstairs', 'Nube_2.4, Nube_5G upstairs', false],
  ['Nube (5G)', 'Nube (5G)', true],
])('of "%s" behind its label the network is "%s"', (words, network, isWhole) => {
  const found = [told(`Network: ${words}`, 'network', 0), told('Key: nopal-52', 'password', 1)]
  const fact = { network, password: 'nopal-52' }
  expect(networksOf(found, nothingFine)).toMatchObject([{ fact, isWhole }])
})

test('halves of a sentence, of which one tells the password and one the network, tell both', () => {
  const halves = ['La contraseña es mango88', 'y la red es Nube_5G']
  const found = halves.map((words, at) => told(words, at === 0 ? 'password' : 'network'))
  const fact = { network: 'Nube_5G', password: 'mango88' }
  expect(networksOf(found, fineNamed)).toMatchObject([{ fact, isWhole: false }])
})

test('of two labels the likelier names the password, and a place the network', () => {
  const fineIn = (words: string) => ({ fine: 'password', chance: /pw/.test(words) ? 0.97 : 0.7 })
  const found = networksOf([told('Barn: BarnCat_EXT / pw: haybale4me')], fineIn)
  const fact = { network: 'BarnCat_EXT', password: 'haybale4me' }
  expect(found).toMatchObject([{ fact }])
})

test('what a label of another thing stands before is no network without asking', () => {
  const fineIn = (words: string) => ({ fine: 'password', chance: /password/.test(words) ? 1 : 0.6 })
  const read = (words: string) => networksOf([told(words)], fineIn)
  expect(read('Security: WPA2 / password: mango88x')[0]?.isWhole).toBe(false)
  expect(read('Door: 4455 / password: mango88x')[0]?.isWhole).toBe(false)
})

test('a sentence about a network is not its password', () => {
  const fineIn = (words: string) => ({
    fine: words.includes('use') ? 'password' : 'none',
    chance: 1,
  })
  const said = told('use Nube_5G up there, same password')
  const found = networksOf([said], fineIn)
  expect(found.map(({ fact }) => fact.kind === 'wifi' && fact.password)).not.toContain(said.words)
})
