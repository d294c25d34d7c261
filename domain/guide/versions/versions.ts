import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { sectionOfAddress } from '#domain/guide/translations/words.ts'
import { isRecord } from '#domain/values/read-json.ts'

export const mostVersions = 100

/** Most room that the versions of one guide take, as the database packs them: the oldest make place. */
export const mostVersionBytes = 4 * 1024 * 1024

/** Saves within so many minutes are one change to whoever looks back. */
export const foldedMinutes = 10

/** Whether a save so soon after the last version was kept belongs to the same change; not where guests began to read in between. */
export function isSameChange(lastKept: Date, now: Date, publishedAt: Date | null): boolean {
  if (publishedAt && publishedAt > lastKept) return false
  return Math.abs(now.getTime() - lastKept.getTime()) < foldedMinutes * 60_000
}

/** Of versions from the newest to the oldest, those that are too many or too large to be kept beside one more. */
export function versionsToDrop<One extends { bytes: number }>(kept: readonly One[]): One[] {
  let bytes = 0
  return kept.filter((version, at) => {
    bytes += version.bytes
    return at >= mostVersions - 1 || bytes > mostVersionBytes
  })
}

/** What a change is told by: the sections, and the arrival, which a host looks for by its own name. */
export const versionParts = ['welcome', 'arrival', ...sectionTypes.slice(1)] as const

type VersionPart = (typeof versionParts)[number]

/** The parts in which two forms of a guide differ; language and zone count to the first, where they are chosen. */
export function changedParts(before: GuidebookForm, after: GuidebookForm): VersionPart[] {
  return versionParts.filter((part) => wordOf(before, part) !== wordOf(after, part))
}

function wordOf(form: GuidebookForm, part: VersionPart) {
  return JSON.stringify([ownOf(form, part), translatedIn(form, part)], inOrder)
}

function ownOf({ language, timeZone, ...form }: GuidebookForm, part: VersionPart) {
  const { arrival, ...welcome } = form.welcome
  if (part === 'arrival') return arrival
  if (part === 'welcome') return [language, timeZone, welcome, form.sections.welcome]
  return [form[tabKeyOf[part]], form.sections[part]]
}

/** What stands in other languages of a part. */
function translatedIn({ translations }: GuidebookForm, part: VersionPart) {
  const all = Object.entries(translations ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts).map(([path, translation]) => [`${language} ${path}`, translation]),
  )
  const isHere = ([address]: unknown[]) => partOfAddress(String(address).split(' ')[1]) === part
  const here = all.filter(isHere)
  return here.length > 0 ? Object.fromEntries(here) : undefined
}

function partOfAddress(path = ''): VersionPart | undefined {
  return path.startsWith('welcome.arrival.') ? 'arrival' : sectionOfAddress(path)
}

/** Keys in one order, whoever wrote them; what is absent, unset or off says the same. */
function inOrder(_: string, value: unknown) {
  if (!isRecord(value)) return value
  const said = Object.entries(value).filter(([, part]) => part !== undefined && part !== false)
  return Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
