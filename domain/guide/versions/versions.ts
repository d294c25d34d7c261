import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { type SectionType, sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { sectionOfAddress } from '#domain/guide/translations/words.ts'
import { isRecord } from '#domain/values/read-json.ts'

/** Most versions that are kept of one guide. */
export const mostVersions = 100

/** Most room that the versions of one guide take, as the database packs them: the oldest make place. */
export const mostVersionBytes = 4 * 1024 * 1024

/** Saves within so many minutes are one change to whoever looks back. */
export const foldedMinutes = 10

/** Whether a save so soon after the last version was kept belongs to the same change. */
export function isSameChange(lastKept: Date | undefined, now: Date): boolean {
  if (!lastKept) return false
  return Math.abs(now.getTime() - lastKept.getTime()) < foldedMinutes * 60_000
}

/** Of versions from the newest to the oldest, those that are too many or too large to be kept beside one more. */
export function versionsToDrop<Kept extends { bytes: number }>(kept: readonly Kept[]): Kept[] {
  let bytes = 0
  return kept.filter((version, at) => {
    bytes += version.bytes
    return at >= mostVersions - 1 || bytes > mostVersionBytes
  })
}

/** The sections in which two forms of a guide differ; language and zone count to the first, where they are chosen. */
export function changedSections(before: GuidebookForm, after: GuidebookForm): SectionType[] {
  return sectionTypes.filter((type) => wordOf(before, type) !== wordOf(after, type))
}

function wordOf(form: GuidebookForm, type: SectionType) {
  const { language, timeZone } = form
  const head = type === 'welcome' ? [language, timeZone] : []
  const own = [head, form[tabKeyOf[type]], form.sections[type], translatedIn(form, type)]
  return JSON.stringify(own, inOrder)
}

/** What stands in other languages of a section. */
function translatedIn({ translations }: GuidebookForm, type: SectionType) {
  const all = Object.entries(translations ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts).map(([path, translation]) => [`${language} ${path}`, translation]),
  )
  const isHere = ([address]: unknown[]) => sectionOfAddress(String(address).split(' ')[1]) === type
  const here = all.filter(isHere)
  return here.length > 0 ? Object.fromEntries(here) : undefined
}

/** Keys in one order, whoever wrote them; what is absent, unset or off says the same. */
function inOrder(_: string, value: unknown) {
  if (!isRecord(value)) return value
  const said = Object.entries(value).filter(([, part]) => part !== undefined && part !== false)
  return Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
