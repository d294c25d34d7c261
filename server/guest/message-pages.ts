import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import { guestHeaders, type HeaderSettings } from './guest-headers.ts'
import type { GuestScreens } from './guest-screens.ts'

export type MessageName = 'welcome' | 'notFound' | 'failure' | 'tooMany'

const waitSeconds = { failure: '5', tooMany: '60' }

/** The screens without a guide: one of each per language, drawn when first needed. */
export function openMessagePages(screens: GuestScreens, settings: HeaderSettings) {
  const drawn = new Map<string, FinishedPage>()
  const draw: Record<
    MessageName,
    (locale: GuideLanguage) => ReturnType<GuestScreens['renderGuide']>
  > = {
    welcome: screens.renderGuestWelcome,
    notFound: screens.renderGuideNotFound,
    failure: (locale) => screens.renderGuideFailure({ locale, retry: `?lang=${locale}` }),
    tooMany: (locale) => screens.renderTooMany({ locale, retry: `?lang=${locale}` }),
  }
  return (name: MessageName, locale: GuideLanguage) => {
    const key = `${name} ${locale}`
    const known = drawn.get(key)
    if (known) return known
    const page = draw[name](locale)
    const headers = guestHeaders(page, settings, { locale, isShareable: name === 'welcome' })
    const wait = name in waitSeconds && waitSeconds[name as keyof typeof waitSeconds]
    const document = finishPage(page.html, { ...headers, ...(wait && { 'Retry-After': wait }) })
    drawn.set(key, document)
    return document
  }
}
