import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { askedWords } from '#domain/guide/search/asked-words.ts'
import { allWordsOf, sectionOfAddress } from '#domain/guide/translations/words.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { block, field, guideSaying } from '#tests/guides/guide-saying.ts'
import { healthOf } from './health.ts'
import { type Question, questions, whereAsked } from './questions.ts'

const standOf = (form: GuidebookForm, question: Question) =>
  healthOf(form).questions.find((each) => each.question === question)

const stateOf = (form: GuidebookForm, question: Question) => standOf(form, question)?.state

const nothing = () => {}

test('the twenty-five stand in one order, and an empty guide answers only whom to call', () => {
  const { questions: found, answered, of, findings } = healthOf(emptyGuidebookForm())
  expect(found.map(({ question }) => question)).toEqual(questions)
  expect({ answered, of, findings }).toEqual({ answered: 1, of: 25, findings: [] })
})

test.each(guideLanguages)('each is asked in the words of guests: %s', (language) => {
  const own = askedWords.filter((each) => each.language === language)
  expect(new Set(own.map(({ question }) => question))).toEqual(new Set(questions))
  expect(own.filter(({ phrase }) => phrase === '')).toEqual([])
  expect(new Set(own.map((each) => JSON.stringify(each))).size).toBe(own.length)
})

/** What a host may write, in Spanish and in English. */
const written: Readonly<Record<Question, readonly [es: string, en: string]>> = {
  wifi: ['La contraseña del WiFi está en el módem', 'The wifi password is on the router'],
  door: ['La puerta se abre con la llave chica', 'The front door opens with the small key'],
  gate: ['El portón se abre con el control', 'The gate opens with the remote'],
  parking: ['Hay lugar en la cochera', 'There is room in the garage'],
  hot_water: ['El boiler tarda dos minutos', 'The water heater takes two minutes'],
  climate: ['El minisplit de la sala', 'The air conditioner of the living room'],
  drinking_water: ['El garrafón está en la cocina', 'The tap water is safe'],
  rubbish: ['El bote gris es para el reciclaje', 'Garbage goes out on Tuesday'],
  kitchen: ['La estufa se prende con cerillo', 'The stove needs a match'],
  outages: ['Las pastillas están tras la puerta', 'The breaker is behind the door'],
  disasters: ['Si tiembla, sal al patio', 'In an earthquake, go to the courtyard'],
  tv: ['El control remoto es el negro', 'Netflix is on the black remote'],
  washing: ['La lavadora está en el patio', 'The washer is in the courtyard'],
  noise: ['Silencio desde las diez', 'Quiet from ten on'],
  pets: ['Los perros son bienvenidos', 'Dogs are welcome'],
  smoking: ['No se fuma adentro', 'Do not smoke inside'],
  children: ['Hay una cuna', 'There is a crib'],
  extra_guests: ['Las visitas, hasta las once', 'Visitors until eleven'],
  late_checkout: ['Puedes salir más tarde si nadie llega', 'Late check-out if nobody arrives'],
  luggage: ['Guardamos tus maletas', 'We keep your suitcase'],
  shop: ['El súper está en la esquina', 'Groceries are on the corner'],
  pharmacy: ['La farmacia abre de noche', 'The drugstore is open at night'],
  transport: ['Pide un Uber', 'Ask for a cab'],
  emergency: ['El hospital está cerca', 'The clinic is near'],
  contact: ['Manda un mensaje a tu anfitrión', 'Message your host'],
}

describe('what a host writes in other words than a guest types', () => {
  test.each(questions)('answers %s in Spanish and in English, wherever guests find it', (asked) => {
    const section = sectionOfAddress(whereAsked[asked]) ?? 'welcome'
    for (const [at, language] of (['es', 'en'] as const).entries()) {
      const title = written[asked][at] ?? ''
      const form = guideSaying(block(section, title), language)
      expect(standOf(form, asked)).toMatchObject({
        state: 'answered',
        path: `sections.${section}.items.0.title`,
        found: { title },
      })
      expect(stateOf(guideSaying(nothing, language), asked)).toBe('missing')
    }
  })

  test.each([
    ['fr', 'Le chauffe-eau met une minute', 'hot_water'],
    ['fr', 'Les animaux sont les bienvenus', 'pets'],
    ['pt', 'O lixo fica no pátio', 'rubbish'],
    ['pt', 'A máquina de lavar está na cozinha', 'washing'],
    ['de', 'Die Waschmaschine steht im Keller', 'washing'],
    ['de', 'Apotheke am Markt', 'pharmacy'],
  ] as const)('is found in the words of its language: %s, «%s»', (language, title, asked) => {
    const section = sectionOfAddress(whereAsked[asked]) ?? 'welcome'
    expect(stateOf(guideSaying(block(section, title), language), asked)).toBe('answered')
  })

  test('is no answer by what its section is called', () => {
    expect(stateOf(guideSaying(block('emergency', 'Manta')), 'emergency')).toBe('missing')
  })
})

const network = (password: string) => field('wifiTech.wifiNetworks', [{ ssid: 'Casa', password }])
const code = (kind: string) =>
  field('welcome.arrival.codes', [{ kind, label: '', code: '2907', notes: '' }])
const shop = { name: 'Oxxo', category: 'Shop', description: '', mapsLink: '' }

describe('a field of one subject', () => {
  test.each([
    ['wifi', 'wifiTech.wifiNetworks.0.password', network('jacaranda')],
    ['door', 'welcome.arrival.codes.0.code', code('door')],
    ['door', 'welcome.arrival.steps.0.notes', field('welcome.arrival.steps', [{ notes: 'Sube' }])],
    ['gate', 'welcome.arrival.codes.0.code', code('gate')],
    ['gate', 'welcome.arrival.gate', field('welcome.arrival.gate', 'Di tu nombre')],
    ['parking', 'houseManual.parking', field('houseManual.parking', 'Sí')],
    ['emergency', 'emergency.medicalContact', field('emergency.medicalContact', '55 5555 0146')],
    ['contact', 'welcome.hostPhone', field('welcome.hostPhone', '55 1234 5678')],
    ['shop', 'localGuide.places.0.name', field('localGuide.places', [shop])],
  ] as const)('answers %s by being filled in: %s', (question, path, write) => {
    expect(standOf(guideSaying(write), question)).toMatchObject({ state: 'answered', path })
  })

  test('is no answer where it is another kind, or only half of it is there', () => {
    const opened = guideSaying((form) => {
      code('other')(form)
      network('')(form)
    })
    expect(stateOf(opened, 'door')).toBe('missing')
    expect(stateOf(opened, 'gate')).toBe('missing')
    expect(stateOf(opened, 'wifi')).toBe('missing')
  })
})

describe('where the words are found', () => {
  test('the nearest is shown: what is called so, before what says so', () => {
    const form = guideSaying(({ wifiTech }) => {
      wifiTech.devices = [
        { name: 'Mueble', notes: 'Bajo la tv' },
        { name: 'TV', notes: 'El control es el negro' },
      ]
    })
    expect(standOf(form, 'tv')).toMatchObject({ path: 'wifiTech.devices.1.name' })
  })

  test('a room is one entry, and one that a new guide begins with says nothing', () => {
    const form = guideSaying(({ houseManual }) => {
      houseManual.rooms[1]!.features = ['Vasos', 'Estufa de gas']
    })
    expect(standOf(form, 'kitchen')).toMatchObject({ found: { title: 'Cocina' } })
    expect(stateOf(guideSaying(nothing), 'kitchen')).toBe('missing')
  })

  test('a place nearby is no rule, and a step on leaving tells nothing of the stay', () => {
    const bar = block('local_guide', 'Bar para fumar con mascotas')
    expect(stateOf(guideSaying(bar), 'smoking')).toBe('missing')
    expect(stateOf(guideSaying(block('checkout', 'Apaga la tele')), 'tv')).toBe('missing')
  })

  test('what only those who stay may read counts as well', () => {
    const form = guideSaying(block('house_rules', 'Alberca', 'Sin mascotas'))
    form.sections.house_rules.items[0]!.stayOnly = true
    expect(stateOf(form, 'pets')).toBe('answered')
  })
})

describe('what a host says is not the answer', () => {
  const form = guideSaying((each) => {
    block('house_rules', 'Mascotas', 'Pregunta antes')(each)
    block('house_rules', 'Jardín', 'Cuidado con el perro')(each)
  })
  const deny = (guide: GuidebookForm, times: number): GuidebookForm => {
    const { notAnswer = '' } = standOf(guide, 'pets')?.found ?? {}
    const { notAnswers = [] } = guide.welcome
    const welcome = { ...guide.welcome, notAnswers: [...notAnswers, notAnswer] }
    return times === 0 ? guide : deny({ ...guide, welcome }, times - 1)
  }

  test('is passed over for the next that guests find, until there is none', () => {
    expect(standOf(deny(form, 0), 'pets')?.found?.title).toBe('Mascotas')
    expect(standOf(deny(form, 1), 'pets')?.found?.title).toBe('Jardín')
    expect(stateOf(deny(form, 2), 'pets')).toBe('missing')
  })

  test('is so of that entry wherever it moves, and of that question alone', () => {
    const denied = deny(form, 1)
    const items = denied.sections.house_rules.items.toReversed()
    const moved = { ...denied.sections, house_rules: { isActive: true, items } }
    expect(standOf({ ...denied, sections: moved }, 'pets')?.found?.title).toBe('Jardín')
    const told = guideSaying(block('house_rules', 'Sin mascotas ni fiestas'))
    expect(stateOf(deny(told, 1), 'pets')).toBe('missing')
    expect(stateOf(deny(told, 1), 'noise')).toBe('answered')
  })

  test('may be a field that is filled in', () => {
    const parked = guideSaying(field('houseManual.parking', 'No'))
    parked.welcome.notAnswers = ['parking houseManual.parking']
    expect(stateOf(parked, 'parking')).toBe('missing')
  })
})

test('what guests need not know is not counted, whatever is said of it', () => {
  const form = guideSaying(block('house_rules', 'Sin mascotas'))
  expect(healthOf(form)).toMatchObject({ answered: 1, of: 25 })
  form.welcome.notApplicable = ['pets', 'gate']
  expect(healthOf(form)).toMatchObject({ answered: 0, of: 23 })
  expect(stateOf(form, 'pets')).toBe('not_applicable')
})

describe('an answer that guests are not shown until it is confirmed', () => {
  /** Nobody has confirmed a word of it. */
  const waiting = (form: GuidebookForm): GuidebookForm => {
    const texts = allWordsOf(form).map(({ path, original }) => [path, original])
    return { ...form, unconfirmed: unconfirmedTexts(Object.fromEntries(texts)) }
  }
  const parked = guideSaying(field('houseManual.parking', 'En el patio, junto a la bugambilia'))

  test('does not count as answered, says where it waits, and counts once it is confirmed', () => {
    const form = waiting(parked)
    expect(healthOf(parked).answered - healthOf(form).answered).toBe(1)
    expect(standOf(form, 'parking')).toMatchObject({
      state: 'waiting',
      path: 'houseManual.parking',
    })
    expect(stateOf({ ...form, unconfirmed: {} }, 'parking')).toBe('answered')
  })

  test('is no loss where guests find another, or where it cannot hurt', () => {
    const form = waiting(parked)
    form.welcome.arrival.parking = 'Frente a la casa, dos lugares'
    expect(standOf(form, 'parking')).toMatchObject({
      state: 'answered',
      path: 'welcome.arrival.parking',
    })
    const pets = waiting(guideSaying(block('house_rules', 'Sin mascotas')))
    expect(stateOf(pets, 'pets')).toBe('answered')
  })

  test('and need not be known, is not asked about', () => {
    const form = waiting(parked)
    form.welcome.notApplicable = ['parking']
    expect(stateOf(form, 'parking')).toBe('not_applicable')
  })
})

test.each([
  ['sections.house_rules.isActive', 'pets', block('house_rules', 'Sin mascotas')],
  ['sections.local_guide.items.0.isActive', 'pharmacy', block('local_guide', 'Farmacia')],
  ['welcome.contactInfoEnabled', 'contact', field('welcome.hostPhone', '55 1234 5678')],
] as const)(
  'what is switched off at %s does not answer, and its switch is where to go',
  (path, question, write) => {
    const form = guideSaying((each) => {
      write(each)
      field(path, false)(each)
    })
    expect(standOf(form, question)).toMatchObject({ state: 'missing', path })
  },
)

test.each([
  ['parking', 'houseManual.parking', block('welcome', 'Hola')],
  ['pets', 'houseRules.rules.0.title', block('welcome', 'Hola')],
  ['wifi', 'welcome.wifiNetworks.0.ssid', block('welcome', 'Hola')],
  ['kitchen', 'houseManual.rooms.1.features.0', block('welcome', 'Hola')],
  ['pets', 'houseRules.rules', field('houseRules.rules', [{ title: 'Puntual', notes: '' }])],
] as const)('what is missing of %s is written in %s', (question, path, write) => {
  expect(standOf(guideSaying(write), question)).toEqual({ question, state: 'missing', path })
})
