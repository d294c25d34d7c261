import type { Facts } from '#domain/guide/facts.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { publicPartOf } from '#domain/guide/locks/close-locked.ts'
import { textsWhere } from '#domain/guide/locks/texts-where.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { switchedOnPartOf } from '#domain/guide/stored/switched-on.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { spokenIn } from './spoken-in.ts'
import { standingOf, wordsToTranslate } from './standing.ts'
import type { Words } from './words.ts'

/**
 * Of a guide what a translator of others may read: texts that everybody may read, that are no way to reach somebody, and that
 * repeat no code, password or name of a network; and of these the ones that have no translation, or an older one.
 */
export function wordsToSend(content: GuidebookContent, language: GuideLanguage): Words[] {
  const open = new Map(
    wordsToTranslate(spokenIn(switchedOnPartOf(publicPartOf(content)))).map(
      ({ path, original }) => [path, original],
    ),
  )
  const secrets = textsWhere(opensOrNames, { schema: tabsSchema, value: readTabs(content) }).map(
    folded,
  )
  const texts = content.translations?.[language]
  return wordsToTranslate(spokenIn(content)).filter((words) => {
    const { path, original, facts, isLocked } = words
    if (isLocked || facts.isContact || open.get(path) !== original) return false
    if (secrets.some((secret) => folded(original).includes(secret))) return false
    return ['missing', 'older'].includes(standingOf(words, texts))
  })
}

/** What opens a door or a network, and what a network is called. */
function opensOrNames({ isSecret, isOneThing }: Facts) {
  return isSecret === true || isOneThing === true
}

/** As somebody may have written it elsewhere: in other letters, with other spaces. */
function folded(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').toLowerCase()
}
