import { findSharedList } from '#domain/guide/copies/entries.ts'
import { entryOf, factsOf, fieldsOf } from '#domain/guide/facts.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type JsonRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { listWordsAt, nameAt } from '#web/copy/guide/find-words.ts'
import { sectionOfPath } from '#web/editor/form/form-places.ts'
import { type Difference, isPhotoPath, textOf } from '#web/editor/saving/differences.ts'

type Entry = { list: string; before: JsonRecord; after: JsonRecord }

/** What an entry would say otherwise in another guide, field by field, in the words of the form. */
export function entryDifferences({ list, before, after }: Entry, locale: Locale): Difference[] {
  const name = entryName({ list, after }, locale)
  const at = { section: sectionOfPath(list), isPhoto: false }
  const hasPhotos = before.photos !== undefined || after.photos !== undefined
  return partsIn(list).flatMap(([key, part]) => {
    const path = [...list.split('.'), '*', key]
    if (key === 'photos') return photoDifferences({ list, before, after }, { name, locale })
    // The first of its photos, under the name of before.
    if (hasPhotos && isPhotoPath(path)) return []
    const [theirs, mine] = [textOf(after[key], path, locale), textOf(before[key], path, locale)]
    if (mine === theirs) return []
    const field = entryOf(part) ? listWordsAt(path.join('.'), locale).title : nameAt(path, locale)
    const isPhoto = isPhotoPath(path)
    return [{ ...at, path: path.join('.'), isPhoto, mine, theirs, label: `${name} · ${field}` }]
  })
}

type Said = { name: string; locale: Locale }

/** Each photo as a picture, and its words, where the one or the other is not the same. */
function photoDifferences({ list, before, after }: Entry, { name, locale }: Said): Difference[] {
  const [mine, theirs] = [readList(before.photos), readList(after.photos)]
  const longer = mine.length > theirs.length ? mine : theirs
  return longer.flatMap((_, at) =>
    (['photoUrl', 'caption'] as const).flatMap((key) => {
      const path = [...list.split('.'), '*', 'photos', '*', key]
      const [one, other] = [mine[at], theirs[at]].map((photo) => readText(readRecord(photo)[key]))
      if (one === other) return []
      const photo = listsCopy[locale].numbered(nameAt(path.slice(0, -1), locale), at + 1)
      const label = `${name} · ${photo} · ${nameAt(path, locale)}`
      return [
        {
          ...{ path: `${list}.photos.${at}.${key}`, section: sectionOfPath(list) },
          mine: one ?? '',
          theirs: other ?? '',
          isPhoto: key === 'photoUrl',
          label,
        },
      ]
    }),
  )
}

/** What the host calls an entry: its own name, or what the list calls each. */
export function entryName({ list, after }: Omit<Entry, 'before'>, locale: Locale): string {
  const named = partsIn(list).find(([, part]) => factsOf(part).isName)
  const name = named ? readText(after[named[0]]).trim() : ''
  return isBlank(name) ? nameAt([...list.split('.'), '*'], locale) : name
}

function partsIn(path: string) {
  const list = findSharedList(path)
  return list ? fieldsOf(list.entry) : []
}
