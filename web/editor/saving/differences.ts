import { saysNothing } from '#domain/guide/blanks.ts'
import { findSharedList } from '#domain/guide/copies/entries.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { factsOf, fieldsOf, isLockName } from '#domain/guide/facts.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { room as roomSchema } from '#domain/guide/sections/house-manual.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { sectionOfAddress, wordsOf } from '#domain/guide/translations/words.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import {
  isRecord,
  type JsonRecord,
  readList,
  readRecord,
  readText,
} from '#domain/values/read-json.ts'
import { findStayTime, storedTimeOf } from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { choiceAt, labelAt, nameAt } from '#web/copy/guide/find-words.ts'
import { questionWords } from '#web/copy/guide/welcome.ts'
import { newEntryId, sectionOfPath, toEditorRoom } from '#web/editor/form/editor-form.ts'

/** One thing that two versions of a guide say differently: a field, or an entry only one of them has. */
export type Difference = ReturnType<typeof placeOf> & { mine: string; theirs: string }

/** Every field that differs, in the words of the form; entries are told apart by their ids, blanks count for nothing. */
export function differencesOf(mine: GuidebookForm, theirs: GuidebookForm, locale: Locale) {
  // Every entry the editor holds has an id; what comes without is the same where it says the same.
  const named = giveIds(mine, newEntryId).form
  const forms = {
    mine: comparableForm(named),
    theirs: comparableForm(giveIds(theirs, newEntryId, named).form),
  }
  const all = compare({ path: [], number: [], ...forms }, locale)
  // Both tabs hold one list of networks: what differs in it is said once.
  const isTwin = ({ path, mine, theirs }: Difference) =>
    path.startsWith('welcome.wifi') &&
    all.some(
      (each) =>
        each.path === path.replace('welcome', 'wifiTech') &&
        each.mine === mine &&
        each.theirs === theirs,
    )
  return [...all.filter((each) => !isTwin(each)), ...translationDifferences(mine, theirs, locale)]
}

type Compared = {
  path: string[]
  /** The place of each entry on the way there, counted from one: 3 for the third rule. */
  number: number[]
  mine: unknown
  theirs: unknown
}

function compare(at: Compared, locale: Locale): Difference[] {
  const { path, number, mine, theirs } = at
  if (Array.isArray(mine) && Array.isArray(theirs) && ![...mine, ...theirs].every(isName)) {
    const entries = pairsOf(mine, theirs).flatMap(({ at, ...pair }) =>
      compare({ path: [...path, '*'], number: [...number, at + 1], ...pair }, locale),
    )
    return [...entries, ...orderOf({ path, number, mine, theirs }, locale)]
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    return [...keys].flatMap((key) =>
      isId(key)
        ? []
        : compare({ ...at, path: [...path, key], mine: mine[key], theirs: theirs[key] }, locale),
    )
  }
  const texts = { mine: textOf(mine, path, locale), theirs: textOf(theirs, path, locale) }
  return texts.mine === texts.theirs ? [] : [{ ...placeOf(at, locale), ...texts }]
}

/** Names without anything else are chosen together: a list of them is one value. */
function isName(entry: unknown) {
  return typeof entry === 'string'
}

type Lists = Compared & { mine: readonly unknown[]; theirs: readonly unknown[] }

/** Each entry with itself, those of one side alone with nothing. */
function pairsOf(mine: readonly unknown[], theirs: readonly unknown[]) {
  const known = new Set(mine.map(idOf))
  const others = new Map(theirs.map((entry) => [idOf(entry), entry]))
  return [
    ...mine.map((entry, at) => ({ at, mine: entry, theirs: others.get(idOf(entry)) })),
    ...theirs.flatMap((entry, at) =>
      known.has(idOf(entry)) ? [] : [{ at, mine: undefined, theirs: entry }],
    ),
  ]
}

/** The entries that both have, where they stand in another order. */
function orderOf({ path, number, mine, theirs }: Lists, locale: Locale): Difference[] {
  const shared = (own: readonly unknown[], other: readonly unknown[]) => {
    const ids = new Set(other.map(idOf))
    return own.filter((entry) => ids.has(idOf(entry)))
  }
  const [one, other] = [shared(mine, theirs), shared(theirs, mine)]
  if (one.every((entry, at) => idOf(entry) === idOf(other[at]))) return []
  const namesOf = (entries: readonly unknown[]) =>
    entries.map((entry) => textOf(entry, [...path, '*'], locale).split('\n')[0]).join('\n')
  return [
    {
      path: [...path, ...number, 'order'].join('.'),
      section: sectionOfPath(path.join('.')),
      label: `${nameAt([...path, '*'], locale)} · ${keepingCopy[locale].conflict.order}`,
      isPhoto: false,
      mine: namesOf(one),
      theirs: namesOf(other),
    },
  ]
}

function placeOf({ path: whole, number, mine, theirs }: Compared, locale: Locale) {
  // A room's detail is an entry with one text.
  const path = whole.at(-1) === 'text' ? whole.slice(0, -1) : whole
  // Two entries may have one number: the third of mine, and the third of theirs.
  const whose = mine === undefined ? 'theirs' : theirs === undefined ? 'mine' : ''
  return {
    path: [...path, ...number, whose].join('.'),
    section: sectionOfPath(path.join('.')),
    label: labelAt({ path, number }, locale),
    isPhoto: isPhotoPath(path),
  }
}

/** The same entry has the same id, wherever it stands and whatever it says. */
function idOf(entry: unknown) {
  return isRecord(entry) ? (entry.entryId ?? entry.id) : entry
}

function isId(key: string) {
  return key === 'id' || key === 'entryId'
}

/** What a host reads of a value; of a whole entry, its fields line by line. */
function textOf(value: unknown, path: string[], locale: Locale): string {
  const { yes, no } = keepingCopy[locale].conflict
  if (value === undefined || value === null) return isLockName(path.at(-1) ?? '') ? no : ''
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) {
    return value.map((entry) => textOf(entry, [...path, '*'], locale)).join('\n')
  }
  if (isRecord(value)) {
    return Object.entries(value)
      .flatMap(([key, part]) => lineOf(part, [...path, key], locale))
      .join('\n')
  }
  const text = String(value)
  return choiceAt(path, text, locale) ?? (path.at(-2) === 'notAnswers' ? asked(text, locale) : text)
}

/** A question by its name, as guests ask it. */
function asked(text: string, locale: Locale) {
  const words: Readonly<Record<string, string>> = questionWords[locale]
  return text.replace(/^\w+/, (name) => words[name] ?? name)
}

function lineOf(part: unknown, path: string[], locale: Locale): string | [] {
  const isInner = isId(path.at(-1) ?? '') || path.at(-1) === 'key'
  if (isLockName(path.at(-1) ?? '')) return part === true ? nameAt(path, locale) : []
  if (part === '' || part === null || part === true || isInner) return []
  if (isPhotoPath(path)) return nameAt(path, locale)
  const text = textOf(part, path, locale)
  return part === false ? `${nameAt(path, locale)}: ${text}` : text
}

type Copied = { list: string; before: JsonRecord; after: JsonRecord }

/** What an entry would say otherwise in another guide, field by field, under its own name. */
export function entryDifferences({ list, before, after }: Copied, locale: Locale): Difference[] {
  const path = [...list.split('.'), '*']
  const number = [1]
  const hasPhotos = before.photos !== undefined || after.photos !== undefined
  const differences = partsIn(list).flatMap(([key]) => {
    if (key === 'photos') {
      const [mine, theirs] = [readList(before.photos), readList(after.photos)]
      return photoDifferences({ path: [...path, key], number, mine, theirs }, locale)
    }
    // The first of its photos, under the name of before.
    if (key === 'photoUrl' && hasPhotos) return []
    return compare({ path: [...path, key], number, mine: before[key], theirs: after[key] }, locale)
  })
  const numbered = labelAt({ path, number }, locale)
  const name = entryName({ list, after }, locale)
  return differences.map((each) => ({ ...each, label: each.label.replace(numbered, () => name) }))
}

/** Each photo as a picture, and its words: the first with the first. */
function photoDifferences({ path, number, mine, theirs }: Lists, locale: Locale): Difference[] {
  const longer = mine.length > theirs.length ? mine : theirs
  return longer.flatMap((_, at) => {
    const [one, other] = [readRecord(mine[at]), readRecord(theirs[at])]
    return ['photoUrl', 'caption'].flatMap((key) => {
      const place = { path: [...path, '*', key], number: [...number, at + 1] }
      return compare({ ...place, mine: one[key], theirs: other[key] }, locale)
    })
  })
}

/** What the host calls an entry: its own name, or what the list calls each. */
export function entryName({ list, after }: Omit<Copied, 'before'>, locale: Locale): string {
  const named = partsIn(list).find(([, part]) => factsOf(part).isName)
  const name = named ? readText(after[named[0]]).trim() : ''
  return isBlank(name) ? nameAt([...list.split('.'), '*'], locale) : name
}

function partsIn(path: string) {
  const list = findSharedList(path)
  return list ? fieldsOf(list.entry) : []
}

/** The form without what says nothing: outer spaces, blank entries, and two ways to write one time. */
function comparableForm(form: GuidebookForm): unknown {
  const { translations: _, unconfirmed: __, ...own } = form
  const { welcome, houseManual } = form
  const { checkInPeriod, checkOutPeriod, ...told } = welcome
  const times = {
    checkInHour: timeText(welcome.checkInHour, checkInPeriod),
    checkOutHour: timeText(welcome.checkOutHour, checkOutPeriod),
  }
  const rooms = houseManual.rooms.filter((room) => !saysNothing(roomSchema, room)).map(toEditorRoom)
  return withoutBlanks({
    ...own,
    welcome: { ...told, ...times },
    houseManual: { ...houseManual, rooms },
  })
}

function isPhotoPath(path: readonly string[]) {
  return path.at(-1) === 'photoUrl'
}

function timeText(hour: string, period: GuidebookForm['welcome']['checkInPeriod']) {
  return findStayTime(storedTimeOf({ hour, period }))?.time24 ?? hour
}

function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return isBlank(value) ? '' : value.trim()
  if (Array.isArray(value)) return value.map(withoutBlanks).filter((entry) => !isBlankEntry(entry))
  if (!isRecord(value)) return value
  // A lock that is open and one that nobody speaks of are the same.
  const told = Object.entries(value).filter(([key, part]) => part === true || !isLockName(key))
  return Object.fromEntries(told.map(([key, part]) => [key, withoutBlanks(part)]))
}

/** An entry that says nothing is not stored, whatever is chosen in it. */
function isBlankEntry(value: unknown): boolean {
  if (typeof value === 'string') return value === ''
  if (typeof value === 'number') return false
  if (Array.isArray(value)) return value.every(isBlankEntry)
  if (!isRecord(value)) return true
  return Object.entries(value).every(([key, part]) => isChosen(key) || isBlankEntry(part))
}

/** What an entry has without anybody having typed it. */
const isChosen = (key: string) => ['id', 'entryId', 'key', 'category', 'kind', 'by'].includes(key)

/** Every text that two versions of a guide say differently in one of its other languages. */
function translationDifferences(mine: GuidebookForm, theirs: GuidebookForm, locale: Locale) {
  const ours = readTranslations(mine.translations)
  const others = readTranslations(theirs.translations)
  if (!ours && !others) return []
  const places = new Map([...wordsOf(theirs), ...wordsOf(mine)].map((words) => [words.path, words]))
  const { inLanguage, names } = translationsCopy[locale]
  return guideLanguages.flatMap((language) => {
    const [own = {}, other = {}] = [ours?.[language], others?.[language]]
    return [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((path) => {
      const texts = { mine: own[path]?.text ?? '', theirs: other[path]?.text ?? '' }
      if (texts.mine === texts.theirs) return []
      const words = places.get(path)
      const label = words ? labelAt({ path: words.at, number: words.numbers }, locale) : path
      const section = sectionOfAddress(path) ?? 'welcome'
      const said = { label: `${label} · ${inLanguage(names[language])}`, section, isPhoto: false }
      return [{ path: `translations.${language}.${path}`, ...said, ...texts }]
    })
  })
}
