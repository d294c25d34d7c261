import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { checkout, houseRules, wifiTech } from '#domain/guide/guide-form.ts'
import {
  formToStored,
  type GuidebookContent,
  type StoredGuidebook,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { localGuide } from '#domain/guide/sections/local-guide.ts'
import { readStored } from './read-stored.ts'
import { writeStored } from './write-stored.ts'

const { devices } = wifiTech.shape
const { places } = localGuide.shape
const { rules } = houseRules.shape

const device = (id: string, name: string, notes = '') => ({ id, name, notes })

describe('keys of a list entry that this version does not know', () => {
  const stored = [
    { id: 'a', name: 'Televisión', notes: 'Control negro', icon: 'tv' },
    { id: 'b', name: 'Lavadora', notes: '', icon: 'wash' },
    { id: 'c', name: 'Boiler', notes: 'Piloto azul', icon: 'flame' },
  ]

  test('stay with an entry that was not touched', () => {
    const entries = stored.map(({ id, name, notes }) => device(id, name, notes))
    expect(writeStored(devices, entries, { before: stored })).toEqual(stored)
  })

  test('go with an entry wherever it moves and whatever it says', () => {
    expect(iconsOf([device('c', 'Televisión'), device('a', 'Estufa', 'De gas')])).toEqual([
      'flame',
      'tv',
    ])
  })

  test('never go to a new entry of the editor, although it says the same or stands in the same place', () => {
    const entries = [device('d', 'Televisión', 'Control negro'), device('b', 'Lavadora')]
    expect(iconsOf([...entries, device('e', 'Boiler')])).toEqual([undefined, 'wash', undefined])
  })

  test('go to as many entries of a client without ids as are gone, in their order', () => {
    const entries = [device('c', 'Boiler'), device('x', 'Secadora'), device('y', 'Tele', 'Sala')]
    expect(iconsOf(entries, ['x', 'y'])).toEqual(['flame', 'tv', 'wash'])
  })

  test('are not guessed where fewer or more came than are gone', () => {
    expect(iconsOf([device('x', 'Secadora', 'Gas'), device('c', 'Boiler')], ['x'])).toEqual([
      undefined,
      'flame',
    ])
  })

  test('stay for an entry of which only they are known', () => {
    const foreign = { model: 'X-200' }
    expect(
      writeStored(devices, [device('d', 'Aire')], { before: [foreign, ...stored] }).at(-1),
    ).toEqual(foreign)
  })

  test('blank entries and values that are no entries leave nothing behind', () => {
    expect(
      writeStored(devices, [device('d', ' ')], { before: [{ name: '', notes: '' }, null, 7, []] }),
    ).toEqual([])
    expect(writeStored(devices, [device('d', 'Aire')], { before: 'garbage' })).toEqual([
      device('d', 'Aire'),
    ])
  })

  function iconsOf(entries: ReturnType<typeof device>[], made: string[] = []) {
    const written = writeStored(devices, entries, { before: stored, made: new Set(made) })
    return written.map(({ icon }) => icon)
  }
})

test('a category of a newer version reads as Other and stays until the host chooses another', () => {
  const before = [{ id: 'a', name: 'Museo', category: 'Museum', description: '', mapsLink: '' }]
  const [place] = readStored(places, before)
  expect(place?.category).toBe('Other')
  expect(writeStored(places, [place!], { before: before })[0]).toMatchObject({ category: 'Museum' })
  expect(
    writeStored(places, [{ ...place!, category: 'Attraction' as const }], { before: before })[0],
  ).toMatchObject({
    category: 'Attraction',
  })
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
    expect(before.length - after.length).toBe(1)
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
    // Its rooms are a copy of those of the section, made anew at each save.
    amenities: { ...(content.amenities as object), news: 'news-0' },
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

test('a client that knows neither ids nor photos takes no photo away by calling two entries something else', () => {
  const photos = [{ id: 'f7000000', photoUrl: '/photos/1-ab.jpg', caption: '' }]
  const rules = [
    { id: 'q7000000', title: 'Silencio', notes: '', photos },
    { id: 'q8000000', title: 'Sin fumar', notes: '', videoUrl: 'https://vimeo.com/1' },
  ]
  const known = { ...storedToForm(sampleGuide('es')), houseRules: { rules } }
  const titles = ['Silencio desde las diez', 'Prohibido fumar']
  const sent = { ...known, houseRules: { rules: titles.map((title) => ({ title, notes: '' })) } }
  let count = 0
  const { form, made } = giveIds(sent, () => `made000${++count}`, known)
  const { houseRules } = storedToForm(formToStored(form, formToStored(known), made))
  expect(houseRules.rules).toMatchObject([{ photos }, { videoUrl: 'https://vimeo.com/1' }])
})
