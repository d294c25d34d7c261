import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import type { Locale } from '#domain/values/locale.ts'

/** A finished document, and what stands in it as style or script, for the policy that allows exactly that. */
export type GuestPage = { html: string; styles: string[]; scripts: string[] }

export type GuideToRender = {
  guide: GuestGuide
  code: string
  locale: Locale
  appUrl: string
  productName: string
  moduleAddress: string
  /** A tiny picture of the cover as a data address, shown until the cover is there. */
  placeholder: string | undefined
}

type Retry = { locale: Locale; retry: string }

/** The screens of a guest, drawn by the web and handed in. */
export type GuestScreens = {
  renderGuide: (asked: GuideToRender) => GuestPage
  renderGuestWelcome: (locale: Locale) => GuestPage
  renderGuideNotFound: (locale: Locale) => GuestPage
  renderGuideFailure: (asked: Retry) => GuestPage
  renderTooMany: (asked: Retry) => GuestPage
  guestScripts: { publicPage: string; serviceWorker: string }
}
