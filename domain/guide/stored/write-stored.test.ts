import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkout, houseRules, wifiTech } from '#domain/guide/guide-form.ts'
import {
  formToStored,
  type GuidebookContent,
  type StoredGuidebook,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { localGuide } from '#domain/guide/sections/local-guide.ts'
import { readStored } from './read-stored.ts'
import { writeStored } from './write-stored.ts'

const { devices } = wifiTech.shape
const { places } = localGuide.shape
const { rooms } = houseManual.shape
const { rules } = houseRules.shape

const device = (name: string, notes = '') => ({ name, notes })

describe('keys of a list entry that this version does not know', () => {
  const stored = [
    { name: 'Televisión', notes: 'Control negro', icon: 'tv' },
    { name: 'Lavadora', notes: '', icon: 'wash' },
    { name: 'Boiler', notes: 'Piloto azul', icon: 'flame' },
  ]

  test('stay with an entry that was not touched', () => {
    const entries = stored.map(({ name, notes }) => device(name, notes))
    expect(writeStored(devices, entries, { before: stored })).toEqual(stored)
  })

  test('go with an entry that moved', () => {
    const entries = [
      device('Boiler', 'Piloto azul'),
      device('Televisión', 'Control negro'),
      device('Lavadora'),
    ]
    expect(iconsOf(entries)).toEqual(['flame', 'tv', 'wash'])
  })

  test('stay when its name or its notes change', () => {
    expect(
      iconsOf([device('Tele', 'Control negro'), device('Lavadora'), device('Boiler', 'Nuevo')]),
    ).toEqual(['tv', 'wash', 'flame'])
  })

  test('stay when both change and the list is as long as before', () => {
    expect(
      iconsOf([device('Televisión', 'Control negro'), device('Secadora', 'Gas'), device('Boiler')]),
    ).toEqual(['tv', 'wash', 'flame'])
  })

  test('stay when the name changes while others leave, as long as the notes tell', () => {
    expect(iconsOf([device('Tele', 'Control negro')])).toEqual(['tv'])
  })

  test('are not guessed for an entry of which nothing is left in a shorter list', () => {
    expect(iconsOf([device('Secadora', 'Gas'), device('Boiler')])).toEqual([undefined, 'flame'])
  })

  test('of two entries of one name go with the one whose notes are the same', () => {
    const lamps = [
      { name: 'Lámpara', notes: 'Sala', icon: 'one' },
      { name: 'Lámpara', notes: 'Patio', icon: 'two' },
    ]
    const entries = [device('Lámpara', 'Patio'), device('Lámpara', 'Sala')]
    expect(writeStored(devices, entries, { before: lamps }).map(({ icon }) => icon)).toEqual([
      'two',
      'one',
    ])
  })

  test('leave with the entry that is removed', () => {
    expect(iconsOf([device('Televisión'), device('Boiler')])).toEqual(['tv', 'flame'])
  })

  test('never go to a new entry', () => {
    const entries = [device('Aire'), ...stored.map(({ name, notes }) => device(name, notes))]
    expect(iconsOf(entries)).toEqual([undefined, 'tv', 'wash', 'flame'])
  })

  test('go once only when two entries look the same', () => {
    expect(iconsOf([device('Lavadora'), device('Lavadora')])).toEqual(['wash', undefined])
  })

  test('stay for an entry of which only they are known', () => {
    const foreign = { model: 'X-200' }
    expect(writeStored(devices, [device('Aire')], { before: [foreign, ...stored] }).at(-1)).toEqual(
      foreign,
    )
  })

  test('blank entries and values that are no entries leave nothing behind', () => {
    expect(
      writeStored(devices, [device(' ')], { before: [{ name: '', notes: '' }, null, 7, []] }),
    ).toEqual([])
    expect(writeStored(devices, [device('Aire')], { before: 'garbage' })).toEqual([device('Aire')])
  })

  function iconsOf(entries: { name: string; notes: string }[]) {
    return writeStored(devices, entries, { before: stored }).map(({ icon }) => icon)
  }
})

test('a category of a newer version reads as Other and stays until the host chooses another', () => {
  const before = [{ name: 'Museo', category: 'Museum', description: '', mapsLink: '' }]
  const [place] = readStored(places, before)
  expect(place?.category).toBe('Other')
  expect(writeStored(places, [place!], { before: before })[0]).toMatchObject({ category: 'Museum' })
  expect(
    writeStored(places, [{ ...place!, category: 'Attraction' as const }], { before: before })[0],
  ).toMatchObject({
    category: 'Attraction',
  })
})

test('a room is recognised by its key', () => {
  const before = [{ key: 'a', label: 'Azotea', floor: 3, features: ['Asador', 'Mesa'] }]
  const room = { key: 'a', label: 'Terraza', features: ['Mesa', 'Asador', 'Hamaca'] }
  expect(writeStored(rooms, [room], { before: before })).toEqual([
    { key: 'a', label: 'Terraza', floor: 3, features: ['Mesa', 'Asador', 'Hamaca'] },
  ])
})

test('a plain text becomes title and notes, the same thing it was read as', () => {
  expect(writeStored(rules, [{ title: 'Extintor', notes: '' }], { before: ['Extintor'] })).toEqual([
    { title: 'Extintor', notes: '' },
  ])
})

describe('what a newer version stored', () => {
  test('survives opening and saving, at every depth', () => {
    const stored = withNews(sampleGuide('es'))
    expect(formToStored(storedToForm(stored), stored)).toEqual(contentOf(stored))
  })

  test('survives an edit of everything around it', () => {
    const stored = withNews(sampleGuide('es'))
    const form = storedToForm(stored)
    form.welcome.greeting = 'Hola'
    form.localGuide.propertyLocation.address = 'Otra calle'
    form.localGuide.places.reverse()
    form.houseManual.rooms.shift()
    form.emergency.policeContact = ''
    const before = newsIn(contentOf(stored))
    const after = newsIn(formToStored(form, stored))
    expect(before.length - after.length).toBe(2)
    expect(after.filter((news) => !before.includes(news))).toEqual([])
  })

  test('a section this version does not know stays whole, after the seven', () => {
    const arrival = {
      id: 'x',
      sectionType: 'arrival',
      metadata: { gate: 'Caseta' },
      isActive: true,
      sortOrder: 0,
      items: [],
    }
    const stored = {
      ...contentOf(sampleGuide('es')),
      sections: [arrival, ...sampleGuide('es').sections],
    }
    const saved = formToStored(storedToForm(stored), stored)
    expect(saved.sections).toHaveLength(8)
    expect(saved.sections.at(-1)).toEqual({ ...arrival, sortOrder: 7 })
  })

  test('any unknown key of any section survives any known garbage beside it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.jsonValue({ maxDepth: 1 }), (at, value) => {
        const sample = contentOf(sampleGuide('en'))
        const stored = {
          ...sample,
          sections: sample.sections.map((section, index) =>
            index === at
              ? { ...section, metadata: { ...(section.metadata as object), fromTheFuture: value } }
              : section,
          ),
        }
        const saved = formToStored(storedToForm(stored), stored)
        expect(saved.sections[at]?.metadata).toHaveProperty('fromTheFuture', value)
      }),
    )
  })
})

/** Puts a numbered `news` key into every object of the stored JSON. */
function withNews<Content extends GuidebookContent>(content: Content): Content {
  let number = 0
  const mark = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mark)
    if (typeof value !== 'object' || value === null) return value
    number += 1
    const news = `news-${number}`
    return {
      ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)])),
      news,
    }
  }
  return {
    ...content,
    amenities: mark(content.amenities),
    sections: content.sections.map((section) => ({ ...section, metadata: mark(section.metadata) })),
  }
}

function newsIn(content: GuidebookContent): string[] {
  return JSON.stringify(content).match(/news-\d+/g) ?? []
}

/** The guide without what the product knows about it. */
function contentOf(guide: StoredGuidebook): GuidebookContent {
  const {
    id,
    hostId,
    shortCode,
    isPublished,
    publishedAt,
    version,
    createdAt,
    updatedAt,
    coverHasAvif,
    ...content
  } = guide
  return content
}

test('an entry that is only a photo stays when a client does not speak of photos, and goes when it says there is none', () => {
  const step = { id: 'q7000000', title: '', notes: '' }
  const photos = [{ id: 'f7000000', photoUrl: '/photos/1-ab.jpg', caption: '' }]
  const before = { steps: [{ ...step, photos }] }
  const kept = (next: object) =>
    writeStored(checkout, { steps: [{ ...step, ...next }] }, { before }).steps
  expect(kept({})).toEqual([{ ...step, photos }])
  expect(kept({ photos: [] })).toEqual([])
})
