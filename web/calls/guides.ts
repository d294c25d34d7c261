import type { InferRequestType, InferResponseType } from 'hono/client'
import type { RouterContextProvider } from 'react-router'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Locale } from '#domain/values/locale.ts'
import { newId } from '#web/ui/new-id.ts'
import { type ApiCalls, apiOf, browserApi, camel } from './api.ts'
import { type Answered, ask, isAway, type Refused } from './ask.ts'
import { type AskedFacts, askedIn } from './read-refusal.ts'

export type OneGuide = ApiCalls['guidebooks'][':id']

export function callsIn(locale: Locale, patienceMs?: number) {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs)
  return browserApi({ locale, signal }).guidebooks
}

const savingMs = 30_000

type SavedGuide = Pick<WireSaved['property'], 'id' | 'version' | 'language'>

type WireSaved = InferResponseType<OneGuide['$put'], 200>

/** An entry that was changed, and each guide in which it stands, too. */
export type CopiedEntry = ReturnType<typeof copiedEntry>

/** Of each guide what the entry says there, what it would say, and in words why it stays as it is. */
function copiedEntry({ guides, ...entry }: WireSaved['copies'][number]) {
  return {
    ...camel(entry),
    guides: guides.map(({ skipped, ...guide }) => ({ ...guide, skipped: skipped?.message })),
  }
}

/** What a save offers: the guide as it was saved, and what of it can follow elsewhere. */
export type SpreadOffer = { guide: SavedGuide; copies: CopiedEntry[] }

type Saved = { property: SavedGuide } & Pick<WireSaved, 'copies'>

/** Nothing where nothing could be applied: a question without an answer is not asked. */
export function spreadIn({ property: guide, copies }: Saved): SpreadOffer | undefined {
  const offered = copies.filter(({ guides }) => guides.some(({ skipped }) => !skipped))
  return offered.length > 0 ? { guide, copies: offered.map(copiedEntry) } : undefined
}

type SpreadOrder = { id: string } & InferRequestType<OneGuide['spread']['$post']>['json']
type PutOrder = { id: string } & InferRequestType<OneGuide['put']['$post']>['json']

export type CopyAnswer = Answered<CopyOutcome[]>

export type CopyOutcome = ReturnType<typeof copyOutcome>

export function spreadEntries({ id, ...json }: SpreadOrder, locale: Locale) {
  const { spread } = callsIn(locale, savingMs)[':id']
  return askCopies(locale, () => spread.$post({ param: { id }, json }))
}

export function putEntries({ id, ...json }: PutOrder, locale: Locale) {
  const { put } = callsIn(locale, savingMs)[':id']
  return askCopies(locale, () => put.$post({ param: { id }, json }))
}

async function askCopies(
  locale: Locale,
  call: () => ReturnType<OneGuide['spread']['$post']>,
): Promise<CopyAnswer> {
  const answer = await ask(locale, call)
  if (answer.is === 'done') return { is: 'done', value: answer.value.guides.map(copyOutcome) }
  return answer.is === 'refused' && isAway(answer) ? { is: 'unreachable' } : answer
}

type WireOutcome = InferResponseType<OneGuide['spread']['$post'], 200>['guides'][number]

function copyOutcome({ id, name, done, skipped }: WireOutcome) {
  return { id, name, done, reasons: [...new Set(skipped.map(({ message }) => message))] }
}

/** What a host says of a guide once a month. */
export function answerCheck(id: string, answer: 'still_true' | 'later', locale: Locale) {
  const { check } = callsIn(locale)[':id']
  return ask(locale, () => check.$post({ param: { id }, json: { answer } }))
}

export type ReaderModel = { name: string; host: string } | undefined

/** The model that reads along here; a page that does not hear of it does without. */
export async function findReaderModel(context: Readonly<RouterContextProvider>) {
  const answer = await apiOf(context).guidebooks.proposals.$get()
  return answer.ok ? ((await answer.json()).model ?? undefined) : undefined
}

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
