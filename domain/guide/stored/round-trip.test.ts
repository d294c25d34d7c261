import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldsOf, open, type Schema } from '#domain/guide/facts.ts'
import { checkout, houseRules, wifiTech } from '#domain/guide/guide-form.ts'
import {
  emptyGuidebookForm,
  formToStored,
  type GuidebookContent,
  type GuidebookForm,
  type OwnItem,
  placeCategories,
  readGuidebookForm,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { perSection, sectionTypes } from '#domain/guide/section-names.ts'
import { type Arrival, arrival, codeKinds } from '#domain/guide/sections/arrival.ts'
import { emergency } from '#domain/guide/sections/emergency.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { localGuide } from '#domain/guide/sections/local-guide.ts'
import { welcome } from '#domain/guide/sections/welcome.ts'
import { metadataOf } from '#tests/guides/bare-content.ts'

describe('form to kept shape and back', () => {
  test('loses nothing a host typed', () => {
    fc.assert(
      fc.property(formArbitrary, (form) => {
        expect(storedToForm(formToStored(form))).toEqual(form)
      }),
    )
  })

  test('what comes back may be sent again as it is', () => {
    fc.assert(
      fc.property(formArbitrary, (form) => {
        const back = storedToForm(formToStored(form))
        expect(readGuidebookForm(JSON.parse(JSON.stringify(back)))).toEqual(back)
      }),
    )
  })

  test('saving what was opened changes nothing that is kept', () => {
    fc.assert(
      fc.property(contentArbitrary, (content) => {
        const once = formToStored(storedToForm(content), content)
        expect(formToStored(storedToForm(once), once)).toEqual(once)
      }),
    )
  })

  test('the sample guide comes back whole', () => {
    const sample = sampleGuide('es')
    const content = formToStored(storedToForm(sample), sample)
    expect(sample).toMatchObject(content)
  })

  test('an empty form with a name is kept without a single entry', () => {
    const form = emptyGuidebookForm()
    form.welcome.propertyName = ' Casa Jacaranda '
    const stored = formToStored(form)
    expect(stored).toMatchObject({
      name: 'Casa Jacaranda',
      description: null,
      coverImageUrl: null,
      checkinTime: null,
      checkoutTime: null,
      bedrooms: null,
      amenities: { parking: '', rooms: [] },
    })
    expect(metadataOf(stored, 'welcome').wifiNetworks).toEqual([])
    expect(metadataOf(stored, 'local_guide').places).toEqual([])
    expect(metadataOf(stored, 'house_rules')).toEqual({ rules: [] })
    expect(stored.sections.map(({ sectionType }) => sectionType)).toEqual([...sectionTypes])
    expect(stored.sections.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(storedToForm(stored)).toEqual({
      ...form,
      welcome: {
        ...form.welcome,
        propertyName: 'Casa Jacaranda',
        checkInHour: '3:00',
        checkInPeriod: 'PM',
        checkOutHour: '11:00',
        checkOutPeriod: 'AM',
      },
    })
  })
})

const visible = fc
  .stringMatching(/^[a-zA-ZáñÑ0-9"'{}<>:;,.\\ -]{1,30}$/)
  .filter((text) => text.trim() !== '')
const anyText = fc.oneof(visible, fc.constant(''))
const optional = (value: fc.Arbitrary<string>) => fc.oneof(value, fc.constant(''))
const mapsLink = optional(
  fc.constantFrom('https://maps.app.goo.gl/Ab3d', 'https://google.com.mx/maps/place/x'),
)
const entries = <Entry>(entry: fc.Arbitrary<Entry>) =>
  fc.array(entry, { minLength: 1, maxLength: 4 })
const wifi = fc.record({ ssid: visible, password: anyText })
const photos = fc.array(
  fc.record({
    photoUrl: fc.constantFrom('/photos/1-ab.jpg', '/photos/2-cd.jpg'),
    caption: anyText,
  }),
  { minLength: 1, maxLength: 4 },
)
const pictures = fc.record(
  { photos, videoUrl: fc.constant('https://youtu.be/a1') },
  { requiredKeys: [], noNullPrototype: true },
)
/** An entry with what it may show beside its words. */
const seen = <Entry extends object>(entry: fc.Arbitrary<Entry>) =>
  fc.tuple(entry, pictures).map(([words, shown]) => ({ ...words, ...shown }))
const titled = seen(
  fc.oneof(
    fc.record({ title: visible, notes: anyText }),
    fc.record({ title: fc.constant(''), notes: visible }),
  ),
)
const hour = fc
  .record({ hour: fc.integer({ min: 1, max: 12 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map((clock) => `${clock.hour}:${String(clock.minute).padStart(2, '0')}`)
const halves = (min: number) =>
  fc.option(fc.integer({ min: min * 2, max: 20 }).map((count) => count / 2))
const rooms = fc
  .uniqueArray(seen(fc.record({ label: anyText, features: entries(visible) })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => all.map((room, index) => ({ key: `key-${index}`, ...room })))
const ownItem: fc.Arbitrary<OwnItem> = seen(
  fc.record({
    title: visible,
    body: anyText,
    linkUrl: optional(fc.constant('https://ejemplo.mx/a?b=c')),
    isActive: fc.boolean(),
  }),
).map((block) => ({ ...block, photoUrl: block.photos?.[0]?.photoUrl ?? '' }))
const ownSection = fc.record({ isActive: fc.boolean(), items: fc.array(ownItem, { maxLength: 3 }) })

const stayOnly = fc.constant(true)
const arrivalArbitrary: fc.Arbitrary<Arrival> = fc.record(
  {
    ...textsOf(arrival),
    steps: entries(seen(fc.record({ notes: visible, stayOnly }, { requiredKeys: ['notes'] }))),
    codes: entries(
      fc.record(
        {
          kind: fc.constantFrom(...codeKinds),
          label: anyText,
          code: visible,
          notes: anyText,
          stayOnly,
        },
        { requiredKeys: ['kind', 'label', 'code', 'notes'] },
      ),
    ),
    hoursBefore: fc.option(fc.integer({ min: 0, max: 336 })),
    gateStayOnly: stayOnly,
    lateStayOnly: stayOnly,
    doesNotOpenStayOnly: stayOnly,
  },
  { noNullPrototype: true },
)

/** Any text in each text of a section; what has a rule of its own is named after it. */
function textsOf<Section extends Schema>(section: Section) {
  const texts = fieldsOf(section).filter(([, part]) => open(part).def.type === 'string')
  type Texts = { [Key in TextKey<z.output<Section>>]: fc.Arbitrary<string> }
  return Object.fromEntries(texts.map(([key]) => [key, anyText])) as Texts
}

type TextKey<Section> = {
  [Key in keyof Section]: string extends Section[Key] ? Key : never
}[keyof Section]

const formArbitrary: fc.Arbitrary<GuidebookForm> = fc.record({
  language: fc.constantFrom('es', 'en'),
  timeZone: fc.constantFrom('America/Mexico_City', 'America/Tijuana'),
  welcome: fc.record({
    ...textsOf(welcome),
    photoUrl: optional(fc.constant('/photos/1-ab.jpg')),
    propertyName: visible.map((name) => name.trim()),
    checkInHour: hour,
    checkInPeriod: fc.constantFrom('AM', 'PM'),
    checkOutHour: hour,
    checkOutPeriod: fc.constantFrom('AM', 'PM'),
    wifiNetworks: entries(wifi),
    contactInfoEnabled: fc.boolean(),
    arrival: arrivalArbitrary,
    hostPhoneType: fc.constantFrom('phone', 'whatsapp'),
    hostEmail: optional(fc.constant('lucia@ejemplo.mx')),
  }),
  houseManual: fc.record({
    ...textsOf(houseManual),
    bedrooms: halves(0),
    bathrooms: halves(0),
    maxGuests: halves(1),
    rooms,
  }),
  localGuide: fc.record({
    ...textsOf(localGuide),
    propertyLocation: fc.record({ address: anyText, description: anyText, mapsLink }),
    places: entries(
      seen(
        fc.record({
          name: visible,
          category: fc.constantFrom(...placeCategories),
          description: anyText,
          mapsLink,
        }),
      ),
    ),
  }),
  wifiTech: fc.record({
    ...textsOf(wifiTech),
    wifiNetworks: entries(wifi),
    devices: entries(seen(fc.record({ name: visible, notes: anyText }))),
  }),
  emergency: fc.record({ ...textsOf(emergency), emergencyItems: entries(titled) }),
  houseRules: fc.record({ ...textsOf(houseRules), rules: entries(titled) }),
  checkout: fc.record({ ...textsOf(checkout), steps: entries(titled) }),
  sections: fc.record(perSection(() => ownSection)),
})

const contentArbitrary: fc.Arbitrary<GuidebookContent> = fc
  .record({ form: formArbitrary, garbage: fc.jsonValue({ maxDepth: 1 }), at: fc.nat({ max: 6 }) })
  .map(({ form, garbage, at }) => {
    const stored = formToStored(form)
    return {
      ...stored,
      sections: stored.sections.map((section, index) =>
        index === at ? { ...section, metadata: garbage } : section,
      ),
    }
  })
