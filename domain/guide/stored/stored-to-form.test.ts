import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completenessOf } from '#domain/guide/editing/completeness.ts'
import { formToStored, type GuidebookContent, storedToForm } from '#domain/guide/guidebook.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { bareContent, metadataOf } from '#tests/guides/bare-content.ts'

const bare = { ...bareContent, name: 'Casa Jacaranda' }

describe('opening what is kept', () => {
  test('a guide with no times is offered 3 PM and 11 AM', () => {
    expect(storedToForm(bare).welcome).toMatchObject({
      checkInHour: '3:00',
      checkInPeriod: 'PM',
      checkOutHour: '11:00',
      checkOutPeriod: 'AM',
    })
  })

  test('seconds are dropped and the 12-hour clock is used', () => {
    const stored = { ...bare, checkinTime: '16:30:00', checkoutTime: '00:05:00' }
    expect(storedToForm(stored).welcome).toMatchObject({
      checkInHour: '4:30',
      checkInPeriod: 'PM',
      checkOutHour: '12:05',
      checkOutPeriod: 'AM',
    })
  })

  test('a guide without any section is a form ready to type in', () => {
    const form = storedToForm(bare)
    expect(form.houseManual.rooms.map(({ label }) => label)).toEqual([
      'Recámara principal',
      'Cocina',
      'Sala',
    ])
    expect(form.houseRules.rules).toEqual([{ title: '', notes: '' }])
    expect(form.welcome.contactInfoEnabled).toBe(true)
    expect(form.sections.checkout).toEqual({ isActive: true, items: [] })
  })

  test('an emergency number the host removed stays removed', () => {
    expect(
      storedToForm(kept('emergency', { emergencyServices: '' })).emergency.emergencyServices,
    ).toBe('')
  })

  test('only an explicit false switches contact off', () => {
    for (const contactInfoEnabled of [undefined, null, 0, '', 'false', true]) {
      expect(storedToForm(kept('welcome', { contactInfoEnabled })).welcome.contactInfoEnabled).toBe(
        true,
      )
    }
    expect(
      storedToForm(kept('welcome', { contactInfoEnabled: false })).welcome.contactInfoEnabled,
    ).toBe(false)
  })

  test.each([
    ['whatsapp', 'whatsapp'],
    ['call', 'phone'],
    ['phone', 'phone'],
    ['fax', 'phone'],
    [undefined, 'phone'],
  ])('a phone kept as %s is %s in the form', (hostPhoneType, shown) => {
    expect(storedToForm(kept('welcome', { hostPhoneType })).welcome.hostPhoneType).toBe(shown)
  })

  test('emergency items are read as plain text or as title and notes', () => {
    const emergencyItems = ['Extintor', { title: 'Gas', notes: 'Caja amarilla' }, '', {}, null]
    expect(storedToForm(kept('emergency', { emergencyItems })).emergency.emergencyItems).toEqual([
      { title: 'Extintor', notes: '' },
      { title: 'Gas', notes: 'Caja amarilla' },
    ])
  })

  test('and are written as title and notes', () => {
    const stored = kept('emergency', { emergencyItems: ['Extintor'] })
    expect(
      metadataOf(formToStored(storedToForm(stored), stored), 'emergency').emergencyItems,
    ).toEqual([{ title: 'Extintor', notes: '' }])
  })

  test('features are read as plain text', () => {
    const rooms = [{ key: 'a', label: 'Azotea', features: ['Asador', ' ', 7, null] }]
    expect(storedToForm(kept('house_manual', { rooms })).houseManual.rooms).toEqual([
      { key: 'a', label: 'Azotea', features: ['Asador', '7'] },
    ])
  })

  test('rooms without a key, or with the same one, get one of their own', () => {
    const rooms = [
      { label: 'A' },
      { key: 'room-3', label: 'B' },
      { key: 'room-3', label: 'C' },
      { label: 'D' },
    ]
    const keys = storedToForm(kept('house_manual', { rooms })).houseManual.rooms.map(
      ({ key }) => key,
    )
    expect(keys).toEqual(['room-1', 'room-3', 'room-4', 'room-5'])
  })

  test('own blocks come in their order', () => {
    const item = { body: '', photoUrl: null, linkUrl: null, isActive: true }
    const stored = {
      ...bare,
      sections: [
        {
          sectionType: 'checkout',
          metadata: {},
          isActive: false,
          sortOrder: 6,
          items: [
            { ...item, id: 'b', title: 'Segundo', sortOrder: 1 },
            { ...item, id: 'a', title: 'Primero', sortOrder: 0 },
          ],
        },
      ],
    }
    const section = storedToForm(stored).sections.checkout
    expect(section.isActive).toBe(false)
    expect(section.items.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(section.items[0]).toMatchObject({ photoUrl: '', linkUrl: '' })
  })
})

describe('any JSON at all', () => {
  const kindOfMetadata = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(
      fc.constantFrom(
        ...['greeting', 'note', 'wifiNetworks', 'rooms', 'places', 'devices', 'rules', 'steps'],
        ...[
          'emergencyItems',
          'propertyLocation',
          'bedrooms',
          'parking',
          '__proto__',
          'constructor',
        ],
      ),
      fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(
          fc.dictionary(
            fc.constantFrom('ssid', 'name', 'title', 'features', 'text'),
            fc.jsonValue({ maxDepth: 0 }),
            { maxKeys: 3 },
          ),
          { maxLength: 3 },
        ),
      ),
    ),
  )

  test('is opened as a form of the right shape, counted and saved, never failing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sectionTypes),
        kindOfMetadata,
        kindOfMetadata,
        (type, metadata, amenities) => {
          const stored = { ...kept(type, metadata), amenities }
          const form = storedToForm(stored)
          expect(shapeOf(form)).toEqual(shapeOf(storedToForm(bare)))
          for (const value of Object.values(completenessOf(stored)))
            expect(value).toBeTypeOf('boolean')
          const saved = formToStored(form, stored)
          expect(storedToForm(saved)).toEqual(form)
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** Keys and kinds, with lists as the kind of their first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [shapeOf(value[0])]
  if (typeof value === 'number' || value === null) return 'number or null'
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

function kept(sectionType: SectionType, metadata: unknown): GuidebookContent {
  return {
    ...bare,
    sections: [{ sectionType, metadata, isActive: true, sortOrder: 0, items: [] }],
  }
}
