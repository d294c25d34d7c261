import type { InferRequestType, InferResponseType } from 'hono/client'
import type { RouterContextProvider } from 'react-router'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, apiOf, browserApi, camel } from './api.ts'
import { type Answered, ask, isAway } from './ask.ts'

export type OneGuide = ApiCalls['guidebooks'][':id']

export function callsIn(locale: Locale, patienceMs?: number) {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs)
  return browserApi({ locale, ...(signal && { signal }) }).guidebooks
}

export const savingMs = 30_000

export type SavedGuide = ReturnType<typeof savedGuide>

export function savedGuide({ id, name, short_code, version }: WireSaved['property']) {
  return { id, name, shortCode: short_code, version }
}

type WireSaved = InferResponseType<OneGuide['$put'], 200>

/** An entry that was changed, and each guide in which it stands, too. */
export type CopiedEntry = ReturnType<typeof copiesIn>[number]

/** What an entry says in one of them, what it would say, and in words why it stays as it is. */
export type CopyThere = CopiedEntry['guides'][number]

export function copiesIn({ copies }: Pick<WireSaved, 'copies'>) {
  return copies.map(({ guides, ...entry }) => ({
    ...camel(entry),
    guides: guides.map(({ skipped, ...guide }) => ({
      ...guide,
      ...(skipped && { skipped: skipped.message }),
    })),
  }))
}

/** What a save offers: the guide as it was saved, and what of it can follow elsewhere. */
export type SpreadOffer = { guide: SavedGuide; copies: CopiedEntry[] }

/** Nothing where nothing could be applied: a question without an answer is not asked. */
export function spreadOfferOf(
  guide: SavedGuide,
  copies: readonly CopiedEntry[],
): SpreadOffer | undefined {
  const offered = copies.filter(({ guides }) => guides.some(({ skipped }) => !skipped))
  return offered.length > 0 ? { guide, copies: offered } : undefined
}

export function spreadOfferIn(saved: Pick<WireSaved, 'property' | 'copies'>) {
  return spreadOfferOf(savedGuide(saved.property), copiesIn(saved))
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

/** Where it is now, and in words why entries stayed out. */
function copyOutcome({ id, name, done, skipped }: WireOutcome) {
  return { id, name, done, reasons: [...new Set(skipped.map(({ message }) => message))] }
}

/** What a host says of a guide once a month. */
export function answerCheck(id: string, answer: 'still_true' | 'later', locale: Locale) {
  const { check } = callsIn(locale)[':id']
  return ask(locale, () => check.$post({ param: { id }, json: { answer } }))
}

/** Longer than the server lets a translator take. */
export const translatingMs = 90_000

/** Asks for a machine's drafts of what is missing in a language, of a saved guide. */
export function translateGuide(id: string, language: GuideLanguage, locale: Locale) {
  const { translate } = callsIn(locale, translatingMs)[':id']
  return ask(locale, () => translate.$post({ param: { id }, json: { language } }))
}

/** Longer than the server lets several long files take. */
export const readingMs = 240_000

export type ReaderModel = { name: string; host: string } | undefined

type Texts = { text: string; files: readonly File[] }

/** Sends texts to be read, to the model as well where the host lets it. */
export function readTexts({ text, files }: Texts, withModel: boolean, locale: Locale) {
  const { proposals } = callsIn(locale, readingMs)
  const form = { text, files: [...files], ...(withModel && { model: 'yes' as const }) }
  return ask(locale, () => proposals.$post({ form }))
}

/** The model that reads along here; a page that does not hear of it does without. */
export async function findReaderModel(
  context: Readonly<RouterContextProvider>,
): Promise<ReaderModel> {
  const answer = await apiOf(context).guidebooks.proposals.$get()
  return answer.ok ? ((await answer.json()).model ?? undefined) : undefined
}
