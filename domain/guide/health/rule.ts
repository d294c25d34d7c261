import type { PlaceCategory } from '#domain/guide/sections/local-guide.ts'
import type { Idle } from './idle.ts'
import type { Phrases } from './phrases.ts'

/** How one of the questions is found answered in a guide. */
export type Rule = {
  /** Where the screen leads while nothing answers it: a field, or a list that lacks an entry. */
  ask: string
  /** Texts that are about nothing else: any words in them are about the question. */
  fields?: readonly string[]
  /** Of its fields, what else names it in them; without this, whatever they say is about it. */
  inFields?: string
  /** Where its words count: parts of the form; the host's own blocks of a tab are its `own`. */
  where: readonly string[]
  /** Entries of which only the name counts. */
  namedIn?: readonly string[]
  /** What names it. */
  says: Phrases
  /** What an entry is called that is about it, and says nothing in other words. */
  called?: string
  /** What sounds like it and is something else. */
  not?: string
  /** Without one of these it is only named. */
  needs?: string
  /** With one of these two words are enough, as with a yes or a no. */
  settles?: string
  /** Sentences that do nothing else only name it. */
  idle?: readonly Idle[]
  /** Which places may be one; every other only has its name. */
  categories?: readonly PlaceCategory[]
  /** Places of this category are one, whatever they are called. */
  category?: PlaceCategory
  /** From how many words on something is said of it: four, unless a yes or a no is an answer. */
  enough?: number
}

/** Of a rule whose words alone never answer: a number, a code or a key has to stand in its field. */
export const onlyNamed = Number.POSITIVE_INFINITY

/** Of a rule that is asked with how or where. */
export const howOrWhere: readonly Idle[] = ['forbids', 'promises']
