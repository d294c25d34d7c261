import type { GuestStay } from '#domain/guest/guest-guide.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

/** What a stay's link leads to at this moment. */
export type StayFound = {
  id: string
  language: GuideLanguage
  /** Of the guide. */
  version: number
  name: string
  stay: GuestStay
}
