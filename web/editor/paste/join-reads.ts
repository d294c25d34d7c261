import type { Span } from '#domain/guide/proposal/found.ts'
import type { Read } from './pasted.ts'

/** What is read later comes behind what is under review; nothing of either goes. */
export function joinReads(before: Read | undefined, later: Read): Read {
  if (!before) return later
  const moved = (span: Span): Span => ({ ...span, text: span.text + before.texts.length })
  const suggestions = later.proposal.suggestions.map((each) => ({
    ...each,
    from: each.from.map(moved),
  }))
  return {
    texts: [...before.texts, ...later.texts],
    unread: later.unread,
    readInPart: later.readInPart,
    proposal: {
      suggestions: [...before.proposal.suggestions, ...suggestions],
      leftOver: [...before.proposal.leftOver, ...later.proposal.leftOver.map(moved)],
    },
  }
}
