import type { Span } from '#domain/guide/reader/fact.ts'
import type { Pasted, Read } from './pasted.ts'

type Brought = Pick<Pasted, 'text' | 'files'>

/** With what was read from a text, which leaves its box free for the next; one that was read already, or written on since, is read again when its host says so. */
export function withRead(before: Pasted, sent: Brought, came: Read): Pasted {
  if (before.text !== sent.text || before.files !== sent.files) return before
  return { ...before, text: '', files: [], read: joinReads(before.read, came) }
}

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
    unread: [...before.unread, ...later.unread],
    readInPart: [...before.readInPart, ...later.readInPart],
    withoutModel: later.withoutModel,
    proposal: {
      suggestions: [...before.proposal.suggestions, ...suggestions],
      leftOver: [...before.proposal.leftOver, ...later.proposal.leftOver.map(moved)],
      idle: [...before.proposal.idle, ...later.proposal.idle.map(moved)],
    },
  }
}
