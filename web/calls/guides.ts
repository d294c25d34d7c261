import type { InferRequestType, InferResponseType } from 'hono/client'
import type { RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, apiOf, browserApi, camel } from './api.ts'
import { type Answered, ask, isAway } from './ask.ts'

export type OneGuide = ApiCalls['guidebooks'][':id']

export function callsIn(locale: Locale, patienceMs?: number) {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs)
  return browserApi({ locale, signal }).guidebooks
}

/** So long an answer to something that is written is waited for. */
export const savingMs = 30_000

export type SavedGuide = Pick<WireSaved['property'], 'id' | 'version' | 'language'>

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
