import type { SectionType } from '#domain/guide/section-names.ts'
import type { StayPhase } from '#domain/stays/stay-now.ts'

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
  timeZone: string
  complete: SectionType[]
  /** Whether something shows on the links of stays only. */
  hasLocks: boolean
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

export type DeskDeed = { intent: DeskIntent; ids: string[] }

export type DeskOutcome = { intent: DeskIntent } & (
  | { is: 'done'; message: string }
  | { is: 'refused'; message: string; code: string }
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
  loadPublished: () => Promise<PublishedAnswer>
  loadSoonStays: (guideId: string) => Promise<SoonAnswer>
}
