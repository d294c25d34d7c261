import { type SectionType, sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { sectionOfAddress } from '#domain/guide/translations/words.ts'
import { textsIn } from '#domain/guide/walks.ts'
import { says } from '#domain/values/text.ts'
import { closingOf, hasLocks, withoutLocked } from './close-locked.ts'

export type SaidOpenly = { secret: string; sections: SectionType[] }

/** The locked codes and passwords that also stand in a text which everybody reads in any language, and in which sections. */
export function secretsSaidOpenly(content: GuidebookContent): SaidOpenly[] {
  if (!hasLocks(content)) return []
  const { secrets } = closingOf(readTabs(content))
  const wordsOf = openWordsOf(content)
  return [...secrets].flatMap((secret) => {
    const sections = sectionTypes.filter((type) => wordsOf[type].some((text) => says(text, secret)))
    return sections.length > 0 ? [{ secret, sections }] : []
  })
}

function openWordsOf(content: GuidebookContent) {
  const open = withoutLocked(content)
  const tabs = readTabs(open)
  const items = (type: SectionType) =>
    open.sections
      .filter(({ sectionType }) => sectionType === type)
      .flatMap(({ items }) => items.map(({ title, body, photos }) => [title, body, photos]))
  const translated = Object.values(open.translations ?? {}).flatMap((texts) =>
    Object.entries(texts),
  )
  const inOthers = (type: SectionType) =>
    translated.flatMap(([path, { text }]) => (sectionOfAddress(path) === type ? [text] : []))
  const words = sectionTypes.map((type) => [
    type,
    textsIn([tabs[tabKeyOf[type]], items(type), inOthers(type)], unread),
  ])
  return Object.fromEntries(words) as Record<SectionType, string[]>
}

/** Under these keys stands what nobody reads. */
const unread = ['photoUrl', 'id']
