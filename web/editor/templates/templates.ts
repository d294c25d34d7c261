import { blankOf } from '#domain/guide/blanks.ts'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { place } from '#domain/guide/local-guide.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
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

/** The form a new guide starts with. */
export function startForm(start: Start, language: Locale): GuidebookForm {
  const empty = emptyGuidebookForm({ language })
  return start === 'empty' ? empty : filled(empty, templates[start], language)
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
  }
}
