import type { Fact, Proposal } from '#domain/guide/reader/fact.ts'
import type { SectionType } from '#domain/guide/section-names.ts'

/** What came back for the texts of a host. */
export type Read = {
  texts: readonly { name: string; text: string }[]
  unread: readonly { name: string; error: string }[]
  /** Of files among the texts: what of them could not be read. */
  readInPart: readonly { name: string; error: string }[]
  proposal: Proposal
  /** Why the model did not help. */
  withoutModel?: { error: string } | undefined
}

export type Verdict = 'in' | 'out'

/** What the host has said to it so far, by the id of each suggestion or the place of what was left over. */
export type Answers = {
  verdicts: Readonly<Record<string, Verdict>>
  /** Facts that were edited or moved. */
  facts: Readonly<Record<string, Fact>>
  blocks: Readonly<Record<string, SectionType | 'ignored'>>
}

/** Texts on their way into a guide, from the first letter to the last answer. */
export type Pasted = { text: string; files: readonly File[]; read?: Read; answers: Answers }

export type ReadOutcome =
  | ({ is: 'read' } & Read)
  | { is: 'refused'; reason: string }
  | { is: 'unreachable' }
  | { is: 'signed-out' }

export type ReadTexts = {
  /** Which other than this server may be asked, too. */
  model: { name: string; host: string } | undefined
  read: (brought: Pick<Pasted, 'text' | 'files'>, withModel: boolean) => Promise<ReadOutcome>
}

export const noAnswers: Answers = { verdicts: {}, facts: {}, blocks: {} }

export const nothingPasted: Pasted = { text: '', files: [], answers: noAnswers }

export type PastedStore = ReturnType<typeof openPasted>

/** Holds what is pasted beside the form, so that a letter draws the dialog alone; the draft hears of every change. */
export function openPasted(kept?: Pasted) {
  let current = kept
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    put(next: Pasted | undefined) {
      current = next && hasSomething(next) ? next : undefined
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function hasSomething({ text, files, read }: Pasted) {
  return text !== '' || files.length > 0 || read !== undefined
}
