import { defaultRooms } from '#domain/guide/sections/house-manual.ts'
import { defaultTimeZone } from '#domain/guide/stored/stored-guide.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { blankOf } from './blanks.ts'
import { type GuidebookForm, tabsSchema } from './guide-form.ts'
import { perSection } from './section-names.ts'

/** The form of a new guide: three rooms, 911, one blank entry in each list, no times yet. */
export function emptyGuidebookForm(
  start: { language?: GuideLanguage; timeZone?: string } = {},
): GuidebookForm {
  const { language = 'es', timeZone = defaultTimeZone } = start
  const tabs = blankOf(tabsSchema)
  return {
    language,
    timeZone,
    ...tabs,
    houseManual: { ...tabs.houseManual, rooms: defaultRooms(language) },
    sections: perSection(() => ({ isActive: true, items: [] })),
  }
}
