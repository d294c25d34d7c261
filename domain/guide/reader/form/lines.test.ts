import { expect, test } from 'vitest'
import { linesOf, talkersOf } from './lines.ts'

const wordsOf = (text: string) => linesOf(text).map(({ start, end }) => text.slice(start, end))

test('bullets, numbers, signs and the stamps of chats are no words of a line', () => {
  const text = [
    '[12/03/24, 18:22:05] Lupita: Hola',
    '[Fri 6/14, 9:12 AM] Host Renee: check in is 3pm',
    '[Jun 14, 9:12 AM] Host Renee: the blue door',
    '12/3/24, 6:22 p. m. - Lupita: la llave',
    '12/3/24, 6:23 p. m. - Lupita: cambió la clave',
    '- No fumar',
    '3) Apaga la luz',
    '🔑 Código 4821',
    '## Cocina',
    '',
    'P: ¿Dónde me estaciono?',
    '7.5\tTelevisión',
    '2.5 Baños',
  ].join('\n')
  expect(wordsOf(text)).toEqual([
    'Hola',
    'check in is 3pm',
    'the blue door',
    'la llave',
    'cambió la clave',
    'No fumar',
    'Apaga la luz',
    'Código 4821',
    'Cocina',
    '¿Dónde me estaciono?',
    'Televisión',
    '2.5 Baños',
  ])
})

test('the fifth of a list of two figures is known by the fourth', () => {
  const list = '5.3 SALA: tele\n5.4 COCINA: anafe\n5.5 BAÑO: ducha'
  expect(wordsOf(list)).toEqual(['SALA: tele', 'COCINA: anafe', 'BAÑO: ducha'])
  expect(wordsOf('2.4 GHz: CasaRio\n2.5 Baños')).toEqual(['GHz: CasaRio', '2.5 Baños'])
  expect(wordsOf('2.3 COCINA: anafe\n2.5 Baños')).toEqual(['COCINA: anafe', '2.5 Baños'])
})

test('who talks in a chat without hours is no label; a list of rooms has labels', () => {
  const chat = [
    'Ana: hola',
    'Luz: qué tal',
    'Ana: ¿y la llave?',
    'Luz: en la caja',
    'Ana: va',
    'Luz: sale',
  ]
  expect(wordsOf(chat.join('\n'))[3]).toBe('en la caja')
  expect(wordsOf('Cocina: estufa\nSala: tele')).toEqual(['Cocina: estufa', 'Sala: tele'])
})

test('hours of a home are no stamps of a chat, however they stand in their line', () => {
  const lines = [
    'Entrada 15:00',
    'Salida 11:00 am',
    'La salida es a las 11:00 am.',
    '15:00 - Check-in',
    '11:00 am - Salida: deja las llaves',
    '8:00 - 10:00 desayuno',
    'Entrada 15:00',
  ]
  expect(wordsOf(lines.join('\n'))).toEqual(lines)
  const table = ['Entrada 15:00', 'Salida 11:00', 'Entrada 16:00', 'Salida 12:00']
  expect(wordsOf([...table, ...table].join('\n'))).toEqual([...table, ...table])
  const schedule = ['Lunes 9:00 yoga', 'Martes 9:00 pan', 'Lunes 18:00 cena', 'Martes 18:00 cine']
  expect(wordsOf(schedule.join('\n'))).toEqual(schedule)
})

test.each([
  '[Tel 442-270-6914] Juan the gardener',
  '[Code 48-2114] Side door',
  '[Apt 4821, opens 9:00] The gym',
  '[Pool 9:00-21:00] Bring your own towels',
  '[June 5-10] closed pool',
])('what a bracket tells at the head of a line is no stamp: %s', (line) => {
  expect(wordsOf(line)).toEqual([line])
})

test.each(['2.5 baños', '3º piso, puerta B', '(55) 1234 5678', '3 - 5 personas'])(
  '"%s" says it with its number',
  (line) => {
    expect(wordsOf(line)).toEqual([line])
  },
)

test.each([
  ['1.2 Camine derecho', 'Camine derecho'],
  ['a) Cierre', 'Cierre'],
  ['4 - Apague', 'Apague'],
])('the number of "%s" is none of its words', (line, words) => {
  expect(wordsOf(line)).toEqual([words])
})

test.each([
  (at: number) => `${at % 2 ? 'Luz' : 'Ana López'} 10:4${at}\nhola ${at}`,
  (at: number) => `10:4${at} ${at % 2 ? 'Luz' : 'Ana López'}: hola ${at}`,
])('who says it and when is no word of a chat', (say) => {
  const at = [0, 1, 2, 3, 4, 5]
  expect(wordsOf(at.map(say).join('\n'))).toEqual(at.map((each) => `hola ${each}`))
})

test('who talks in a chat with stamps is known without them, and who only asks is a guest', () => {
  const chat = [
    '[2/14/26, 5:12 PM] Ana: ¿no abre?',
    '[2/14/26, 5:14 PM] Luz: la clave es otra, te la mandé',
    'Ana: ¿y las bicis?',
    'Luz: en la bodega de atrás',
  ].join('\n')
  expect(wordsOf(chat).slice(2)).toEqual(['¿y las bicis?', 'en la bodega de atrás'])
  expect(talkersOf(chat, linesOf(chat))).toEqual({ host: 'Luz', guests: new Set(['Ana']) })
})

test('a list within a line is as many lines, and two figures are none', () => {
  expect(wordsOf('Al salir: 1) toallas a la tina 2) apaga todo 3) cierra')).toEqual([
    'Al salir:',
    'toallas a la tina',
    'apaga todo',
    'cierra',
  ])
  expect(wordsOf('3. Prende el 1) y el 2) y espera')).toEqual(['Prende el 1) y el 2) y espera'])
  const boxes = 'La llave (caja 1) es de la casa y la otra (caja 2) de la bodega'
  expect(wordsOf(boxes)).toEqual([boxes])
  const sent = linesOf('[12/3 10:41] Ana: dos dudas: 1) hay alberca 2) hay wifi')
  expect(sent.map(({ by, isMessage }) => [by, isMessage])).toEqual(sent.map(() => ['Ana', true]))
})

test('a name with a day and an hour over each message is no word of a chat, however long they are', () => {
  const said = ['Dana, Mon 9:12 AM', 'Marcus, Mon 10:40 AM', 'Dana, Mon 10:52 AM']
  const stamps = [...said, 'Dana, Mon 11:05 AM', 'Dana, Tues 4:47 PM']
  const chat = stamps.map((stamp) => `${stamp}\nhola\nla llave\nestá en la caja`).join('\n')
  expect(new Set(wordsOf(chat))).toEqual(new Set(['hola', 'la llave', 'está en la caja']))
  const ferry = 'Ida, Mon 9:12 AM\nVuelta, Mon 10:40 AM'
  expect(wordsOf(ferry)).toEqual(ferry.split('\n'))
})

test('one who answers many guests is no label, and so are they', () => {
  const chat = ['Ana', 'Beto', 'Caro', 'Dani'].flatMap((guest) => [
    `Guest (${guest}): ¿y la alberca?`,
    'Luz: abre a las diez',
    `Guest (${guest}): gracias`,
    'Luz: de nada',
  ])
  expect(new Set(wordsOf(chat.join('\n')))).toEqual(
    new Set(['¿y la alberca?', 'abre a las diez', 'gracias', 'de nada']),
  )
  const list = ['Lunes', 'Martes', 'Jueves', 'Sábado'].flatMap((day) => [
    `${day}: vidrio`,
    `${day}: papel`,
  ])
  expect(wordsOf(list.join('\n'))).toEqual(list)
})
