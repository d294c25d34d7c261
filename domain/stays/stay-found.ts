import type { GuestStay } from '#domain/guest/guest-guide.ts'
import type { Locale } from '#domain/values/locale.ts'

/** What a stay's link leads to at this moment. */
export type StayFound = {
  id: string
  language: Locale
  /** Of the guide. */
  version: number
  name: string
  stay: GuestStay
}
