import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { allWordsOf, spokenIn, type Words } from '#domain/guide/translations/words.ts'
import { isBlank } from '#domain/values/text.ts'
import { isUnconfirmed, type Unconfirmed } from './unconfirmed.ts'
import { factAddressOf, waitingFacts } from './waiting-facts.ts'

type Keeping = {
  /** What a save says of it; nothing leaves it as it is. */
  sent?: Unconfirmed | undefined
  /** The guide that is saved over. */
  previous?: GuidebookContent | undefined
  /** What is saved, every entry with its id. */
  content: GuidebookContent
}

/**
 * What still waits after a save: what stands there and says what it said when it was noted. Words that stood there
 * confirmed stay so, whatever an older page sends.
 */
export function keepUnconfirmed({ sent, previous, content }: Keeping): Unconfirmed | undefined {
  const noted = sent ?? previous?.unconfirmed
  if (!noted) return undefined
  if (!previous) return onlyThose(noted, content, () => true)
  const confirmed = sent ? confirmedIn(previous) : undefined
  const touched = touchedBeside(noted, previous, content)
  return onlyThose(
    noted,
    content,
    (path, words) => confirmed?.get(path) !== words.trim() && !touched.has(path),
  )
}

/** Texts of an entry to which words of its host's own were added: who writes on about it has read it. */
function touchedBeside(
  noted: Unconfirmed,
  previous: GuidebookContent,
  content: GuidebookContent,
): ReadonlySet<string> {
  // Said in another language, everything is in other words.
  if (previous.language !== content.language) return new Set()
  const said = new Map(allWordsOf(spokenIn(previous)).map((words) => [words.path, words.original]))
  const entries = Map.groupBy(allWordsOf(spokenIn(content)), factAddressOf)
  const isOwn = ({ path, original }: Words) =>
    !isBlank(original) && !Object.hasOwn(noted, path) && said.get(path)?.trim() !== original.trim()
  const isKnown = ({ path }: Words) => !isBlank(said.get(path) ?? '')
  const touched = [...entries.values()].filter((words) => words.some(isKnown) && words.some(isOwn))
  return new Set(touched.flat().map(({ path }) => path))
}

type Saved = { previous: GuidebookContent; content: GuidebookContent }

/** What a save has confirmed without changing its words. */
export function newlyConfirmed({ previous, content }: Saved): Unconfirmed {
  const before = previous.unconfirmed
  if (!before || previous.language !== content.language) return {}
  const said = allWordsOf(spokenIn(content)).filter(
    ({ path, original }) =>
      isUnconfirmed(before, path, original) && !isUnconfirmed(content.unconfirmed, path, original),
  )
  return Object.fromEntries(said.map(({ path }) => [path, before[path] ?? '']))
}

type BringingBack = {
  earlier: GuidebookContent
  /** Every version after it, and the guide as it stands. */
  since: readonly GuidebookContent[]
}

/** Of an earlier version that comes back, what waited then and was not confirmed in the same words since. */
export function bringBackUnconfirmed({ earlier, since }: BringingBack): Unconfirmed {
  if (!earlier.unconfirmed) return {}
  const confirmed = since.map(confirmedIn)
  const isOpen = (path: string, words: string) =>
    confirmed.every((said) => said.get(path) !== words.trim())
  return onlyThose(earlier.unconfirmed ?? {}, earlier, isOpen) ?? {}
}

function onlyThose(
  noted: Unconfirmed,
  content: GuidebookContent,
  isMeant: (path: string, words: string) => boolean,
): Unconfirmed | undefined {
  const kept = waitingFacts(spokenIn(content), noted)
    .flatMap(({ texts }) => texts)
    .flatMap(({ path, original }) =>
      isMeant(path, original) ? [[path, noted[path] ?? ''] as const] : [],
    )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** What a guide says that does not wait, by address. */
function confirmedIn(content: GuidebookContent): ReadonlyMap<string, string> {
  const words = allWordsOf(spokenIn(content)).filter(
    ({ path, original }) => !isUnconfirmed(content.unconfirmed, path, original),
  )
  return new Map(words.map(({ path, original }) => [path, original.trim()]))
}
