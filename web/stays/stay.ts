import type { StayPhase } from '#domain/stays/stay-now.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

/** A stay as its host sees it; moments in milliseconds. */
export type HostStay = {
  id: string
  from: string
  until: string
  language: GuideLanguage
  note: string
  leavesAt?: string
  link: string
  phase: StayPhase | 'ended'
  isOpen: boolean
  isSoon: boolean
  opensAt: number
  closesAt: number
}

/** The guide whose stays are shown. */
export type StaysGuide = {
  id: string
  name: string
  isPublished: boolean
  /** Kept from guests by the operator, whatever its host does. */
  isSuspended: boolean
  hasLocks: boolean
  language: GuideLanguage
  timeZone: string
  /** When guests leave unless a stay says otherwise: `11:00`. */
  checkoutTime: string
}

/** What a host types of a stay. */
export type StayForm = {
  from: string
  until: string
  language: GuideLanguage
  note: string
  leavesAt: string | null
}

export type StayOrder =
  /** Under one id, so that what is sent again is made once. */
  | { deed: 'create'; guideId: string; id: string; form: StayForm }
  | { deed: 'change'; id: string; form: StayForm }
  | { deed: 'open' | 'end' | 'renew'; id: string }
  | { deed: 'delete'; id: string }

export type StayOutcome =
  | { is: 'done'; stay?: HostStay }
  | { is: 'refused'; message: string; code: string; fields?: Readonly<Record<string, string>> }
  /** Nobody answered: nothing is loaded anew until somebody does. */
  | { is: 'unreachable' }

export type SendStay = (order: StayOrder) => Promise<StayOutcome>
