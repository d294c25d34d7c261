import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, fieldsOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { type SectionType, sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { languagesIn, readTranslations } from '#domain/guide/translations/translations.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { readList, readRecord } from '#domain/values/read-json.ts'
import { photoFilesOf } from './place-photos.ts'

/** What a guide that is brought in will be, told before it is made. */
export type ImportSummary = {
  title: string
  language: GuideLanguage | undefined
  /** Its other languages. */
  translations: GuideLanguage[]
  /** Those that say something, and how many entries stand in each. */
  sections: { type: SectionType; entries: number }[]
  photos: number
  /** Photos that the form names and the zip does not hold: they do not come. */
  missingPhotos: number
}

export function sumUp(form: GuidebookPayload, files: ReadonlySet<string>): ImportSummary {
  const named = photoFilesOf(form)
  const photos = named.filter((name) => files.has(name)).length
  const sections = sectionTypes.map((type) => ({ type, ...tallyOf(form, type) }))
  return {
    title: form.welcome.propertyName.trim(),
    language: form.language,
    translations: languagesIn(readTranslations(form.translations)),
    sections: sections.flatMap(({ saysNothing, ...section }) => (saysNothing ? [] : [section])),
    photos,
    missingPhotos: named.length - photos,
  }
}

function tallyOf(form: GuidebookPayload, type: SectionType) {
  const key = tabKeyOf[type]
  const tab = guidebookFormSchema.shape[key]
  const blocks = (form.sections?.[type]?.items ?? []).filter((item) => !saysNothing(ownItem, item))
  return {
    entries: entriesIn(tab, form[key]) + blocks.length,
    saysNothing: blocks.length === 0 && saysNothing(tab, form[key]),
  }
}

/** The entries of all lists of a section; what is in an entry counts with it. */
function entriesIn(schema: Schema, value: unknown): number {
  const entry = entryOf(schema)
  if (entry) {
    if (!idKeyOf(entry)) return 0
    return readList(value).filter((each) => !saysNothing(entry, each)).length
  }
  const parts = fieldsOf(schema)
  return parts.reduce((sum, [key, part]) => sum + entriesIn(part, readRecord(value)[key]), 0)
}
