import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { ApiCalls } from '#web/calls/api.ts'
import { ask, isAway, type Refused } from '#web/calls/ask.ts'
import {
  callsIn,
  type SavedGuide,
  type SpreadOffer,
  savingMs,
  spreadIn,
} from '#web/calls/guides.ts'
import { type AskedFacts, askedIn } from '#web/calls/read-refusal.ts'
import { newId } from '#web/ui/new-id.ts'

export type SaveOrder = {
  /** Absent for a new guide. */
  id?: string
  /** What a new guide will be known by, however often it is sent. */
  idWhenNew?: string
  form: GuidebookForm
  /** The version the form was made from. Without it a guide is saved over whatever it says, a new one only in its first version. */
  version?: number
  /** The same as long as it is the same save, however often it is sent. */
  saveId?: string
  /** What of a published guide its host says is right. */
  confirm?: string[]
  /** Over what somebody else saved, as the host has decided: that is kept. */
  overwrites?: boolean
}

export type SaveOutcome =
  | {
      is: 'saved'
      message: string
      guide: SavedGuide
      spread?: SpreadOffer
    }
  | { is: 'stale'; form: GuidebookForm; version: number }
  /** What guests of a published guide will act on was changed: it is looked at first. */
  | (AskedFacts & { is: 'asked' })
  | Refused
  | { is: 'unreachable' }

/** A save nobody has answered: sent again as it was, the server knows it and never writes it twice. */
export type UnansweredSave = Pick<SaveOrder, 'form' | 'version' | 'overwrites'> & { saveId: string }

/** What is known of the guide on the server: the version typed over, and the save that is still open. */
export type KnownOfGuide = { version?: number; unanswered?: UnansweredSave }

export type SaveLedger = {
  read: () => KnownOfGuide
  write: (known: KnownOfGuide) => void
}

type InTurn = Omit<UnansweredSave, 'saveId'> & {
  target: Pick<SaveOrder, 'id' | 'idWhenNew'>
  ledger: SaveLedger
  send: (order: SaveOrder) => Promise<SaveOutcome>
}

/** Sends a form; an open save of another form goes first, under its own id and version, so that its outcome is known. `send` adds the host's yeses to either. */
export async function sendInTurn({ target, ledger, send, ...save }: InTurn) {
  const { unanswered: earlier } = ledger.read()
  let unanswered = earlier ?? { ...save, saveId: newId() }
  if (earlier && JSON.stringify(earlier.form) !== JSON.stringify(save.form)) {
    const outcome = await send({ ...target, ...earlier })
    if (isOpen(outcome)) return outcome
    const known = { version: outcome.is === 'saved' ? outcome.guide.version : save.version }
    ledger.write(known)
    unanswered = { ...save, ...known, saveId: newId() }
  }
  ledger.write({ ...ledger.read(), unanswered })
  const outcome = await send({ ...target, ...unanswered })
  if (!isOpen(outcome)) ledger.write({ ...ledger.read(), unanswered: undefined })
  return outcome
}

/** Turned away before anybody looked at it, or answered by nobody of ours: an earlier try of the same save may have been written. */
const tellNothingOfTheSave = new Set(['unauthorized', 'rate_limited', 'http_error'])

function isOpen(outcome: SaveOutcome) {
  if (outcome.is === 'refused') return tellNothingOfTheSave.has(outcome.code)
  return outcome.is === 'unreachable'
}

const firstVersion = 1

export async function saveGuide(order: SaveOrder, locale: Locale): Promise<SaveOutcome> {
  const { id, idWhenNew, form, version = firstVersion, saveId, ...asked } = order
  const guidebooks = callsIn(locale, savingMs)
  if (id) return updateGuide(guidebooks, { ...order, id }, locale)
  let isNew = true
  const answer = await ask(locale, async () => {
    const created = await guidebooks.$post({ json: { ...form, id: idWhenNew } })
    isNew = created.status === 201
    return created
  })
  if (answer.is !== 'done') return unsaved(answer)
  const { property, message } = answer.value
  if (isNew) return { is: 'saved', message, guide: property }
  // An earlier attempt whose answer got lost has made it; what was typed since goes over that, and over nobody else's.
  const mine = { ...asked, id: property.id, form, version, saveId }
  const outcome = await updateGuide(guidebooks, mine, locale)
  return outcome.is === 'saved' ? { ...outcome, message } : outcome
}

async function updateGuide(
  guidebooks: ApiCalls['guidebooks'],
  { id, form, version, saveId, overwrites, confirm = [] }: SaveOrder & { id: string },
  locale: Locale,
): Promise<SaveOutcome> {
  const json = { ...form, version, saveId, confirm, overwrites }
  const answer = await ask(locale, () => guidebooks[':id'].$put({ param: { id }, json }))
  if (answer.is !== 'done') return unsaved(answer)
  const { property, message } = answer.value
  return { is: 'saved', message, guide: property, spread: spreadIn(answer.value) }
}

/** The second answers a save sent again over an update of the product, after which the same form may be read otherwise. */
const conflicts = new Set(['stale', 'save_id_reused'])

function unsaved(answer: Refused | { is: 'unreachable' }): SaveOutcome {
  if (answer.is === 'unreachable') return answer
  const { code, property, form } = answer
  if (conflicts.has(code) && property && form) {
    return { is: 'stale', form, version: property.version }
  }
  const asked = askedIn(answer)
  if (asked) return { is: 'asked', ...asked }
  // Worth asking again: nothing was saved, or the next try finds it.
  return isAway(answer) ? { is: 'unreachable' } : answer
}
