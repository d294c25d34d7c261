import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { guestHeaders, type HeaderSettings } from '#server/guest/guest-headers.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import type { GuestScreens } from './guest-screens.ts'

export type MessageName = 'welcome' | 'notFound' | 'failure' | 'tooMany'

const waitSeconds = { failure: '5', tooMany: '60' }

type Draw = (locale: GuideLanguage, errorCode?: string) => ReturnType<GuestScreens['renderGuide']>

/** The screens without a guide: one of each per language, drawn when first needed; one with a code is drawn for its request. */
export function openMessagePages(screens: GuestScreens, settings: HeaderSettings) {
  const drawn = new Map<string, FinishedPage>()
  const draw: Record<MessageName, Draw> = {
    welcome: screens.renderGuestWelcome,
    notFound: screens.renderGuideNotFound,
    failure: (locale, errorCode) =>
      screens.renderGuideFailure({ locale, retry: `?lang=${locale}`, errorCode }),
    tooMany: (locale) => screens.renderTooMany({ locale, retry: `?lang=${locale}` }),
  }
  return (name: MessageName, locale: GuideLanguage, errorCode?: string) => {
    const key = `${name} ${locale}`
    const known = errorCode ? undefined : drawn.get(key)
    if (known) return known
    const page = draw[name](locale, errorCode)
    const headers = guestHeaders(page, settings, { locale })
    const wait = name in waitSeconds && waitSeconds[name as keyof typeof waitSeconds]
    const document = finishPage(page.html, { ...headers, ...(wait && { 'Retry-After': wait }) })
    if (!errorCode) drawn.set(key, document)
    return document
  }
}
