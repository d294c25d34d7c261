import type { GuestPage, GuideToRender } from '#domain/guest/guest-page.ts'
import type { Locale } from '#domain/values/locale.ts'

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
