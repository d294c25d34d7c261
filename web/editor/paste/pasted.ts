import type { InferResponseType } from 'hono/client'
import type { Fact, Span } from '#domain/guide/reader/fact.ts'
import { isRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'
import type { ApiCalls } from '#web/calls/api.ts'

/** What came back for the texts of a host. */
export type Read = InferResponseType<ApiCalls['guidebooks']['proposals']['$post'], 200>

/** Into the guide, left out of it, or to be cut into pieces. */
export type Verdict = 'in' | 'out' | 'cut'

/** What the host has said to it so far, by the id of each suggestion or the place of what was left over. */
export type Answers = {
  verdicts: Readonly<Record<string, Verdict | undefined>>
  /** Facts that were edited, or said to be another thing. */
  facts: Readonly<Record<string, Fact>>
  cuts: readonly string[]
  /** What everybody with the link may read although it may tell a code. */
  shown?: readonly string[]
  /** What stands in its place and has been in view. */
  seen?: readonly string[]
}

/** Texts on their way into a guide, from the first letter to the last answer. */
export type Pasted = { text: string; files: readonly File[]; read?: Read; answers: Answers }

export const noAnswers: Answers = { verdicts: {}, facts: {}, cuts: [] }

export const nothingPasted: Pasted = { text: '', files: [], answers: noAnswers }

export type PastedStore = ReturnType<typeof openPasted>

/** Holds what is pasted beside the form, so that a letter draws the dialog alone; the draft hears of every change. */
export function openPasted(kept?: Pasted) {
  let current = kept
  let failure: string | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    read: () => current,
    /** Why nothing came of the last reading: its answer may find another box open than the one that asked. */
    readFailure: () => failure,
    fail(why: string | undefined) {
      failure = why
      tell()
    },
    put(next: Pasted | undefined) {
      const isEmpty = !next?.text && !next?.files.length && !next?.read
      current = isEmpty ? undefined : next
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** With what was read from a text, which leaves its box free for the next; one that was read already, or written on since, is read again when its host says so. */
export function withRead(before: Pasted, sent: Pick<Pasted, 'text' | 'files'>, came: Read): Pasted {
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

/** What was pasted, as it was left on the device; the words themselves are kept whatever the shape of the rest. */
export function readPasted(left: unknown): Pasted | undefined {
  if (!isRecord(left)) return undefined
  const files = readList(left.files).filter((file) => file instanceof File)
  const brought = { text: readText(left.text), files, answers: noAnswers }
  if (!isReview(left)) return brought.text || files.length > 0 ? brought : undefined
  // True because only our own review is written there, and `isReview` has looked at its lists and records.
  const { read, answers } = left as Pick<Required<Pasted>, 'read' | 'answers'>
  return { ...brought, read, answers }
}

function isReview({ read, answers }: Readonly<Record<string, unknown>>) {
  const { texts, unread, readInPart, proposal } = readRecord(read)
  const { suggestions, leftOver, idle } = readRecord(proposal)
  const { verdicts, facts, cuts, shown = [], seen = [] } = readRecord(answers)
  const lists = [texts, unread, readInPart, suggestions, leftOver, idle, cuts, shown, seen]
  return lists.every(Array.isArray) && [verdicts, facts].every(isRecord)
}
