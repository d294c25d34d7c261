import { expect, test } from 'vitest'
import { openForm } from '#domain/guide/reader/form/form.ts'
import { readExamples, readWords } from '#domain/guide/reader/kind/examples.ts'
import { learnModel } from '#domain/guide/reader/kind/learn.ts'
import { openReader } from './read-texts.ts'

const texts = readExamples(
  ['azul', 'verde', 'blanca', 'roja', 'negra']
    .map(
      (color, at) => `welcome	n	Hola, bienvenida a la casa ${color}.
arrival/door	n	Con 48${at}1# abre la puerta ${color}.
arrival/old	n	El código viejo 19${at}5 ya no sirve.
hours/out	n	La salida es a las 1${at}:00 am.
address	n	Calle del Amate ${at}, Malinalco
step	n	Apaga las luces ${at}.
chatter	n	jajaja sale ${color}`,
    )
    .join('\n\n'),
)

const model = learnModel(
  texts,
  readWords({ numbers: '', rooms: '', units: '', joiners: 'a\nde\ndel\nla' }),
)
const easily = openReader({ ...model, sureFrom: { words: 0.8, exact: 0.8 } })
const read = (text: string) =>
  easily([text], () => 'id').suggestions.map(({ fact, sureness }) => [fact.kind, sureness])

test('where a text says that a code is gone all of it are asked about', () => {
  const code = 'Con 7714# abre la puerta azul.'
  expect(read(code)).toEqual([['code', 'sure']])
  expect(read(`${code}\nEl código viejo ya no sirve.`)).toEqual([['code', 'doubtful']])
})

test('a code to which a sentence about another thing goes on is asked about', () => {
  expect(read('Apaga las luces 1, con 7714# abre la puerta azul.')).toContainEqual([
    'code',
    'doubtful',
  ])
})

test('stars and strokes around words are none of them; around a code they may be', () => {
  const code = (words: string) => easily([words], () => 'id').suggestions[0]
  expect(code('Con *7714#* abre la puerta azul.')).toMatchObject({
    fact: { code: '7714#' },
    sureness: 'doubtful',
  })
  for (const step of ['*Apaga* las luces 1.', '_Apaga_ las luces 1.', '**Apaga** las __luces__ 1.'])
    expect(code(step)).toMatchObject({ fact: { title: 'Apaga las luces 1' } })
  expect(code('Con 7714* abre la puerta azul.')).toMatchObject({ fact: { code: '7714*' } })
  expect(code('Con `7714` abre la puerta azul.')).toMatchObject({ fact: { code: '7714' } })
})

test('a code that is named in words about another thing is asked about', () => {
  const code = 'Con 7714# abre la puerta azul.'
  expect(read(`${code}\nApaga las luces 1, 7714# ya nada.`)[0]).toEqual(['code', 'doubtful'])
})

test('behind its list a heading reaches no further than the next paragraph', () => {
  const { pieces } = openForm(model)('Al salir:\n- Apaga el aire\n- Tira la basura\n\nHola a todos')
  expect(pieces.map(({ above }) => above)).toEqual(['Al salir', 'Al salir', ''])
})

test('what may correct an hour is asked about though it seems to be idle', () => {
  const hour = 'La salida es a las 11:00 am.'
  expect(read(hour)).toEqual([['time', 'sure']])
  expect(read(`${hour}\njajaja la salida es 10:30`)).toEqual([
    ['time', 'doubtful'],
    ['time', 'doubtful'],
  ])
})

test('a greeting that was sent to somebody is asked about', () => {
  const greeting = 'Hola, bienvenida a la casa azul.'
  expect(read(greeting)).toEqual([['welcome', 'sure']])
  expect(read(`[12/3 10:41] ${greeting}`)).toEqual([['welcome', 'doubtful']])
  expect(read('Hola Ana, bienvenida a la casa azul.')).toEqual([['welcome', 'doubtful']])
})

test('an address is asked about without the words that lead to it, and where it has no figure', () => {
  const sentence = 'La casa está en Calle del Amate 7, Malinalco'
  expect(easily([sentence], () => 'id').suggestions).toMatchObject([
    { fact: { address: 'Calle del Amate 7, Malinalco' }, sureness: 'doubtful' },
  ])
  expect(read('Calle del Amate 7, Malinalco')).toEqual([['address', 'sure']])
  const addressOf = (words: string) => easily([words], () => 'id').suggestions[0]?.fact
  for (const lead of ['Vivimos en la', 'Estamos en', 'Nos encuentran por', 'La dirección es']) {
    expect(addressOf(`${lead} Calle del Amate 7, Malinalco`)).toMatchObject({
      address: 'Calle del Amate 7, Malinalco',
    })
  }
  expect(addressOf('Estamos en calle del Amate 7, Malinalco')).toMatchObject({
    address: 'calle del Amate 7, Malinalco',
  })
  for (const street of ['Calle de la Reforma', 'Calle a San Luis', 'Calle del Amate']) {
    const address = `${street} 7, Malinalco`
    expect(addressOf(address)).toMatchObject({ address })
  }
  expect(read('Calle del Amate, Malinalco')).toEqual([['address', 'doubtful']])
})

test('words of a code that is gone stay in view, and nothing of them is proposed', () => {
  const door = 'Con 4821# abre la puerta azul.'
  const instead = 'El código viejo 4821# ya no sirve sino 7153.'
  const { suggestions, leftOver } = easily([`${door}\n${instead}`], () => 'id')
  expect(suggestions).toMatchObject([{ fact: { code: '4821#' }, sureness: 'doubtful' }])
  const start = door.length + 1
  expect(leftOver).toEqual([{ text: 0, start, end: start + instead.length }])
})

test('what somebody says who says less in a chat than another is asked about', () => {
  const chat = (by: string) =>
    [
      '[12/3/26, 10:41] Ana: Hola, bienvenida a la casa azul.',
      `[12/3/26, 10:42] ${by}: Apaga las luces 1.`,
      '[12/3/26, 10:43] Ana: jajaja sale azul, jajaja sale verde, jajaja sale roja',
    ].join('\n')
  expect(read(chat('Ana'))).toContainEqual(['step', 'sure'])
  expect(read(chat('Beto'))).toContainEqual(['step', 'doubtful'])
})

test('a code is never left out, even said by who mostly asks', () => {
  const chat = [
    '[12/3/26, 10:40] Ana: ¿me revisas esto?',
    '[12/3/26, 10:41] Ana: Con 7714# abre la puerta azul.',
    '[12/3/26, 10:43] Eva: Hola, bienvenida a la casa azul. Apaga las luces 1. Apaga las luces 2.',
  ]
  expect(read(chat.join('\n'))).toContainEqual(['code', 'doubtful'])
})
