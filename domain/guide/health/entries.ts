import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import type { Searched } from '#domain/guide/search/find-hits.ts'
import { foldText } from '#domain/guide/search/fold-text.ts'
import { fieldPathOf, type Words } from '#domain/guide/translations/words.ts'
import { readRecord, valueAt } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

/** What a guest finds as one thing: an entry of a list, or a text that stands by itself. */
export type Entry = Searched & {
  /** Of a text that stands by itself, its path. */
  id: string
  /** What the host chose it to be: a code of the door, a shop. */
  kind: unknown
  /** All that is filled in. */
  words: readonly Words[]
}

/** The entries of a form that have these texts, each with what a guest's search reads of it. */
export function entriesOf(form: GuidebookForm, words: readonly Words[]): Entry[] {
  const said = words.filter(({ original }) => !isBlank(original))
  const entries = Map.groupBy(said, ({ path, at }) => upToEntry(path, at))
  return [...entries].flatMap(([address, own]) => {
    const [first] = own
    if (!first || own.every(({ facts, original }) => facts.isAsGiven?.(original))) return []
    const { kind, category } = readRecord(valueAt(form, upToEntry(fieldPathOf(first), first.at)))
    const read = own.filter(isSearched)
    const title = read.find(({ facts }) => facts.isName)?.original.trim() ?? ''
    const texts = read.filter(({ facts }) => !facts.isName).map(({ original }) => original)
    const folded = foldText([title, '', ...texts].join('\n'))
    const id = first.numbers.length > 0 ? address.split('.').at(-1) : address
    // An entry is no answer by what its section is called.
    return [{ id: id ?? address, kind: kind ?? category, words: own, title, section: '', folded }]
  })
}

/** Not the name and the greeting of a guide: they stand above all that is searched. */
export function isSearched({ path, facts }: Words): boolean {
  const isRead = facts.isWords === true || facts.saysWhomToCall === true
  return isRead && !facts.isOfNoLanguage && path !== 'welcome.greeting'
}

function upToEntry(path: string, at: readonly string[]) {
  const depth = at.indexOf('*') + 1 || at.length
  return path.split('.').slice(0, depth).join('.')
}
