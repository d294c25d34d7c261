import { expect, test } from 'vitest'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { type GuidebookForm, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { emptyGuidebookForm, formToStored } from '#domain/guide/guidebook.ts'
import { withoutLocked } from '#domain/guide/locks/close-locked.ts'
import { arrivalParts, type Fact, type Suggestion } from '#domain/guide/reader/fact.ts'
import { wordsOf } from '#domain/guide/translations/words.ts'
import { placeFacts } from './place-facts.ts'
import { textsOfFact } from './texts-of-fact.ts'

const facts: Fact[] = [
  { kind: 'name', name: 'Casa Ceiba' },
  { kind: 'time', of: 'checkIn', time: '15:30' },
  { kind: 'count', of: 'maxGuests', count: 6 },
  { kind: 'wifi', network: 'Ceiba', password: 'sombra22' },
  { kind: 'phone', of: 'police', number: '55 5555 0111', name: 'Policía' },
  { kind: 'code', code: '4821', opens: 'gate', label: 'Portón', notes: '' },
  { kind: 'feature', room: 'Cocina', words: 'Licuadora' },
  { kind: 'feature', room: 'Cuarto azul', words: 'Litera' },
  { kind: 'feature', room: 'Cuarto azul', words: 'Ventilador' },
  { kind: 'rule', title: 'No fumar', notes: '' },
  { kind: 'welcome', words: 'Bienvenidos.' },
  { kind: 'welcome', words: 'Es su casa.' },
]

function suggest(all: readonly Fact[]): Suggestion[] {
  return all.map((fact, index) => ({
    id: derivedId(`suggestion ${index}`),
    fact,
    from: [],
    sureness: 'sure',
  }))
}

function ids() {
  let made = 0
  return () => derivedId(`made ${made++}`)
}

test('facts fill a new guide, each text at an address that translations know', () => {
  const { form, texts, notPlaced } = placeFacts(emptyGuidebookForm(), suggest(facts), ids())
  expect(notPlaced).toEqual([])
  expect(form.welcome).toMatchObject({
    propertyName: 'Casa Ceiba',
    checkInHour: '3:30',
    checkInPeriod: 'PM',
    note: 'Bienvenidos.\nEs su casa.',
  })
  expect(form.houseRules.rules).toMatchObject([{ title: 'No fumar' }])
  expect(form.houseManual.rooms.map(({ label, features }) => [label, features])).toEqual([
    ['Recámara principal', ['']],
    ['Cocina', ['Licuadora']],
    ['Sala', ['']],
    ['Cuarto azul', ['Litera', 'Ventilador']],
  ])
  const known = wordsOf(form).map(({ path }) => path)
  for (const said of ['No fumar', 'Litera', 'Portón', 'Cuarto azul', 'Licuadora']) {
    const [address] = Object.entries(texts).find(([, words]) => words === said) ?? []
    expect(known).toContain(address)
  }
  expect(guidebookFormSchema.safeParse(form).success).toBe(true)
})

test('a code is locked until its host shows it to everybody', () => {
  const { form } = placeFacts(emptyGuidebookForm(), suggest(facts), ids())
  expect(form.welcome.arrival.codes).toMatchObject([{ code: '4821', stayOnly: true }])
  const [code] = form.welcome.arrival.codes
  const arrival = { ...form.welcome.arrival, codes: [{ ...code!, stayOnly: false }] }
  const shown = { ...form, welcome: { ...form.welcome, arrival } }
  expect(placeFacts(shown, suggest(facts), ids()).form.welcome.arrival).toEqual(arrival)
})

const telling: readonly Fact[] = [
  ...arrivalParts.map((of): Fact => ({ kind: 'arrival', of, words: 'La reja abre con 4821#' })),
  { kind: 'block', section: 'local_guide', title: 'Bodega 4821#', body: '' },
  { kind: 'device', name: 'Alarma 4821#', notes: 'junto a la puerta' },
  { kind: 'feature', room: 'Estudio', words: 'Caja fuerte con 4821#' },
  { kind: 'parking', words: 'El portón abre con 4821#' },
  { kind: 'rule', title: 'La alberca cierra a las 10, candado 4821#', notes: '' },
  { kind: 'step', title: 'Pon la alarma', notes: 'Es 4821#' },
  { kind: 'welcome', words: 'Bienvenidos. La caja abre con 4821#' },
  { kind: 'code', code: '4821#', opens: 'door', label: 'La nueva, 4821#', notes: '' },
]
test.each(telling)(
  'a code in $kind stays with those who have a stay, and nothing of it is lost',
  (fact) => {
    const [suggestion] = suggest([fact])
    const { form, notPlaced } = placeFacts(
      emptyGuidebookForm(),
      [{ ...suggestion!, isSecret: true }],
      ids(),
    )
    expect(notPlaced).toEqual([])
    const stored = formToStored(form)
    expect(JSON.stringify(withoutLocked(stored))).not.toContain('4821')
    const all = JSON.stringify(stored).toLowerCase()
    for (const words of textsOfFact(fact)) {
      for (const word of words.words.match(/\p{L}{3,}|\d{4}#/gu) ?? [])
        expect(all).toContain(word.toLowerCase())
    }
  },
)

test('guests do not read that there is parking where what their host wrote of it is locked', () => {
  const words = 'No hay en la casa. Dejen el coche en la pensión, la reja abre con 4821#'
  const parkingIn = (form: GuidebookForm) => {
    const [one] = suggest([{ kind: 'parking', words }])
    return placeFacts(form, [{ ...one!, isSecret: true }], ids()).form.houseManual.parking
  }
  const empty = emptyGuidebookForm()
  expect(parkingIn(empty)).toBe('No hay en la casa')
  const typed = { ...empty, houseManual: { ...empty.houseManual, parking: 'En la calle' } }
  expect(parkingIn(typed)).toBe('En la calle')
})

test('what the host typed stays, and what could not be placed is told', () => {
  const empty = emptyGuidebookForm()
  const typed = { ...empty, welcome: { ...empty.welcome, propertyName: 'Otra', note: 'Mi nota' } }
  const { form, notPlaced } = placeFacts(typed, suggest(facts), ids())
  expect(form.welcome).toMatchObject({ propertyName: 'Otra', note: 'Mi nota' })
  expect(notPlaced.map(({ fact }) => fact.kind)).toEqual(['name', 'welcome', 'welcome'])
})

test('several texts of their own find room in one section', () => {
  const blocks = ['Uno', 'Dos', 'Tres'].map((title): Fact => {
    return { kind: 'block', section: 'house_rules', title, body: 'Azul' }
  })
  const { form, notPlaced } = placeFacts(emptyGuidebookForm(), suggest(blocks), ids())
  expect([form.sections.house_rules.items.length, notPlaced]).toEqual([3, []])
})

test.each<Fact>([
  { kind: 'phone', of: 'host', number: '55 5555 0142', name: '' },
  { kind: 'phone', of: 'emergency', number: '55 5555 0143', name: 'Ana' },
  { kind: 'email', email: 'ana@casa.mx' },
])('guests are shown how to reach the host again once a text says it: $kind', (fact) => {
  const empty = emptyGuidebookForm()
  const hidden = { ...empty, welcome: { ...empty.welcome, contactInfoEnabled: false } }
  const shownIn = (form: GuidebookForm) => form.welcome.contactInfoEnabled
  expect(shownIn(placeFacts(hidden, suggest([fact]), ids()).form)).toBe(true)
  const name: Fact = { kind: 'name', name: 'Casa Azul' }
  expect(shownIn(placeFacts(hidden, suggest([name]), ids()).form)).toBe(false)
})

test('leaving one out gives the others the same addresses', () => {
  const makeId = ids()
  const { form } = placeFacts(emptyGuidebookForm(), [], makeId)
  const all = placeFacts(form, suggest(facts), makeId)
  const fewer = placeFacts(form, suggest(facts).toSpliced(8, 1), makeId)
  expect(Object.keys(all.texts)).toEqual(expect.arrayContaining(Object.keys(fewer.texts)))
})

test('a room is another one in each guide, and another one once the first of that name is called otherwise', () => {
  const makeId = ids()
  const paste = (form: GuidebookForm, reading: string) => {
    const fact: Fact = { kind: 'feature', room: 'Terraza', words: 'Hamaca' }
    const [one] = suggest([fact])
    return placeFacts(form, [{ ...one!, id: derivedId(reading) }], makeId).form
  }
  const roomsIn = ({ houseManual }: GuidebookForm) => houseManual.rooms
  const first = paste(emptyGuidebookForm(), 'first text')
  const rooms = roomsIn(first).map((room) =>
    room.label === 'Terraza' ? { ...room, label: 'Azotea' } : room,
  )
  const renamed = { ...first, houseManual: { ...first.houseManual, rooms } }
  const again = roomsIn(paste(renamed, 'second text'))
  const other = roomsIn(paste(emptyGuidebookForm(), 'third text')).at(-1)
  const all = [...again, other!].map(({ id }) => id)
  expect([again.at(-1)?.label, other?.label]).toEqual(['Terraza', 'Terraza'])
  expect(new Set(all).size).toBe(all.length)
})

test('what was left over at the same place of two texts is two entries', () => {
  const makeId = ids()
  const piece = (title: string): Suggestion => {
    const [one] = suggest([{ kind: 'rule', title, notes: '' }])
    return { ...one!, id: '0:0-20' }
  }
  const { form } = placeFacts(emptyGuidebookForm(), [piece('Sin fiestas')], makeId)
  const { rules } = placeFacts(form, [piece('Sin humo')], makeId).form.houseRules
  expect(rules.map(({ title }) => title)).toEqual(['Sin fiestas', 'Sin humo'])
  expect(rules[0]?.id).not.toBe(rules[1]?.id)
})

test('placing the same facts again changes nothing', () => {
  const makeId = ids()
  const once = placeFacts(emptyGuidebookForm(), suggest(facts), makeId)
  const again = placeFacts(once.form, suggest(facts), makeId)
  expect(again.form).toEqual(once.form)
  expect(again.texts).toEqual({})
  expect(again.notPlaced).toEqual([])
})

test('a text that is too long and a list that is full are told', () => {
  const many = Array.from({ length: 101 }, (_, index): Fact => {
    return { kind: 'rule', title: `Regla ${index}`, notes: '' }
  })
  const long: Fact = { kind: 'parking', words: 'x'.repeat(1001) }
  const { form, notPlaced } = placeFacts(emptyGuidebookForm(), suggest([...many, long]), ids())
  expect(form.houseRules.rules).toHaveLength(100)
  expect(notPlaced.map(({ fact }) => fact.kind)).toEqual(['rule', 'parking'])
})

test('of several numbers of doctors the first is the one to call, and each further one an entry with its name', () => {
  const doctors: Fact[] = [
    { kind: 'phone', of: 'medical', number: '443 555 0101', name: 'Cruz Roja' },
    { kind: 'phone', of: 'medical', number: '443 555 0102', name: 'Dra. Ruiz' },
  ]
  const { form, notPlaced } = placeFacts(emptyGuidebookForm(), suggest(doctors), ids())
  expect(notPlaced).toEqual([])
  expect(form.emergency.medicalContact).toBe('Cruz Roja: 443 555 0101')
  expect(form.emergency.emergencyItems).toMatchObject([
    { title: 'Dra. Ruiz', notes: '443 555 0102' },
  ])
})

test('the number for every emergency takes the place of the usual one, and a second one is an entry', () => {
  const numbers = ['112', '999'].map((number): Fact => {
    return { kind: 'phone', of: 'all', number, name: 'For everything' }
  })
  const { form } = placeFacts(emptyGuidebookForm(), suggest(numbers), ids())
  expect(form.emergency.emergencyServices).toBe('112')
  expect(form.emergency.emergencyItems).toMatchObject([{ notes: '999' }])
})

test('words begin with a capital in a guide, and what is no sentence stays as it is', () => {
  const { form } = placeFacts(
    emptyGuidebookForm(),
    suggest([
      { kind: 'rule', title: 'no metan zapatos', notes: 'la alfombra es nueva.' },
      { kind: 'device', name: 'iPad de la sala', notes: 'casa.mx/ipad' },
      { kind: 'feature', room: 'Terraza', words: 'hamaca' },
      { kind: 'feature', room: 'Terraza', words: 'iPad dock' },
      { kind: 'place', name: 'súper', category: 'Shop', description: 'abre tarde', mapsLink: '' },
    ]),
    ids(),
  )
  expect(form.houseRules.rules[0]).toMatchObject({
    title: 'No metan zapatos',
    notes: 'La alfombra es nueva.',
  })
  expect(form.wifiTech.devices[0]).toMatchObject({ name: 'iPad de la sala', notes: 'casa.mx/ipad' })
  expect(form.localGuide.places[0]).toMatchObject({ name: 'Súper', description: 'Abre tarde' })
  const terrace = form.houseManual.rooms.find(({ label }) => label === 'Terraza')
  expect(terrace?.features).toEqual(['Hamaca', 'iPad dock'])
})

test('a number that is said to be for WhatsApp is placed as one', () => {
  const phone = {
    kind: 'phone',
    number: '55 5555 0142',
    of: 'host',
    name: '',
    by: 'whatsapp',
  } as const
  const { form } = placeFacts(emptyGuidebookForm(), suggest([phone]), ids())
  expect(form.welcome).toMatchObject({ hostPhone: '55 5555 0142', hostPhoneType: 'whatsapp' })
})

test('who the host is and when they answer stands with their number, unless another message does', () => {
  const name = 'Caro (de 8 a 23)'
  const phone = { kind: 'phone', number: '55 5555 0142', of: 'host', name } as const
  const empty = emptyGuidebookForm()
  const { form } = placeFacts(empty, suggest([phone]), ids())
  expect(form.welcome).toMatchObject({ hostPhone: '55 5555 0142', supportMessage: name })
  const welcome = { ...empty.welcome, supportMessage: 'Escríbeme' }
  const kept = placeFacts({ ...empty, welcome }, suggest([phone]), ids()).form
  expect(kept.welcome).toMatchObject({ hostPhone: '55 5555 0142', supportMessage: 'Escríbeme' })
})

test('what guests read anyway waits for nobody', () => {
  const textsOf = (number: string) =>
    placeFacts(
      emptyGuidebookForm(),
      suggest([{ kind: 'phone', of: 'all', number, name: '' }]),
      ids(),
    ).texts
  expect(textsOf('911')).toEqual({})
  expect(textsOf('112')).toEqual({ 'emergency.emergencyServices': '112' })
})
