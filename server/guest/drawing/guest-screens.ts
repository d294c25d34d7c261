import type { GuestPage, GuideToRender } from '#domain/guest/guest-page.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

type Retry = { locale: GuideLanguage; retry: string }

/** The screens of a guest, drawn by the web and handed in. */
export type GuestScreens = {
  renderGuide: (asked: GuideToRender) => GuestPage
  renderGuestWelcome: (locale: GuideLanguage) => GuestPage
  renderGuideNotFound: (locale: GuideLanguage) => GuestPage
  renderGuideFailure: (asked: Retry & { errorCode?: string | undefined }) => GuestPage
  renderTooMany: (asked: Retry) => GuestPage
  guestScripts: { publicPage: string; photoViewer: string; serviceWorker: string }
}
