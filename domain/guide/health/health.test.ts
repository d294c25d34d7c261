import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { guideSaying } from '#tests/guides/guide-saying.ts'
import { healthOf } from './health.ts'
import { type Question, questions } from './questions.ts'

const standOf = (form: GuidebookForm, question: Question) =>
  healthOf(form).questions.find((each) => each.question === question)

test('the twenty-five stand in one order, and an empty guide answers only whom to call', () => {
  const { questions: found, answered, of, findings } = healthOf(emptyGuidebookForm())
  expect(found.map(({ question }) => question)).toEqual(questions)
  expect({ answered, of, findings }).toEqual({ answered: 1, of: 25, findings: [] })
})

test('what does not apply to a home is not counted, whatever is said of it', () => {
  const form = guideSaying('rule: No mascotas')
  expect(healthOf(form)).toMatchObject({ answered: 1, of: 25 })
  form.welcome.notApplicable = ['pets', 'gate']
  expect(healthOf(form)).toMatchObject({ answered: 0, of: 23 })
  expect(standOf(form, 'pets')?.state).toBe('not_applicable')
})

describe('the path of a question', () => {
  test.each([
    ['network: CasaRosa | rosa', 'wifi', 'welcome.wifiNetworks.0.ssid'],
    ['network: CasaRosa', 'wifi', 'welcome.wifiNetworks.0.password'],
    ['doorCode: Puerta | 2907', 'door', 'welcome.arrival.codes.0.code'],
    ['device: Lavadora | Está en el patio, con jabón', 'washing', 'wifiTech.devices.0.name'],
    ['device: Lavadora', 'washing', 'wifiTech.devices.0.notes'],
    ['room: Sala | Tele con Netflix y otras apps', 'tv', 'houseManual.rooms.0.features.0'],
    [
      'block: Farmacia | A dos cuadras, en la plaza',
      'pharmacy',
      'sections.local_guide.items.0.title',
    ],
    ['parking: Sí', 'parking', 'houseManual.parking'],
    ['note: ', 'parking', 'houseManual.parking'],
    ['note: ', 'pets', 'houseRules.rules.0.title'],
    ['rule: Sin fiestas', 'pets', 'houseRules.rules'],
    ['note: ', 'wifi', 'welcome.wifiNetworks.0.ssid'],
    ['note: ', 'kitchen', 'houseManual.rooms.1.features.0'],
    ['room: Cocina | Vasos y copas', 'drinking_water', 'houseManual.rooms.0.features'],
    ['room: Sala | Sofá cama', 'kitchen', 'houseManual.rooms'],
  ] as const)('in a guide that says «%s», of %s, is %s', (sentence, question, path) => {
    expect(standOf(guideSaying(sentence), question)?.path).toBe(path)
  })

  test('is of what is about nothing else, before what names it in passing', () => {
    const form = guideSaying('device: Televisión | Se prende con el control negro')
    form.houseManual.rooms = [
      { key: 'sala', label: 'Sala', features: ['Sofá cama frente a la tele de la sala'] },
    ]
    expect(standOf(form, 'tv')?.path).toBe('wifiTech.devices.0.name')
  })
})

describe('what is switched off does not answer', () => {
  test('of a section: its switch is where to go', () => {
    const form = guideSaying('rule: No mascotas')
    form.sections.house_rules.isActive = false
    expect(standOf(form, 'pets')).toMatchObject({
      state: 'missing',
      path: 'sections.house_rules.isActive',
    })
  })

  test('of a block: its own switch', () => {
    const form = guideSaying('block: Farmacia | A dos cuadras, abierta de noche')
    form.sections.local_guide.items[0]!.isActive = false
    expect(standOf(form, 'pharmacy')).toMatchObject({
      state: 'missing',
      path: 'sections.local_guide.items.0.isActive',
    })
  })

  test('of the contact: the switch above its fields', () => {
    const form = guideSaying('phone: 55 1234 5678')
    form.welcome.contactInfoEnabled = false
    expect(standOf(form, 'contact')).toMatchObject({
      state: 'missing',
      path: 'welcome.contactInfoEnabled',
    })
  })
})

describe('a guide in another language', () => {
  test.each([
    ['fr', 'device: Chauffe-eau | Attendez une minute avant la douche', 'hot_water'],
    ['fr', 'rule: Animaux | Les chiens sont les bienvenus', 'pets'],
    ['pt', 'device: Ar-condicionado | Deixe em 24 graus e feche tudo', 'climate'],
    ['pt', 'checkout: Lixo | A lixeira cinza fica no pátio', 'rubbish'],
    ['de', 'device: Waschmaschine | Sie steht im Keller, Seife daneben', 'washing'],
    ['de', 'shop: Apotheke am Markt | Zwei Straßen weiter, bis acht', 'pharmacy'],
  ] as const)('is read in its own words: %s, «%s»', (language, sentence, question) => {
    expect(standOf(guideSaying(sentence, language), question)?.state).toBe('answered')
    expect(standOf(guideSaying(sentence, 'en'), question)?.state).toBe('missing')
  })

  test('and in those of Spanish and English, which hosts mix in', () => {
    expect(standOf(guideSaying('rule: No pets', 'de'), 'pets')?.state).toBe('answered')
  })
})

test('a map, a way or a video says more than words', () => {
  const form = guideSaying('shop: Oxxo')
  const [place] = form.localGuide.places
  expect(standOf(form, 'shop')?.state).toBe('thin')
  place!.minutes = 3
  expect(standOf(form, 'shop')?.state).toBe('answered')
  place!.minutes = null
  place!.mapsLink = 'https://maps.app.goo.gl/abc'
  expect(standOf(form, 'shop')?.state).toBe('answered')
})

test('accents, capitals and signs make no difference', () => {
  const form = guideSaying('device: LAVADORA / SECADORA | está EN el patio, con jabón')
  expect(standOf(form, 'washing')?.state).toBe('answered')
})

test('a question and its answer are read together', () => {
  const form = guideSaying('note: ¿Y la lavadora? En el patio de atrás.')
  expect(standOf(form, 'washing')?.state).toBe('answered')
})

test('the default rooms of a new guide say nothing of the kitchen', () => {
  expect(standOf(emptyGuidebookForm(), 'kitchen')?.state).toBe('missing')
})
