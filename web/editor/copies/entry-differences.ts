import { findSharedList } from '#domain/guide/copies/shared-lists.ts'
import { entryOf, factsOf, partsOf } from '#domain/guide/facts.ts'
import type { Locale } from '#domain/values/locale.ts'
import { readText } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { listWordsAt, nameAt } from '#web/copy/guide/find-words.ts'
import { sectionOfPath } from '#web/editor/form/form-places.ts'
import { isPhotoPath } from '#web/editor/saving/comparable-form.ts'
import { type Difference, textOf } from '#web/editor/saving/differences.ts'
import type { CopiedEntry, CopyThere } from './copying.ts'

type Entry = Pick<CopiedEntry, 'list'> & Pick<CopyThere, 'before' | 'after'>

/** What an entry would say otherwise in another guide, field by field, in the words of the form. */
export function entryDifferences({ list, before, after }: Entry, locale: Locale): Difference[] {
  const name = entryName({ list, after }, locale)
  return partsIn(list).flatMap(([key, part]) => {
    const path = [...list.split('.'), '*', key]
    const [theirs, mine] = [textOf(after[key], path, locale), textOf(before[key], path, locale)]
    if (mine === theirs) return []
    const field = entryOf(part) ? listWordsAt(path.join('.'), locale).title : nameAt(path, locale)
    const isPhoto = isPhotoPath(path)
    return {
      ...{ path: path.join('.'), section: sectionOfPath(list), isPhoto, mine, theirs },
      label: `${name} · ${field}`,
    }
  })
}

/** What the host calls an entry: its own name, or what the list calls each. */
export function entryName({ list, after }: Omit<Entry, 'before'>, locale: Locale): string {
  const named = partsIn(list).find(([, part]) => factsOf(part).isName)
  const name = named ? readText(after[named[0]]).trim() : ''
  return isBlank(name) ? nameAt([...list.split('.'), '*'], locale) : name
}

function partsIn(path: string) {
  const list = findSharedList(path)
  return list ? Object.entries(partsOf(list.entry)) : []
}
