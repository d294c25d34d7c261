import { emptyGuidebookForm } from '#domain/guide/empty-form.ts'
import type { MakeId } from '#domain/guide/entry-ids.ts'
import { placeFacts } from '#domain/guide/reader/placing/place-facts.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { hiddenFacts } from '#domain/guide/unconfirmed/waiting-facts.ts'
import { type Fact, type Proposal, type Suggestion, textKeysOf } from './fact.ts'

/** What guests would not be shown before it is confirmed is asked about at once, so that publishing asks nothing more. */
export function askAboutDangers(proposal: Proposal, makeId: MakeId): Proposal {
  const hidden = new Map<string, boolean>()
  const isHidden = (suggestion: Suggestion) => {
    const key = likenessOf(suggestion.fact)
    const known = hidden.get(key) ?? isHiddenInGuide(suggestion, makeId)
    hidden.set(key, known)
    return known
  }
  return {
    ...proposal,
    suggestions: proposal.suggestions.map((each) =>
      each.sureness !== 'dangerous' && isHidden(each) ? { ...each, sureness: 'dangerous' } : each,
    ),
  }
}

/** Whether guests are not shown it while nobody has confirmed it; a whole guide is made to tell. */
export function isHiddenInGuide(suggestion: Suggestion, makeId: MakeId): boolean {
  const { form, texts } = placeFacts(emptyGuidebookForm(), [suggestion], makeId)
  return hiddenFacts(form, unconfirmedTexts(texts)).length > 0
}

/** Facts of a kind that say something in the same places are hidden alike: a long text has thousands. */
function likenessOf(fact: Fact): string {
  const texts = textKeysOf(fact.kind)
  return JSON.stringify(fact, (key, value) => (texts.includes(key) ? value.trim() !== '' : value))
}
