import { blankOf } from '#domain/guide/blanks.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { OwnItem } from '#domain/guide/own-blocks.ts'
import { place } from '#domain/guide/sections/local-guide.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { hiddenTexts, unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { newEntryId } from '#web/editor/form/new-entry-id.ts'
import { beachHouse } from './beach-house.ts'
import { cityFlat } from './city-flat.ts'
import { mountainCabin } from './mountain-cabin.ts'
import type { Template, TemplateWords } from './template.ts'

export const templateNames = ['city', 'beach', 'cabin'] as const

export type TemplateName = (typeof templateNames)[number]

export type Start = TemplateName | 'empty'

const templates: Record<TemplateName, Template> = {
  city: cityFlat,
  beach: beachHouse,
  cabin: mountainCabin,
}

/** What the templates say, in each language they are written in. */
export const templateWords: readonly Partial<Record<GuideLanguage, TemplateWords>>[] =
  Object.values(templates).map(({ words }) => words)

export function findStart(text: string | null): Start | undefined {
  if (text === 'empty') return text
  return templateNames.find((name) => name === text)
}

function ownBlock({ title, notes }: TemplateWords['nearby'][number]): OwnItem {
  return { title, body: notes, photoUrl: '', linkUrl: '', isActive: true }
}

/** The form a new guide starts with; what a template says waits until the host confirms it. */
export function startForm(start: Start, language: Locale): GuidebookForm {
  const empty = emptyGuidebookForm({ language })
  if (start === 'empty') return empty
  const { form } = giveIds(filled(empty, templates[start], language), newEntryId)
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

function filled(form: GuidebookForm, template: Template, language: Locale): GuidebookForm {
  const words = template.words[language]
  const { checkIn, checkOut, bedrooms, bathrooms, maxGuests } = template
  return {
    ...form,
    welcome: {
      ...form.welcome,
      greeting: words.greeting,
      note: words.note,
      supportMessage: words.supportMessage,
      checkInHour: checkIn.hour,
      checkInPeriod: checkIn.period,
      checkOutHour: checkOut.hour,
      checkOutPeriod: checkOut.period,
    },
    houseManual: {
      ...form.houseManual,
      bedrooms,
      bathrooms,
      maxGuests,
      parking: words.parking,
      rooms: words.rooms.map((room, at) => ({ key: `room-${at + 1}`, ...room })),
    },
    localGuide: {
      ...form.localGuide,
      propertyLocation: { ...form.localGuide.propertyLocation, description: words.arrival },
      places: words.placeCategories.map((category) => ({ ...blankOf(place), category })),
    },
    wifiTech: { ...form.wifiTech, devices: words.devices },
    emergency: {
      ...form.emergency,
      firstAidLocation: words.firstAidLocation,
      emergencyItems: words.emergencyItems,
    },
    houseRules: { ...form.houseRules, rules: words.rules },
    checkout: { ...form.checkout, steps: words.steps },
    sections: {
      ...form.sections,
      local_guide: { ...form.sections.local_guide, items: words.nearby.map(ownBlock) },
    },
  }
}
