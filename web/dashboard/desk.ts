import type { SectionType } from '#domain/guide/section-names.ts'
import type { StayPhase } from '#domain/stays/stay-now.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

/** A guide as its host's desk shows it. */
export type DeskGuide = {
  id: string
  name: string
  description: string
  coverUrl?: string
  coverHasAvif: boolean
  placeholder?: string
  shortCode: string
  isPublished: boolean
  publishedAt?: string
  createdAt: string
  language: GuideLanguage
  timeZone: string
  complete: SectionType[]
  /** Whether something shows on the links of stays only. */
  hasLocks: boolean
  /** Published, and for a month nobody has said that it is still true. */
  isCheckDue: boolean
  /** Present while the operator keeps it from guests. */
  suspendedReason?: string
}

export type DeskCredits = {
  total: number
  published: number
  available: number
  courtesy: number
  paid: number
  overLimit: number
}

export type PublishedGuide = { id: string; name: string; publishedAt: string; timeZone: string }

export type Desk = {
  /** Absent when they could not be loaded. */
  guides?: DeskGuide[]
  credits?: DeskCredits
  creditsError?: string
}

export const deskIntents = [
  'publish',
  'unpublish',
  'delete',
  'duplicate',
  'unpublish_many',
] as const

export type DeskIntent = (typeof deskIntents)[number]

/** A fact that can hurt and waits to be confirmed before its guide is published. */
export type HiddenFact = {
  address: string
  section: SectionType
  texts: { address: string; path: string[]; numbers: number[]; text: string; of: string }[]
}

/** What the host says of such facts: these are right, the rest stays hidden. */
export type SaidOfFacts = { confirm: Record<string, string>; keepHidden: string[] }

export type DeskDeed = { intent: DeskIntent; ids: string[]; facts?: SaidOfFacts }

export type DeskOutcome = { intent: DeskIntent } & (
  | { is: 'done'; message: string }
  | { is: 'refused'; message: string; code: string; facts?: HiddenFact[] }
  /** Nobody answered: nothing is loaded anew until somebody does. */
  | { is: 'unreachable' }
)

/** The guides that could give a credit back; without an error sentence, nobody answered. */
export type PublishedAnswer = { guides: PublishedGuide[] } | { error?: string; code?: string }

/** A stay of somebody who is inside, or arrives within three days. */
export type SoonStay = { id: string; from: string; until: string; note: string; phase: StayPhase }

/** Who would be left outside; undefined when they could not be loaded. */
export type SoonAnswer = { stays: SoonStay[] | undefined }

/** What the desk asks for between two loads of its page. */
export type DeskCalls = {
  act: (deed: DeskDeed) => Promise<DeskOutcome>
  /** The monthly question about a guide waits for another month. */
  putOffCheck: (guideId: string) => Promise<unknown>
  loadPublished: () => Promise<PublishedAnswer>
  loadSoonStays: (guideId: string) => Promise<SoonAnswer>
}
