import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SaveOrder, SaveOutcome } from '#web/calls/guides.ts'
import type { UnansweredSave } from '#web/editor/drafts/draft-store.ts'
import { newId } from '#web/ui/new-id.ts'

/** What is known of the guide on the server: the version typed over, and the save that is still open. */
export type SaveLedger = {
  read: () => { version?: number; unanswered?: UnansweredSave }
  write: (known: { version?: number; unanswered?: UnansweredSave }) => void
}

type InTurn = {
  target: Pick<SaveOrder, 'id' | 'newId'>
  form: GuidebookForm
  version?: number
  ledger: SaveLedger
  send: (order: SaveOrder) => Promise<SaveOutcome>
}

/** Sends a form; an open save that said something else goes first, as it was, so that its outcome is known. */
export async function sendInTurn({ target, form, version, ledger, send }: InTurn) {
  const { unanswered: earlier } = ledger.read()
  if (earlier && !isSame(earlier.form, form)) {
    const outcome = await send({ ...target, ...earlier })
    if (isOpen(outcome)) return outcome
    ledger.write({ version: outcome.is === 'saved' ? outcome.guide.version : version })
    return sendOne({ target, ledger, send, order: { form, version: ledger.read().version } })
  }
  return sendOne({ target, ledger, send, order: earlier ?? { form, version } })
}

type One = Pick<InTurn, 'target' | 'ledger' | 'send'> & {
  order: Omit<UnansweredSave, 'saveId'> & { saveId?: string }
}

async function sendOne({ target, ledger, send, order }: One) {
  const unanswered = { ...order, saveId: order.saveId ?? newId() }
  ledger.write({ ...ledger.read(), unanswered })
  const outcome = await send({ ...target, ...unanswered })
  if (!isOpen(outcome)) ledger.write({ ...ledger.read(), unanswered: undefined })
  return outcome
}

/** Turned away before anybody looked at it, or answered by nobody of ours: an earlier try of the same save may have been written. */
const saysNothing = new Set(['unauthorized', 'rate_limited', 'http_error'])

function isOpen(outcome: SaveOutcome) {
  if (outcome.is === 'refused') return saysNothing.has(outcome.code)
  return outcome.is === 'unreachable'
}

function isSame(one: GuidebookForm, other: GuidebookForm) {
  return JSON.stringify(one) === JSON.stringify(other)
}
