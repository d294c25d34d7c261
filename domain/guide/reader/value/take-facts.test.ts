import { expect, test } from 'vitest'
import { mayTellCode } from '#domain/guide/reader/fact.ts'
import { knowing, take } from '#tests/guides/knowing.ts'
import { takeFacts } from './take-facts.ts'

test.each([
  ['Police, fire, ambulance: 111', ['111']],
  ['🆘 112 or 999', ['112', '999']],
  ['In an emergency dial 112 (ask for English).', ['112', undefined]],
  ['911 works here, but hardly anybody who answers speaks English.', ['911', undefined]],
  ['Dial for help', [undefined]],
  ['Dial 999, or Morag on 07700 900417', ['999', '07700 900417']],
])('the number for every emergency is told by "%s"', (words, numbers) => {
  const facts = take('emergency', 'all', words).map(({ fact }) => fact)
  expect(facts.map((fact) => (fact.kind === 'phone' ? fact.number : undefined))).toEqual(numbers)
})

test('an hour that is said twice is one', () => {
  const found = take('hours', 'out', 'Check-out at 11 am (11:00).')
  expect(found.map(({ fact }) => fact.kind)).toEqual(['time'])
})

test('an hour beside the one that has a field is asked about as a rule, with all that is said', () => {
  const words = 'Check out by 10.30am (10am on Saturdays).'
  const found = take('hours', 'out', words)
  expect(found).toMatchObject([
    { fact: { kind: 'time', time: '10:30' }, isWhole: false },
    { fact: { kind: 'rule', title: words.slice(0, -1) }, isWhole: false },
  ])
})

test.each([
  ['Come any time after 4 pm and leave by 10:30 in the morning.', ['16:00', 'rule']],
  ['Come from 4 pm to 10 pm.', ['16:00', 'rule']],
  ['A partir de las 3 pm, hasta las 10 de la noche.', ['15:00', 'rule']],
  ['Corrección 12 mayo: la entrada es 4 pm, no 3:30 pm', ['16:00', 'rule']],
  ['A partir del 12 de mayo a las 4 pm', ['16:00', 'rule']],
  ['A partir de las 4, máximo 11:30 pm', ['16:00', 'rule']],
  ['Entrada de 3 a 10:30 pm.', ['15:00', 'rule']],
  ['Desde las 3 de la tarde y hasta las 10 pm.', ['15:00', 'rule']],
])('of "%s" the hours asked about are %j', (words, hours) => {
  const found = take('hours', 'in', words)
  expect(found.map(({ fact }) => ('time' in fact ? fact.time : fact.kind))).toEqual(hours)
  expect(found.some(({ isWhole }) => isWhole)).toBe(false)
})

test('a rule with a number of people is a rule, and no number of guests', () => {
  const fineIn = () => ({ fine: 'guests', chance: 1 })
  const taken = take('rule', '', 'No more than 5 guests', { fineIn })
  expect(taken).toMatchObject([{ fact: { kind: 'rule' } }])
})

test('figures in letters, one by one, count nothing', () => {
  const found = take('count', 'guests', 'zero eight one six')
  expect(found.map(({ fact }) => fact.kind)).toEqual(['block'])
})

test('what stands before the next number is the next number’s', () => {
  const asked: string[] = []
  const fineIn = (_: string, words: string) => {
    asked.push(words)
    return { fine: words.includes('baño') ? 'bathrooms' : 'guests', chance: 1 }
  }
  const taken = take('count', 'several', '1 baño y caben hasta 4 huéspedes.', { fineIn })
  expect(taken.map(({ fact }) => fact)).toEqual([
    { kind: 'count', of: 'bathrooms', count: 1 },
    { kind: 'count', of: 'maxGuests', count: 4 },
  ])
  expect(asked[0]).toBe('1 baño y')
})

test.each([
  ['Itanoní, tlayudas y memelas en Belisario Domínguez 513', 'Itanoní'],
  ['Si quieren cenar, vayan a Casa Laurel', 'Casa Laurel'],
  ['Abarrotes Lima, a 200 m, 7 am – 9 pm', 'Abarrotes Lima'],
  ['Café: Muss, a diez minutos', 'Muss'],
  ['Café: el de la esquina', 'Café'],
  ['Café Quirino: Espresso', 'Café Quirino'],
  ['Muss: Café', 'Muss'],
])('a place is called by its name, not by its sort: %s', (words, name) => {
  const fineIn = (_: string, said: string) => ({
    fine: 'cafe',
    chance: said.includes('Café') ? 1 : 0.4,
  })
  expect(take('place', 'restaurant', words, { fineIn })[0]?.fact).toMatchObject({ name })
})

test.each([
  ['A/C – Each bedroom has its own; please turn it off.', 'A/C'],
  ['Stove – Propane: push the knob – then light it.', 'Stove – Propane'],
  ['Tetera 7 am – 9 pm', 'Tetera 7 am – 9 pm'],
])('a thing is called what stands before the only stroke: %s', (words, name) => {
  const [taken] = take('device', '', words)
  expect(taken?.fact).toMatchObject({ name })
})

test('a single letter before a stop ends no title', () => {
  const words = 'Silencio de 10 p. m. a 7 a. m. en toda la casa'
  const [taken] = take('rule', '', words)
  expect(taken?.fact).toMatchObject({ title: words, notes: '' })
})

test('what stands in brackets as a whole is said without them', () => {
  const name = 'Si se va la luz, sube la pastilla del patio'
  expect(take('device', '', `(${name})`)[0]?.fact).toMatchObject({ name })
})

test('whoever can be called is not named with a code', () => {
  const takenOf = (words: string) => take('contact', 'other', words)
  const behind = 'Pepe 951 203 4478, tiene la llave, la caja es 4521'
  expect(takenOf(behind)).toMatchObject([{ fact: { title: 'Pepe', notes: behind } }])
  const before = takenOf('La caja es 4521, o llama a Pepe 951 203 4478')
  expect(before).toMatchObject([{ fact: { number: '951 203 4478', name: '' }, isWhole: false }])
})

test('the number of a house is none to call', () => {
  const takenOf = (words: string) => take('emergency', 'medical', words)
  const address = takenOf('Hospital Zonal, Moreno 601 (a 6 cuadras)')
  expect(address).toMatchObject([{ fact: { kind: 'emergency' } }])
  expect(takenOf('Hospital: 333')).toMatchObject([{ fact: { number: '333' } }])
})

test('of two that help in one line each keeps its own number', () => {
  expect(take('emergency', 'medical', 'Cruz Roja 065 / Locatel 55 5555 0111')).toMatchObject([
    { fact: { kind: 'phone', number: '065', name: 'Cruz Roja' } },
    { fact: { kind: 'phone', number: '55 5555 0111', name: 'Locatel' } },
  ])
})

test.each([
  ['Av. Juárez 12, Col. Centro, 76000 Querétaro', true],
  ['Es Privada Azahares 6, en Jiutepec. Toca el timbre 4', false],
  ['Dirección: Lote 9, Tulum, Q.R. Llega por la privada', false],
])('an address is whole where no other sentence stands in its line: %s', (words, isWhole) => {
  expect(take('address', '', words)).toMatchObject([{ fact: { kind: 'address' }, isWhole }])
})

test.each([
  ['La hicimos entre 2014 y 2017.', 'welcome', false],
  ['La alarma es 2017.', 'rule', true],
  ['La clave es 4821.', 'welcome', true],
  ['The lockbox is on the left: 4 - 0 - 7 - 2, then pull the lever.', 'rule', true],
  ['Caja 7-1-5-3', 'rule', true],
  ['De 8 - 10 personas', 'rule', false],
  ["It's set at 101 °F, please leave it there.", 'rule', false],
  ['If something is on fire call 911 first.', 'rule', false],
  ['Dogs of up to 30 lbs, or 100 lbs of dog.', 'rule', false],
  ['The combo is zero eight one six.', 'rule', true],
  ['The one on the left opens with six, two, eight one.', 'rule', true],
  ['The lift is 1957y, the TV 1080p and 100m off.', 'rule', true],
  ['The TV has 1080p, 100m off.', 'rule', false],
  ['One or two beds', 'rule', false],
  ['Take the second left, and at the gate type 846#', 'byCar', true],
  ['Drive on to the barrier, press 305 and wait', 'byCar', true],
  ['Take bus 734 to Largo da Graça', 'byBus', false],
  ['The padlock of the garage opens with 731', 'parking', true],
  ['Mira www.casasol2.com en Bluetooth5.0 o Habitación2', 'rule', false],
  ['Pool: CannonBall$12', 'rule', true],
  ['La del roof es mezcal4ever', 'rule', true],
  ['Canal5 y HDMI2 en la tele', 'rule', false],
] as const)('a year in a welcome, a measure and 911 are no code: %s', (words, kind, mayTell) => {
  const way = { kind: 'arrival', of: kind === 'byBus' ? kind : 'byCar', words } as const
  const said =
    kind === 'rule'
      ? { kind, title: words, notes: '' }
      : ({ kind: kind === 'parking' ? kind : 'welcome', words } as const)
  const fact = kind.startsWith('by') ? way : said
  expect(mayTellCode(fact, words, { units: new Set(['lbs']), numbers: knowing.numbers })).toBe(
    mayTell,
  )
})

test('the cells of a row stand apart from the name that is its first', () => {
  const place = ['Fonda Lupe', 'Pozole, cierra lunes', '4 min'].join('\t')
  const fact = { name: 'Fonda Lupe', description: 'Pozole, cierra lunes, 4 min' }
  expect(take('place', 'restaurant', place)).toMatchObject([{ fact }])
  const help = ['Lupe Arce', 'limpieza', '613 555 7702'].join('\t')
  const name = 'Lupe Arce, limpieza'
  expect(take('contact', 'other', help)).toMatchObject([{ fact: { name } }])
})

test('hours and a floor open nothing', () => {
  const words = 'Gym, 6th floor, 06:00-22:00.'
  expect(take('arrival', 'othercode', words)).toMatchObject([{ fact: { kind: 'arrival', words } }])
})

test('one hour in words about both is asked about as either', () => {
  const words = 'Departure is moved to 10:00, arrival stays as is.'
  expect(take('hours', 'both', words)).toMatchObject([
    { fact: { of: 'checkIn' }, isWhole: false },
    { fact: { of: 'checkOut', time: '10:00' }, isWhole: false },
  ])
})

test.each([
  ['Cash only, closed Mondays.', false],
  ['La playa queda al fondo, junto al Oxxo', false],
  ['El súper La Comer a 5 min en carro', true],
  ['Bacocho al atardecer', true],
])('one word in capitals further on is no name beyond doubt: %s', (words, isWhole) => {
  expect(take('place', 'shop', words)).toMatchObject([{ isWhole }])
})

test('what of whom to call has no room in a name is asked about as a fact of its own', () => {
  const factsIn = (words: string) => take('emergency', 'medical', words)
  const words = 'Hospital Luz | urgencias de día y noche, Av. Sol 2104 Pte. | 442 555 7740'
  expect(factsIn(words)).toMatchObject([
    { fact: { kind: 'phone', name: 'Hospital Luz' } },
    { fact: { kind: 'emergency', title: 'Hospital Luz', notes: words }, isWhole: false },
  ])
  expect(factsIn('Hospital Luz 442 555 7740 — de día y de noche')).toHaveLength(1)
})

test('what is said behind a number to call is kept with it where its name has no room', () => {
  expect(
    take('contact', 'other', 'Lety, cleaning, 951 555 0177 - extra towels are 600 pesos', {
      units: new Set(['pesos']),
    }),
  ).toEqual([
    {
      fact: {
        kind: 'emergency',
        title: 'Lety, cleaning',
        notes: 'Lety, cleaning, 951 555 0177 - extra towels are 600 pesos',
      },
      isWhole: false,
    },
  ])
})

test('what a number of rooms stands among, and counts more, is asked about as it is written', () => {
  const fineIn = (_: string, words: string) => ({
    fine: words.includes('bedrooms') ? 'bedrooms' : 'none',
    chance: 0.95,
  })
  const kindsOf = (words: string) => take('count', '', words, { fineIn }).map(({ fact }) => fact)
  expect(kindsOf('2 bedrooms')).toEqual([{ kind: 'count', of: 'bedrooms', count: 2 }])
  expect(kindsOf('(2 bedrooms: 1 king, 2 twins)')).toEqual([
    { kind: 'count', of: 'bedrooms', count: 2 },
    { kind: 'block', section: 'house_manual', title: '2 bedrooms', body: '1 king, 2 twins' },
  ])
  expect(kindsOf('2 bedrooms + 1 as bedrooms in the attic')).toHaveLength(3)
  expect(kindsOf('4 camas ·')).toMatchObject([{ kind: 'block', title: '4 camas' }])
})

test('a word that is called out begins a title, and is none by itself', () => {
  expect(
    take(
      'device',
      '',
      'No! Use the big bottle in the kitchen. There is a spare under the sink, and one more outside',
    ),
  ).toMatchObject([{ fact: { name: 'No! Use the big bottle in the kitchen' } }])
})

test('the cells of a row tell of its first one, whatever number the row has', () => {
  const factOf = (words: string) => take('device', '', words)[0]?.fact
  const hob = { kind: 'device', name: 'Hob', notes: 'kitchen, hold the key for 3 s' }
  expect(factOf('Hob\tkitchen\thold the key for 3 s')).toEqual(hob)
  expect(factOf('| 5.3 | Hob | kitchen | hold the key for 3 s |')).toEqual(hob)
})

test('a paragraph that is all of what stands under a heading is about what that names', () => {
  const words = 'Abre el tanque azul. Gira la perilla.'
  const heading = { start: 0, end: 6, words: 'Boiler' }
  const read = (more: object) =>
    takeFacts({ kind: 'device', fine: '', words, heading, ...more }, knowing)
  expect(read({ isAll: true })).toMatchObject([{ fact: { name: 'Boiler', notes: words } }])
  expect(read({})).toMatchObject([{ fact: { name: 'Abre el tanque azul' } }])
  const named = { words: 'Tina: sin jabón.', isAll: true }
  expect(read(named)).toMatchObject([{ fact: { name: 'Tina', notes: 'sin jabón.' } }])
})
