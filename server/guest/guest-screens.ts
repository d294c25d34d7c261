import type { GuestGuide } from '#domain/guest-guide.ts'
import type { Locale } from '#domain/locale.ts'

/** A finished document, and what stands in it as style or script, for the policy that allows exactly that. */
export type GuestPage = { html: string; styles: string[]; scripts: string[] }

/** The screens of a guest, drawn by the web and handed in. */
export type GuestScreens = {
  renderGuide: (asked: { guide: GuestGuide; locale: Locale }) => GuestPage
  renderGuestWelcome: (locale: Locale) => GuestPage
  renderGuideNotFound: (locale: Locale) => GuestPage
  renderGuideFailure: (asked: { locale: Locale; retry: string }) => GuestPage
}
