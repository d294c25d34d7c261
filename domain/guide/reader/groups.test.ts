import { expect, test } from 'vitest'
import type { Piece } from './form.ts'
import { grouped } from './groups.ts'
import type { Kind } from './kinds.ts'
import type { Reading } from './model.ts'

type Said = [words: string, kind: Kind, chance?: number]

const piece = { start: 0, end: 0, line: 0, above: '', heading: undefined }

/** The pieces of one line, each as what it was told to be. */
function wordsPerGroup(...said: readonly Said[]) {
  return wordsPerGroupOf('', ...said)
}

/** The same, all of one finer sort. */
function wordsPerGroupOf(fine: string, ...said: readonly Said[]) {
  const pieces = said.map(([words]): Piece => ({ ...piece, words }))
  return groupsOf(
    pieces,
    said.map(([, kind, chance = 0.9]) => ({ kind, fine, chance })),
  )
}

function groupsOf(pieces: readonly Piece[], readings: readonly Reading[]) {
  const told = pieces.flatMap((each, at) => {
    const own = readings[at]
    return own ? { ...each, told: { ...own, other: own } } : []
  })
  return grouped(told).map((group) => group.pieces.map(({ words }) => words).join(' '))
}

test('what goes on in the middle of a sentence is not told apart, unless it surely is', () => {
  const [air, out] = ['Deja el aire en 23 y apagado', 'cuando salgas.']
  expect(wordsPerGroup([air, 'device'], [out, 'step', 0.5])).toEqual([`${air} ${out}`])
  expect(wordsPerGroup([air, 'device'], [out, 'step', 0.95])).toEqual([air, out])
  expect(wordsPerGroup([`${air}.`, 'device'], [out, 'step', 0.5])).toEqual([`${air}.`, out])
  expect(wordsPerGroup([air, 'device'], ['sale a las 11', 'hours', 0.5])).toHaveLength(2)
  const [sea, hill] = ['si se aleja el mar', 'suban al cerro.']
  expect(wordsPerGroup([sea, 'emergency'], [hill, 'place', 0.95])).toEqual([`${sea} ${hill}`])
})

test('a number in the middle of what is said of a place is the place’s', () => {
  const shop = 'Farmacia San Juan, Roble 388,'
  expect(wordsPerGroup([shop, 'place'], ['tel 55 5555 0111', 'contact'])).toHaveLength(1)
  expect(
    wordsPerGroup(['Farmacia San Juan,', 'place'], ['Av. Sur 388, tel 55 5555 0111', 'contact']),
  ).toHaveLength(1)
  expect(wordsPerGroup([shop, 'place'], ['Lupita: 55 5555 0111', 'contact'])).toHaveLength(2)
})

test('places between semicolons are two', () => {
  const [one, other] = ['café Brújula en Aldama 330;', 'para mezcal La Penca en Hidalgo 207']
  expect(wordsPerGroup([one, 'place'], [other, 'place'])).toEqual([one, other])
})

test('a few words without a name are said of the place before them, whatever sort they seem to be of', () => {
  const of = (fine: string) => ({ kind: 'place', fine, chance: 0.9 }) as const
  const groupsWith = (words: string, place = 'La Trucha Coja, trucha al pastor.') =>
    groupsOf(
      [
        { ...piece, words: place },
        { ...piece, words },
      ],
      [of('restaurant'), of('attraction')],
    )
  expect(groupsWith('Cierra los martes.')).toHaveLength(1)
  expect(groupsWith('Pidan la nieve de mantecado.')).toHaveLength(2)
  expect(groupsWith('Pidan la nieve de mantecado.', 'La Mariposa: de 8 a 21.')).toHaveLength(1)
  expect(groupsWith('Velo de Novia.')).toHaveLength(2)
})

test('what stands behind the name of a thing tells of it', () => {
  const tub: Said[] = [
    ['Tina: cinco personas.', 'device'],
    ['Se apaga a las diez.', 'rule'],
  ]
  expect(wordsPerGroup(...tub)).toHaveLength(1)
  expect(wordsPerGroup(['Agua caliente.', 'device'], tub[1]!)).toHaveLength(1)
  expect(wordsPerGroup(['La tina está atrás.', 'device'], tub[1]!)).toHaveLength(2)
})

test('of two sentences about who helps each stands for itself', () => {
  const said = ['Hospital Sur, 501 555 0192.', 'Para lo leve, el centro de salud.']
  const told = said.map((words): Said => [words, 'emergency'])
  expect(wordsPerGroupOf('medical', ...told)).toEqual(said)
})

test('of two whom guests can call each stands for itself, and a sentence without a number goes on', () => {
  const said = ['Emergencias 911.', 'Protección Civil 434 555 0156.', 'Están a dos cuadras.']
  const told = said.map((words): Said => [words, 'emergency'])
  expect(wordsPerGroupOf('item', ...told)).toEqual([said[0], `${said[1]} ${said[2]}`])
  const clinic: Said = ['Clínica: la casa roja,', 'emergency']
  expect(wordsPerGroup(clinic, ['Carr. 997, 434 555 0156.', 'emergency'])).toHaveLength(1)
  expect(wordsPerGroup(clinic, ['Carr. 997.', 'rule'])).toHaveLength(2)
})

test('how a code is used is said with it, another thing is not', () => {
  const code: Said = ['Se abre con 7153,', 'arrival']
  const told = (words: string, kind: Kind) => {
    const pieces = [code[0], words].map((each): Piece => ({ ...piece, words: each }))
    return groupsOf(pieces, [
      { kind: 'arrival', fine: 'lockbox', chance: 0.9 },
      { kind, fine: '', chance: 0.9 },
    ])
  }
  expect(told('baja la palanca negra.', 'step')).toHaveLength(1)
  expect(told('no se puede fumar.', 'rule')).toHaveLength(2)
  expect(told('Baja la palanca.', 'step')).toHaveLength(2)
})

test('things with a name of their own below one heading are apart, the steps of one are together', () => {
  const heading = { start: 0, end: 3, words: 'Uso' }
  const below = (said: readonly string[]) => {
    const pieces = said.map((words, at): Piece => {
      return { start: 0, end: 0, line: at, number: at + 1, above: 'Uso', heading, words }
    })
    return groupsOf(
      pieces,
      said.map(() => ({ kind: 'device', fine: '', chance: 0.9 })),
    )
  }
  expect(below(['Abre el gas.', 'Prende la flama.'])).toHaveLength(1)
  expect(below(['Boiler – abre el gas.', 'Tina – prende la bomba.'])).toHaveLength(2)
  expect(below(['Boiler: abre el gas.', 'La tina es nueva.', 'La lavadora también.'])).toHaveLength(
    3,
  )
})

test('a way goes on with how far the next turn is', () => {
  const [church, boreen] = ['Turn left after the church,', '1.4 km, second boreen on the right']
  const way = wordsPerGroupOf('car', [church, 'arrival'], [boreen, 'arrival', 0.95])
  expect(way).toHaveLength(1)
})

test('a thing with a name is no part of the thing before it', () => {
  const said: Said[] = [
    ['La tele es nueva.', 'device'],
    ['Lavadora: programa 4.', 'device'],
    ['Poco jabón.', 'device'],
  ]
  expect(wordsPerGroup(...said)).toEqual(['La tele es nueva.', 'Lavadora: programa 4. Poco jabón.'])
})

test('what is said behind a number tells of whoever has it', () => {
  const number: Said = ['Yadira: 434 555 0156,', 'contact']
  expect(wordsPerGroup(number, ['llama o escribe, de 7 a 9.', 'contact'])).toHaveLength(1)
  expect(wordsPerGroup(number, ['el portón es 4521.', 'contact'])).toHaveLength(2)
  expect(wordsPerGroup(number, ['Beto: 434 555 0157.', 'contact'])).toHaveLength(2)
  expect(wordsPerGroup(number, ['no fumen.', 'rule'])).toHaveLength(2)
})

test('the name before a comma goes with the number behind it', () => {
  const said: Said[] = [
    ['Don Pedro,', 'contact'],
    ['jardinero: 473 555 0126', 'contact'],
  ]
  expect(wordsPerGroupOf('other', ...said)).toHaveLength(1)
})

test('who a host is goes with their number behind it, a code does not', () => {
  const [own, number] = ['I am Ruth, your host.', 'Call me on 787 555 0143.']
  const together = (first: string, fine: string) =>
    wordsPerGroupOf(fine, [first, 'contact'], [number, 'contact'])
  expect(together(own, 'host')).toEqual([`${own} ${number}`])
  expect(together(own, 'other')).toEqual([own, number])
  expect(together('The code is 7153.', 'host')).toEqual(['The code is 7153.', number])
})

test('what no guest needs takes no half of a sentence with it', () => {
  const [thanks, rule] = ['Gracias por venir', 'y no fumen']
  expect(wordsPerGroup([thanks, 'chatter'], [rule, 'rule', 0.6])).toEqual([thanks, rule])
  expect(wordsPerGroup([rule, 'rule'], [thanks.toLowerCase(), 'chatter', 0.6])).toHaveLength(2)
})

test('what a code opens may stand in the sentence before it, unless it surely opens another thing', () => {
  const pieces = ['La cajita está junto al medidor.', 'El número es 4821.'].map(
    (words): Piece => ({ ...piece, words }),
  )
  const box = { kind: 'arrival', fine: 'lockbox', chance: 0.9 } as const
  const codeOf = (fine: string, chance: number) => groupsOf(pieces, [box, { ...box, fine, chance }])
  expect(codeOf('door', 0.9)).toHaveLength(1)
  expect(codeOf('gatecode', 0.99)).toHaveLength(2)
})

test('a paragraph alone under its heading is about what that names, as far as things of the house go', () => {
  const heading = { start: 0, end: 4, words: 'Stove' }
  const said: Said[] = [
    ['Open both of the vents to light it.', 'device'],
    ['No coal, please.', 'rule'],
    ['Ash goes into the bucket.', 'device'],
  ]
  const groupsUnder = (line: (at: number) => number) =>
    groupsOf(
      said.map(([words], at): Piece => ({ ...piece, words, heading, line: line(at) })),
      said.map(([, kind]) => ({ kind, fine: '', chance: 0.9 })),
    )
  expect(groupsUnder(() => 1)).toEqual([
    'Open both of the vents to light it. Ash goes into the bucket.',
    'No coal, please.',
  ])
  expect(groupsUnder((at) => at)).toHaveLength(3)
  said.push(['The shed opens with 4152 and a push.', 'device'])
  expect(groupsUnder(() => 1)).toHaveLength(3)
})
