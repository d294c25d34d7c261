import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { Locale } from '#domain/locale.ts'
import { isRecord } from '#domain/read-json.ts'
import { keepingCopy } from '#web/copy/editor.ts'
import { alignEntries } from './align-entries.ts'
import { comparableForm, isPhotoPath } from './comparable-form.ts'
import { choiceAt, labelAt, nameAt } from './field-labels.ts'
import { sectionOfPath } from './form-places.ts'

/** One thing that two versions of a guide say differently: a field, or an entry only one of them has. */
export type Difference = {
  path: string
  section: SectionType
  label: string
  mine: string
  theirs: string
  isPhoto: boolean
}

/** Every field that differs, in the words of the form; blanks count for nothing. */
export function differencesOf(
  mine: GuidebookForm,
  theirs: GuidebookForm,
  locale: Locale,
): Difference[] {
  const forms = { mine: comparableForm(mine), theirs: comparableForm(theirs) }
  return compare({ path: [], number: [], ...forms }, locale)
}

type Compared = {
  path: string[]
  /** What is counted on the way there, as the host counts: the third rule. */
  number: number[]
  mine: unknown
  theirs: unknown
}

function compare(at: Compared, locale: Locale): Difference[] {
  const { path, mine, theirs } = at
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return compareLists({ ...at, mine, theirs }, locale)
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    // A block that was never saved has no id yet: that alone tells nothing of it.
    if (mine.id === undefined || theirs.id === undefined) keys.delete('id')
    return [...keys].flatMap((key) =>
      compare({ ...at, path: [...path, key], mine: mine[key], theirs: theirs[key] }, locale),
    )
  }
  const texts = { mine: textOf(mine, path, locale), theirs: textOf(theirs, path, locale) }
  return texts.mine === texts.theirs ? [] : [{ ...placeOf(at, locale), ...texts }]
}

function compareLists(
  { path, number, mine, theirs }: Compared & { mine: unknown[]; theirs: unknown[] },
  locale: Locale,
) {
  return alignEntries(mine, theirs).flatMap(({ mine, theirs, at }) =>
    compare({ path: [...path, '*'], number: [...number, at + 1], mine, theirs }, locale),
  )
}

function placeOf({ path, number, mine, theirs }: Compared, locale: Locale) {
  // Two entries may have one number: the third of mine, and the third of theirs.
  const whose = mine === undefined ? 'theirs' : theirs === undefined ? 'mine' : ''
  return {
    path: [...path, ...number, whose].join('.'),
    section: sectionOfPath(path.join('.')),
    label: labelAt({ path, number }, locale),
    isPhoto: isPhotoPath(path),
  }
}

/** What a host reads of a value; of a whole entry, its fields line by line. */
function textOf(value: unknown, path: string[], locale: Locale): string {
  const { yes, no } = keepingCopy[locale].conflict
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) {
    return value.map((entry) => textOf(entry, [...path, '*'], locale)).join('\n')
  }
  if (isRecord(value)) {
    return Object.entries(value)
      .flatMap(([key, part]) => lineOf(part, [...path, key], locale))
      .join('\n')
  }
  return choiceAt(path, String(value), locale) ?? String(value)
}

function lineOf(part: unknown, path: string[], locale: Locale): string | [] {
  const isInner = path.at(-1) === 'id' || path.at(-1) === 'key'
  if (part === '' || part === true || isInner) return []
  if (isPhotoPath(path)) return nameAt(path, locale)
  const text = textOf(part, path, locale)
  return part === false ? `${nameAt(path, locale)}: ${text}` : text
}
