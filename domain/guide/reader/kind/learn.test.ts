import { describe, expect, test } from 'vitest'
import { openForm } from '#domain/guide/reader/form/form.ts'
import { openReader } from '#domain/guide/reader/read-texts.ts'
import { readExamples, readWords } from './examples.ts'
import { learnModel } from './learn.ts'

const words = readWords({
  numbers: '2\tdos',
  rooms: 'kitchen\tcocina',
  units: 'pesos',
  joiners: 'de',
})

/** Few invented texts, each with other words for the same. */
const texts = readExamples(
  [
    'Prohibido fumar',
    'No se permiten fiestas',
    'Nada de fumar adentro',
    'No se permite fumar',
    'Sin fumar',
  ]
    .map(
      (rule, at) => `heading:name	n	Quinta ${rule}, Calle Amate ${at}, Malinalco
heading:rule	n	Reglas
rule	n	${rule}.
rule	n	No hagas fiestas.
heading:step	n	Al salir
step	n	Apaga las luces ${at}.
step	n	Saca la basura.
step	n	Cierra bien,
hours/out	c	la salida es a las 1${at}:00 am.
hours/out	n	La salida es a las 1${at}:00 am.
contact/host	n	Llámame: 55 5555 010${at}
contact/host	n	Escribe: 55 5555 030${at} lucia${at}@example.com
contact/other	n	Llama a Beto: 55 5555 020${at}
address	n	Dirección: Calle Amate ${at}, Malinalco, Edo.
arrival/step	c	Portón verde${at}
arrival/door	n	La clave de la puerta es 48${at}1#.
arrival/old	n	El código viejo 19${at}5 ya no sirve.
arrival/door	n	Con 48${at}1# abre la puerta.
wifi/network	n	Red: Casa${at}
wifi/password	n	Clave: mango${at}2
wifi/old	n	La red Vieja${at} ya no existe.
step	n	Al irte:
step	c	apaga las luces ${at},
step	c	saca la basura.
heading:emergency	n	Emergencias
emergency/item	n	Si se va la luz, sube la palanca ${at}.
emergency/item	n	Si huele a gas, sal y llama al 911.
chatter	n	jajaja sale`,
    )
    .join('\n\n'),
)

const devices = readExamples(
  ['Boiler', 'Tina', 'Asador', 'Lavadora', 'Estufa']
    .map(
      (name, at) => `heading:device	n	Cómo prender el ${name}
device	n	Abre el tanque ${at}
device	n	Gira la perilla ${at}
device	n	${name}: sin jabón.
device	c	Ciérrala bien.`,
    )
    .join('\n\n'),
)

describe('a reader that was taught', () => {
  const model = learnModel(texts, words)
  const read = (text: string) => {
    let made = 0
    return openReader(model)([text], () => {
      made += 1
      return String(made)
    })
  }

  test('reads what it has examples of, under its headings', () => {
    const { suggestions } = read(
      'Reglas\nNo se permite fumar aquí.\nAl salir\nApaga las luces de la sala.',
    )
    expect(suggestions.map(({ fact }) => fact.kind)).toEqual(['rule', 'step'])
  })

  test('places what it is sure of, and asks about what it has hardly an example of', () => {
    const { suggestions } = read('Al salir\nSaca la basura.\nDeja las luces prendidas adentro')
    expect(suggestions.map(({ sureness }) => sureness)).toEqual(['sure', 'doubtful'])
  })

  test('knows a code that no longer opens, and one code that is said twice in other words', () => {
    const { suggestions, leftOver } = read(
      'Con 7714# abre la puerta.\nEl código viejo 1975 ya no sirve.\nLa clave de la puerta es 7714#.',
    )
    const codes = suggestions.flatMap(({ fact }) => (fact.kind === 'code' ? [fact.code] : []))
    expect([codes, leftOver]).toEqual([['7714#'], [{ text: 0, start: 26, end: 59 }]])
  })

  test('asks about two codes for doors that are called alike', () => {
    const { suggestions } = read(
      'La clave de la puerta es 7714#.\nLa clave de otra puerta es 4821#.',
    )
    const codes = suggestions.map(({ fact, sureness }) => [
      fact.kind === 'code' && fact.code,
      sureness,
    ])
    expect(codes).toEqual([
      ['7714#', 'doubtful'],
      ['4821#', 'doubtful'],
    ])
  })

  test('keeps what looks like a code behind a lock, whatever it is told as', () => {
    const { suggestions } = read('Reglas\nNo hagas fiestas, la alarma es 4471#.\nProhibido fumar')
    const secret = suggestions.filter(({ isSecret }) => isSecret)
    expect(secret.map(({ fact }) => JSON.stringify(fact))).toEqual([
      expect.stringContaining('4471#'),
    ])
    const trouble = read(
      'Emergencias\nSi se va la luz, teclea 2255.\nSi huele a gas, llama al 911.',
    )
    expect(trouble.suggestions.map(({ fact, isSecret }) => [fact.kind, isSecret])).toEqual([
      ['emergency', true],
      ['emergency', undefined],
    ])
  })

  test('takes a network and its password to the end of their lines', () => {
    const { suggestions } = read('Red: Casa Azul\nClave: nopal con huevo 52')
    expect(suggestions.map(({ fact }) => fact)).toContainEqual({
      kind: 'wifi',
      network: 'Casa Azul',
      password: 'nopal con huevo 52',
    })
  })

  test('takes no password for a network that is named behind it', () => {
    const { suggestions } = read('Clave: mango12\nRed: Casa1')
    const networks = suggestions.map(({ fact }) => fact)
    expect(networks).toEqual([
      { kind: 'wifi', network: '', password: 'mango12' },
      { kind: 'wifi', network: 'Casa1', password: '' },
    ])
  })

  test('asks about every network where there are two', () => {
    const { suggestions } = read('Red: Casa1\nClave: mango12\nRed: Casa2\nClave: mango22')
    const networks = suggestions.filter(({ fact }) => fact.kind === 'wifi')
    expect(networks.map(({ sureness }) => sureness)).toEqual(['doubtful', 'doubtful'])
  })

  test('takes what stands before all of a line for its heading, and not for one of them', () => {
    const { suggestions } = read('Al irte: apaga las luces, saca la basura.')
    expect(suggestions.map(({ fact }) => fact)).toMatchObject([
      { kind: 'step', title: 'apaga las luces' },
      { kind: 'step', title: 'saca la basura' },
    ])
  })

  const headingsIn = (text: string) => openForm(model)(text).headings.map(({ words }) => words)

  test('takes what stands over a list for a heading, and none of the list', () => {
    const listed = ['Prohibido fumar', 'Al salir', 'Cierra bien']
    const numbered = listed.map((words, at) => `${at + 1}. ${words}`).join('\n')
    expect(headingsIn(listed.join('\n'))).toEqual(['Al salir'])
    expect(headingsIn(numbered)).toEqual([])
    expect(headingsIn(`Ten en cuenta por favor:\n${numbered}`)).toEqual(['Ten en cuenta por favor'])
    expect(headingsIn(`Ten en cuenta por favor:\nCierra bien`)).toEqual([])
    expect(headingsIn('Saca la basura.\nAl salir\n\nSaca la basura.')).toEqual([])
    expect(headingsIn('👋 Al salir\n- Saca la basura.\n- Cierra bien.')).toEqual(['Al salir'])
    expect(headingsIn('🛏 Tapanco azul\n- Cierra bien.\n- Saca la basura.')).toEqual([
      'Tapanco azul',
    ])
    expect(headingsIn('📶 red: Nube clave: mango\n- Cierra bien.\n- Saca la basura.')).toEqual([])
    expect(headingsIn('👋 Al salir\n🧺 Saca la basura.\n🧺 Cierra bien.')).toEqual([])
  })

  test('knows a network that is gone, and asks about another that a text says beside it', () => {
    const { suggestions, leftOver } = read(
      'Red: Casa3\nClave: mango32\nLa red Vieja2 ya no existe.',
    )
    const networks = suggestions.map(({ fact, sureness }) => [JSON.stringify(fact), sureness])
    expect(networks).toEqual([[expect.stringContaining('mango32'), 'doubtful']])
    expect(leftOver).toHaveLength(1)
  })

  test('reads steps under what they are for as one device, and what stands behind its name with it', () => {
    const model = learnModel(devices, words)
    const { suggestions } = openReader(model)(
      [
        'Cómo prender el asador\n1. Abre el tanque\n2. Gira la perilla\nTina: sin jabón. Ciérrala bien.',
      ],
      () => 'id',
    )
    expect(suggestions.map(({ fact }) => fact)).toEqual([
      { kind: 'device', name: 'Cómo prender el asador', notes: 'Abre el tanque\nGira la perilla' },
      { kind: 'device', name: 'Tina', notes: 'sin jabón. Ciérrala bien.' },
    ])
  })

  test('takes nothing from what a guest asks in a chat', () => {
    const chat = ['Ana: ¿la puerta es 48?', 'Luz: La clave de la puerta es 7714#.']
    const { suggestions, idle } = read(
      [...chat, 'Ana: ¿no se permite fumar?', ...chat, 'Luz: No se permite fumar.'].join('\n'),
    )
    expect(suggestions.map(({ fact }) => fact.kind)).toEqual(['code', 'rule'])
    expect(idle).toHaveLength(3)
  })

  test('reads an address of several lines as one', () => {
    const { suggestions } = read(
      'Dirección: Calle Amate 7\nMalinalco, Edo. Dirección\nCalle Amate, donde vuelta grande 1',
    )
    const addresses = suggestions.flatMap(({ fact }) =>
      fact.kind === 'address' ? fact.address : [],
    )
    expect(addresses).toEqual([
      'Calle Amate 7, Malinalco, Edo. Dirección',
      'Calle Amate, donde vuelta grande 1',
    ])
  })

  test('takes nothing in which a code may stand for a heading', () => {
    expect(headingsIn('Al irte: apaga las luces 1, saca la basura.')).toEqual(['Al irte'])
    expect(headingsIn('Al irte: apaga las luces 1.')).toEqual(['Al irte'])
    expect(headingsIn('Al irte: Luces Azules.')).toEqual([])
    expect(headingsIn('Al irte 1: apaga las luces 1, saca la basura.')).toEqual([])
  })

  test('asks about an hour in the middle of a sentence that began with something else', () => {
    const surenessOf = (text: string) =>
      read(`Al salir\nSaca la basura.\n${text}`).suggestions.find(
        ({ fact }) => fact.kind === 'time',
      )?.sureness
    expect(surenessOf('La salida es a las 11:00 am.')).toBe('sure')
    expect(surenessOf('Cierra bien, la salida es a las 11:00 am.')).toBe('doubtful')
  })

  test('asks about an address that was cut behind what may be a word cut short', () => {
    const [cut, whole] = ['Malinalco, Edo. Portón verde1', 'Malinalco, Edo.'].map((end) =>
      read(`Llama a Beto: 55 5555 0201\nDirección: Calle Amate 1, ${end}`).suggestions.find(
        ({ fact }) => fact.kind === 'address',
      ),
    )
    expect(cut?.fact).toEqual(whole?.fact)
    expect([cut?.sureness, whole?.sureness]).toEqual(['doubtful', 'sure'])
  })

  test('takes no other number for another reading of a number', () => {
    const { suggestions } = read('Llama: 55 5555 0142 / 55 5555 0199')
    const numbers = suggestions.map(({ fact, or }) =>
      [fact, or].map((each) => each && 'number' in each && each.number),
    )
    expect(numbers).toEqual([
      ['55 5555 0142', '55 5555 0142'],
      ['55 5555 0199', '55 5555 0199'],
    ])
  })

  test('takes a number with its country and without for one, and dials it with', () => {
    const { suggestions } = read('Llámame: 55 5555 0142\nLlámame: +52 55 5555 0142')
    expect(suggestions).toMatchObject([{ fact: { number: '+52 55 5555 0142', of: 'host' } }])
  })

  test('takes no number for another reading of an address of mail beside it', () => {
    const { suggestions } = read('Llámame a Beto: 55 5555 0142 lucia@example.com')
    const kinds = suggestions.map(({ fact, or }) => [fact.kind, or?.kind])
    expect(kinds).toEqual([
      ['phone', 'phone'],
      ['email', undefined],
    ])
  })

  test('asks about a text of the house in which a code may stand as about what can hurt', () => {
    const [open, plain] = ['Saca la basura 90210#.', 'Saca la basura.'].map(
      (text) => read(`Al salir\n${text}\nSaca la basura.`).suggestions[0]?.sureness,
    )
    expect([open, plain]).toEqual(['dangerous', 'sure'])
  })

  test('leaves no word out: what no guest needs lies beside', () => {
    const { suggestions, leftOver, idle } = read('jajaja sale')
    expect([suggestions, leftOver, idle.length]).toEqual([[], [], 1])
  })

  test('learns the same from the same examples', () => {
    expect(learnModel(texts, words)).toEqual(model)
  })
})
