import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { entryOf, fieldsOf, type Schema } from '#domain/guide/facts.ts'
import {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
} from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { type SectionType, sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { languagesIn, readTranslations } from '#domain/guide/translations/translations.ts'
import { Refusal } from '#domain/messages/refusal.ts'
import { isRecord, type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import {
  formToLeave,
  formWithPhotos,
  type PlacedPhoto,
  photoFilesOf,
  placePhotos,
} from './place-photos.ts'

export const guideFormat = 'zaguan-guide'

/** Rises when an older reader could not understand what is written. */
export const guideFormatVersion = 1

/** What a file says of its guide beside its content: none of it is brought in again. */
export type GuideHead = {
  title: string
  code: string
  isPublished: boolean
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

type Leaving = {
  schemaAddress: string
  exportedAt: string
  head: GuideHead
  form: GuidebookForm
  /** Photos whose files could not be read. */
  missing?: readonly PlacedPhoto[]
}

/** `guide.json`: all that a host has written in a guide, and which file is which photo. */
export function guideFileOf({ schemaAddress, exportedAt, head, form, missing = [] }: Leaving) {
  const lost = new Set(missing.map(({ address }) => address))
  const photos = placePhotos(form).filter(({ address }) => !lost.has(address))
  const files = new Map(photos.map(({ address, file }) => [address, file]))
  return {
    $schema: schemaAddress,
    format: guideFormat,
    version: guideFormatVersion,
    exportedAt,
    guide: head,
    form: formToLeave(formWithPhotos(form, files)),
    photos: photos.map(({ file, at }) => ({ file, at })),
    missingPhotos: missing.map(({ at }) => ({ at })),
  }
}

/** As it stands in a zip, for people as well. */
export function writeGuideFile(file: ReturnType<typeof guideFileOf>): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

/** From each version of the format to the next one; the first has none before it. */
const toNext: Readonly<Record<number, (file: JsonRecord) => JsonRecord>> = {}

/** The form in a `guide.json` of any version so far, not checked yet; refuses what is no guide, or a newer one's. */
export function readGuideFile(file: unknown): JsonRecord {
  if (!isRecord(file) || file.format !== guideFormat) throw new Refusal('import_not_a_guide')
  const { version } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new Refusal('import_not_a_guide')
  if (version > guideFormatVersion) {
    throw new Refusal('import_newer_version', { values: { version, known: guideFormatVersion } })
  }
  let read = file
  for (let from = version; from < guideFormatVersion; from += 1) read = toNext[from]?.(read) ?? read
  if (!isRecord(read.form)) throw new Refusal('import_not_a_guide')
  return read.form
}

/**
 * What a guide that is brought in will be, told before it is made. Photos that the form names and the zip does not hold are
 * missing: they do not come.
 */
export function sumUp(form: GuidebookPayload, files: ReadonlySet<string>) {
  const named = photoFilesOf(form)
  const photos = named.filter((name) => files.has(name)).length
  const sections = sectionTypes.map((type) => ({ type, ...tallyOf(form, type) }))
  const { language } = form
  const languages = languagesIn(readTranslations(form.translations))
  return {
    title: form.welcome.propertyName.trim(),
    language,
    // A language that became the first one may have left drafts behind.
    translations: languages.filter((each) => each !== language),
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
