import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusedIn, setAt } from '#tests/guides/guide-saying.ts'
import { entryOf, leavesOf, partsOf, type Schema } from './facts.ts'
import { guidebookFormSchema, limitAt } from './guidebook.ts'

const named = { welcome: { propertyName: 'Casa Jacaranda' } }

const leaves = leavesOf(guidebookFormSchema).map(({ path, ...leaf }) => ({
  ...leaf,
  path: path.join('.'),
}))

const lists = listsOf(guidebookFormSchema)

/** Limits never shrink: what hosts wrote under a larger one could not be saved again. */
const promised = `
0 100 0.5: houseManual.bathrooms houseManual.bedrooms
0 336 1: welcome.arrival.hoursBefore
1 500 0.5: houseManual.maxGuests
1 600 1: localGuide.places.*.minutes
4: *.photos
5: welcome.checkInHour welcome.checkOutHour
20: welcome.arrival.codes welcome.wifiNetworks wifiTech.wifiNetworks
25: welcome.notApplicable
30: welcome.arrival.steps
40: houseManual.rooms houseManual.rooms.*.featureIds houseManual.rooms.*.features
60: emergency.emergencyItems sections.items welcome.arrival.gatePhone welcome.greeting welcome.hostPhone
64: *.id houseManual.rooms.*.featureIds.* sections.items.*.entryId welcome.wifiNetworks.*.ssid wifiTech.wifiNetworks.*.ssid
80: houseManual.rooms.*.key
100: checkout.steps emergency.emergencyServices houseRules.rules welcome.notAnswers.* wifiTech.devices
120: houseManual.rooms.*.label welcome.arrival.codes.*.code welcome.arrival.codes.*.label welcome.arrival.hostName welcome.propertyName
128: welcome.wifiNetworks.*.password wifiTech.wifiNetworks.*.password
160: localGuide.places.*.name wifiTech.devices.*.name
200: checkout.steps.*.title emergency.emergencyItems.*.title emergency.fireContact emergency.medicalContact emergency.policeContact houseRules.rules.*.title localGuide.places sections.items.*.title
250: welcome.notAnswers
254: welcome.hostEmail
300: *.photos.*.caption welcome.emergencyContact
500: emergency.firstAidLocation houseManual.rooms.*.features.* localGuide.propertyLocation.address
1000: houseManual.parking welcome.arrival.codes.*.notes welcome.arrival.parking welcome.supportMessage
1500: welcome.arrival.byBus welcome.arrival.byCar welcome.arrival.byPlane welcome.arrival.doesNotOpen welcome.arrival.gate welcome.arrival.late
2000: localGuide.places.*.description localGuide.propertyLocation.description welcome.arrival.steps.*.notes
2048: *.photos.*.photoUrl *.videoUrl localGuide.places.*.mapsLink localGuide.propertyLocation.mapsLink sections.items.*.linkUrl sections.items.*.photoUrl welcome.photoUrl
3000: emergency.emergencyItems.*.notes wifiTech.devices.*.notes
5000: checkout.steps.*.notes houseRules.rules.*.notes sections.items.*.body welcome.note`

test('every limit of a guide is the one that was promised', () => {
  const all = [...leaves.map(({ path }) => path), ...lists.map(([path]) => path)]
  const byLimit = Map.groupBy(all, (path) => Object.values(limitAt(path)).join(' '))
  byLimit.delete('')
  const said = [...byLimit].map(([limit, paths]) => `${limit}: ${alike(paths).join(' ')}`)
  const collator = new Intl.Collator('en', { numeric: true })
  expect(said.toSorted(collator.compare).join('\n')).toBe(promised.trim())
})

const plainTexts = leaves
  .flatMap(({ path, facts: { limits } }): [string, number][] =>
    limits?.max && !limits.step ? [[path, limits.max]] : [],
  )
  .filter(([path]) => !/Hour|mapsLink|linkUrl|videoUrl|hostEmail/.test(path))

test.each(plainTexts)('%s takes %i characters and not one more', (path, max) => {
  expect(refusedIn(formWith(path, 'á'.repeat(max)))).toEqual({})
  expect(refusedIn(formWith(path, 'á'.repeat(max + 1)))).toEqual({
    [placeOf(path)]: 'too_long',
  })
})

test.each([
  ['localGuide.places.*.mapsLink', 'https://maps.app.goo.gl/'],
  ['localGuide.propertyLocation.mapsLink', 'https://maps.app.goo.gl/'],
  ['sections.checkout.items.*.linkUrl', 'https://ejemplo.mx/'],
  ['houseManual.rooms.*.videoUrl', 'https://ejemplo.mx/'],
  ['welcome.checkInHour', '15:00'],
] as const)('%s takes its longest link or time and not one character more', (path, start) => {
  const longest = start.padEnd(limitAt(path).max ?? 0, 'a')
  expect(refusedIn(formWith(path, longest))).toEqual({})
  expect(refusedIn(formWith(path, `${longest}a`))).toEqual({ [placeOf(path)]: 'too_long' })
})

test.each(lists)('%s takes %i entries and not one more', (path, max) => {
  const names = { features: 'Cama', featureIds: 'x', notApplicable: 'pets', notAnswers: 'x' }
  const entry = Object.entries(names).find(([key]) => path.endsWith(key))?.[1] ?? { title: 'x' }
  expect(refusedIn(formWith(path, Array(max).fill(entry)))).toEqual({})
  expect(refusedIn(formWith(path, Array(max + 1).fill(entry)))).toEqual({
    [placeOf(path)]: 'too_many',
  })
})

test('every text and list of the form has a limit that is known of it', () => {
  const schema = z.toJSONSchema(guidebookFormSchema, { io: 'input' })
  const bounded = boundedPaths(schema, '').filter((path) => path !== 'timeZone')
  expect(bounded.length).toBeGreaterThan(80)
  expect(bounded.filter((path) => limitAt(path).max === undefined)).toEqual([])
})

test.each([
  ['houseManual.rooms.39.features.0', { max: 500 }],
  ['sections.house_rules.items.2.body', { max: 5000 }],
  ['houseManual.maxGuests', { min: 1, max: 500, step: 0.5 }],
  ['welcome.checkInPeriod', {}],
  ['toString', {}],
  ['', {}],
])('the limits at %s are %j', (path, limits) => {
  expect(limitAt(path)).toEqual(limits)
})

/** Own blocks are the same in every section, photos, videos and ids in every entry. */
function alike(paths: string[]) {
  const short = paths.map((path) =>
    path.replace(/^sections\.\w+/, 'sections').replace(/^.*\.\*\.(?=photos|videoUrl|id$)/, '*.'),
  )
  return [...new Set(short)].toSorted()
}

/** The place of a path pattern in the forms of these tests. */
function placeOf(pattern: string): string {
  return pattern.replaceAll('*', '0')
}

function formWith(pattern: string, value: unknown) {
  const form = structuredClone(named)
  setAt(form, pattern.split('.'), value)
  return form
}

type JsonSchema = z.core.JSONSchema.JSONSchema

function boundedPaths(schema: JsonSchema, path: string): string[] {
  const below = (key: string) => (path ? `${path}.${key}` : key)
  const own = schema.type === 'string' && !schema.enum ? [path] : []
  const entries =
    schema.type === 'array' ? [path, ...boundedPaths(schema.items as JsonSchema, below('*'))] : []
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    boundedPaths(value as JsonSchema, below(key)),
  )
  return [...own, ...entries, ...properties]
}

/** Every list of the form, and the most it holds. */
function listsOf(schema: Schema, path: string[] = []): [string, number][] {
  const at = path.join('.')
  const entry = entryOf(schema)
  if (entry) return [[at, limitAt(at).max ?? 0], ...listsOf(entry, [...path, '*'])]
  return Object.entries(partsOf(schema)).flatMap(([key, part]) => listsOf(part, [...path, key]))
}
