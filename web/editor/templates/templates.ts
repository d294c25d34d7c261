import { blankOf } from '#domain/guide/blanks.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { OwnItem } from '#domain/guide/own-blocks.ts'
import { place } from '#domain/guide/sections/local-guide.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { hiddenTexts, unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { Locale } from '#domain/values/locale.ts'
import { newEntryId } from '#web/editor/form/editor-form.ts'
import beachEn from './beach.en.json' with { type: 'json' }
import beachEs from './beach.es.json' with { type: 'json' }
import cabinEn from './cabin.en.json' with { type: 'json' }
import cabinEs from './cabin.es.json' with { type: 'json' }
import cityEn from './city.en.json' with { type: 'json' }
import cityEs from './city.es.json' with { type: 'json' }

export const templateNames = ['city', 'beach', 'cabin'] as const

type TemplateName = (typeof templateNames)[number]

export type Start = TemplateName | 'empty'

/** What the home is like whatever the language. */
const homes = {
  city: {
    time: { checkInHour: '3:00', checkInPeriod: 'PM', checkOutHour: '11:00', checkOutPeriod: 'AM' },
    counts: { bedrooms: 1, bathrooms: 1, maxGuests: 2 },
    places: ['Cafe', 'Restaurant', 'Shop'],
  },
  beach: {
    time: { checkInHour: '4:00', checkInPeriod: 'PM', checkOutHour: '11:00', checkOutPeriod: 'AM' },
    counts: { bedrooms: 3, bathrooms: 2, maxGuests: 6 },
    places: ['Restaurant', 'Attraction', 'Shop', 'Bar'],
  },
  cabin: {
    time: { checkInHour: '3:00', checkInPeriod: 'PM', checkOutHour: '12:00', checkOutPeriod: 'PM' },
    counts: { bedrooms: 2, bathrooms: 1.5, maxGuests: 4 },
    places: ['Attraction', 'Restaurant', 'Shop'],
  },
} as const

type Home = (typeof homes)[TemplateName]

/** What a kind of home usually tells its guests; names, addresses and passwords stay the host's to write. */
type TemplateWords = ReturnType<typeof read>

export const templateWords: Record<TemplateName, Record<Locale, TemplateWords>> = {
  city: { es: read(cityEs), en: read(cityEn) },
  beach: { es: read(beachEs), en: read(beachEn) },
  cabin: { es: read(cabinEs), en: read(cabinEn) },
}

/** As it is written an entry is a line, its title before its text; of a room the name comes first, then what is in it. */
function read({ welcome, houseManual, location, ...lists }: typeof cityEs) {
  const rooms = houseManual.rooms.map(([label = '', ...features]) => ({ label, features }))
  const devices = lists.devices.map(titled).map(({ title, notes }) => ({ name: title, notes }))
  const { firstAidLocation, emergencyItems } = lists
  return {
    welcome,
    houseManual: { ...houseManual, rooms },
    location,
    nearby: lists.nearby.map(titled),
    wifiTech: { devices },
    emergency: { firstAidLocation, emergencyItems: emergencyItems.map(titled) },
    houseRules: { rules: lists.rules.map(titled) },
    checkout: { steps: lists.steps.map(titled) },
  }
}

function titled(line: string) {
  const [title = '', notes = ''] = line.split(' | ')
  return { title, notes }
}

export function findStart(text: string | null): Start | undefined {
  return text === 'empty' ? text : templateNames.find((name) => name === text)
}

function ownBlock({ title, notes }: ReturnType<typeof titled>): OwnItem {
  return { title, body: notes, photoUrl: '', linkUrl: '', isActive: true }
}

/** The form of a guide that starts with a template's text; what it says waits until the host confirms it. */
export function startForm(start: Start, language: Locale): GuidebookForm {
  const empty = emptyGuidebookForm({ language })
  if (start === 'empty') return empty
  const { form } = giveIds(filled(empty, homes[start], templateWords[start][language]), newEntryId)
  // No entry is better known to be true than another: guests are shown none of them.
  const marks = saidBy(form, empty).map(({ path, original, at }) =>
    (at.includes('*') ? hiddenTexts : unconfirmedTexts)({ [path]: original }),
  )
  return { ...form, unconfirmed: Object.assign({}, ...marks) }
}

/** What a template says, hours and counts as well, but for the names of rooms. */
function saidBy(form: GuidebookForm, empty: GuidebookForm) {
  const same = new Map(allWordsOf(empty).map(({ path, original }) => [path, original]))
  return allWordsOf(form).filter(
    ({ path, original, facts }) =>
      !facts.isAsGiven && original !== '' && same.get(path) !== original,
  )
}

function filled(form: GuidebookForm, home: Home, words: TemplateWords): GuidebookForm {
  const { time, counts, places } = home
  return {
    ...form,
    welcome: { ...form.welcome, ...words.welcome, ...time },
    houseManual: {
      ...form.houseManual,
      ...counts,
      ...words.houseManual,
      rooms: words.houseManual.rooms.map((room, at) => ({ key: `room-${at + 1}`, ...room })),
    },
    localGuide: {
      ...form.localGuide,
      propertyLocation: { ...form.localGuide.propertyLocation, ...words.location },
      places: places.map((category) => ({ ...blankOf(place), category })),
    },
    wifiTech: { ...form.wifiTech, ...words.wifiTech },
    emergency: { ...form.emergency, ...words.emergency },
    houseRules: { ...form.houseRules, ...words.houseRules },
    checkout: { ...form.checkout, ...words.checkout },
    sections: {
      ...form.sections,
      local_guide: { ...form.sections.local_guide, items: words.nearby.map(ownBlock) },
    },
  }
}
