import { describe, expect, test } from 'vitest'
import {
  emptyGuidebookForm,
  formToStored,
  type GuidebookContent,
  type GuidebookForm,
  type StoredSection,
} from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { readList, readRecord } from '#domain/values/read-json.ts'
import { metadataOf, sectionOf } from '#tests/guides/bare-content.ts'

describe('how each field is kept', () => {
  test('the description is the note, else the greeting, else nothing', () => {
    const kept = (greeting: string, note: string) =>
      formToStored(formWith({ welcome: { greeting, note } })).description
    expect(kept('Hola', 'Hay café')).toBe('Hay café')
    expect(kept('Hola', '  ')).toBe('Hola')
    expect(kept('', '')).toBeNull()
  })

  test("the form's phone is the public call", () => {
    const kept = (hostPhoneType: 'phone' | 'whatsapp') =>
      metadataOf(formToStored(formWith({ welcome: { hostPhoneType } })), 'welcome').hostPhoneType
    expect(kept('phone')).toBe('call')
    expect(kept('whatsapp')).toBe('whatsapp')
  })

  test('the e-mail is kept in Welcome, with contact on or off', () => {
    const stored = formToStored(
      formWith({ welcome: { hostEmail: 'lucia@ejemplo.mx', contactInfoEnabled: false } }),
    )
    expect(metadataOf(stored, 'welcome')).toMatchObject({
      hostEmail: 'lucia@ejemplo.mx',
      contactInfoEnabled: false,
    })
  })

  test('facts of the house go to columns and metadata alike', () => {
    const rooms = [{ key: 'azotea', label: 'Azotea', features: ['Asador', ' '] }]
    const stored = formToStored(
      formWith({
        houseManual: { bedrooms: 0, bathrooms: 1.5, maxGuests: 4, parking: 'Patio', rooms },
      }),
    )
    const keptRooms = [{ key: 'azotea', label: 'Azotea', features: ['Asador'] }]
    expect(stored).toMatchObject({ bedrooms: 0, bathrooms: 1.5, maxGuests: 4 })
    expect(stored.amenities).toEqual({ parking: 'Patio', rooms: keptRooms })
    expect(metadataOf(stored, 'house_manual')).toEqual({
      ...emptyGuidebookForm().houseManual,
      bedrooms: 0,
      bathrooms: 1.5,
      maxGuests: 4,
      parking: 'Patio',
      rooms: keptRooms,
    })
  })

  test('times are kept on the 24-hour clock', () => {
    const stored = formToStored(
      formWith({
        welcome: {
          checkInHour: '3:00',
          checkInPeriod: 'PM',
          checkOutHour: '11',
          checkOutPeriod: 'AM',
        },
      }),
    )
    expect([stored.checkinTime, stored.checkoutTime]).toEqual(['15:00:00', '11:00:00'])
  })

  test('language and zone left unsaid stay what they were, and begin as Spanish in Mexico City', () => {
    const { language: _, timeZone: __, ...unsaid } = formWith({})
    expect(formToStored(unsaid)).toMatchObject({ language: 'es', timeZone: 'America/Mexico_City' })
    const before = { ...formToStored(unsaid), language: 'en', timeZone: 'Europe/Madrid' } as const
    expect(formToStored(unsaid, before)).toMatchObject({
      language: 'en',
      timeZone: 'Europe/Madrid',
    })
  })

  test('three default rooms with nothing in them are not kept, in either language', () => {
    for (const language of ['es', 'en'] as const) {
      const { houseManual } = emptyGuidebookForm({ language })
      expect(formToStored(formWith({ houseManual })).amenities).toMatchObject({ rooms: [] })
    }
  })
})

describe("a host's own blocks", () => {
  const item = { title: 'Taxi', body: '', photoUrl: '', linkUrl: '', isActive: true }
  const before = formToStored(formWith({}))
  const kept = withItems(before, 'checkout', [
    {
      id: 'item-1',
      title: 'Taxi',
      body: 'x',
      photoUrl: null,
      linkUrl: null,
      isActive: true,
      sortOrder: 0,
    },
    {
      id: 'item-2',
      title: 'Bus',
      body: '',
      photoUrl: null,
      linkUrl: null,
      isActive: false,
      sortOrder: 1,
    },
  ])

  test('left unsaid they stay, switched on or off as they were', () => {
    const { sections: _, ...unsaid } = formWith({})
    const off = { ...kept, sections: kept.sections.map((one) => ({ ...one, isActive: false })) }
    expect(formToStored(unsaid, off).sections).toEqual(off.sections)
    const switched = formToStored({ ...unsaid, sections: { checkout: { isActive: true } } }, off)
    expect(sectionOf(switched, 'checkout')).toEqual({
      ...sectionOf(off, 'checkout'),
      isActive: true,
    })
    expect(sectionOf(switched, 'welcome').isActive).toBe(false)
  })

  test('on a new guide left unsaid they are on and none', () => {
    const { sections: _, ...unsaid } = formWith({})
    for (const section of formToStored(unsaid).sections) {
      expect(section).toMatchObject({ isActive: true, items: [] })
    }
  })

  test('are kept in the order sent, known ones under their id, blank ones not at all', () => {
    const items = [
      { ...item, id: 'item-2' },
      { ...item, title: ' ' },
      { ...item, id: 'foreign' },
      { ...item, id: 'item-2' },
    ]
    const stored = formToStored({ ...formWith({}), sections: { checkout: { items } } }, kept)
    expect(sectionOf(stored, 'checkout').items).toEqual([
      {
        id: 'item-2',
        title: 'Taxi',
        body: '',
        photoUrl: null,
        linkUrl: null,
        isActive: true,
        sortOrder: 0,
      },
      { title: 'Taxi', body: '', photoUrl: null, linkUrl: null, isActive: true, sortOrder: 1 },
      { title: 'Taxi', body: '', photoUrl: null, linkUrl: null, isActive: true, sortOrder: 2 },
    ])
  })

  test('an empty list removes them, and the section keeps its id', () => {
    const withId = {
      ...kept,
      sections: kept.sections.map((one) => ({ ...one, id: one.sectionType })),
    }
    const stored = formToStored({ ...formWith({}), sections: { checkout: { items: [] } } }, withId)
    expect(sectionOf(stored, 'checkout')).toMatchObject({ id: 'checkout', items: [] })
  })
})

test('a photo that a client knows by its block alone has an id, the same at each save and no other’s', () => {
  const block = { entryId: 'b7000000', title: 'Taxi', body: '', linkUrl: '', isActive: true }
  const save = (item: object, previous?: GuidebookContent) => {
    const items = [{ ...block, photoUrl: '/photos/a.jpg', ...item }]
    const form = { ...formWith({}), sections: { checkout: { items } } }
    const stored = formToStored(form, previous)
    const [kept] = sectionOf(stored, 'checkout').items
    return { stored, ids: readList(kept?.photos).map((photo) => readRecord(photo).id) }
  }
  const { stored, ids } = save({})
  expect(ids).toEqual([expect.stringMatching(/^\w{8}$/)])
  expect(save({}, stored).ids).toEqual(ids)
  const other = { id: 'p7000000', photoUrl: '/photos/b.jpg', caption: '' }
  const moved = save({
    photos: [other, { photoUrl: '/photos/a.jpg', caption: '', id: String(ids[0]) }],
  })
  const back = save({}, moved.stored).ids
  expect(back).toHaveLength(2)
  expect(new Set(back).size).toBe(2)
})

type Changes = { [Tab in 'welcome' | 'houseManual']?: Partial<GuidebookForm[Tab]> }

function formWith({ welcome, houseManual }: Changes): GuidebookForm {
  const form = emptyGuidebookForm()
  return {
    ...form,
    welcome: { ...form.welcome, propertyName: 'Casa Jacaranda', ...welcome },
    houseManual: { ...form.houseManual, ...houseManual },
  }
}

function withItems(
  content: GuidebookContent,
  type: SectionType,
  items: StoredSection['items'],
): GuidebookContent {
  return {
    ...content,
    sections: content.sections.map((one) => (one.sectionType === type ? { ...one, items } : one)),
  }
}
