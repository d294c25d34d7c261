import { createContext, use } from 'react'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { type SectionType, tabSlugOf } from '#domain/guide/section-names.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type GuestWords, guestCopy } from '#web/copy/guest.ts'

/** What every part of a guest's screen knows: whose words, which guide, and how its places are called. */
export type GuestScreen = {
  guide: GuestGuide
  locale: GuideLanguage
  words: GuestWords
  /** Set apart the ids of a guide shown inside another page. */
  idPrefix: string
  /** Shown inside another page, which has landmarks of its own. */
  isFramed: boolean
  /** The address of the stay's own page, where this is one. */
  stayPath?: string
}

export const GuestScreenContext = createContext<GuestScreen | undefined>(undefined)

export function useGuestScreen(): GuestScreen {
  const screen = use(GuestScreenContext)
  if (!screen) throw new Error('a part of the guest view stands outside of it')
  return screen
}

export function makeGuestScreen(
  guide: GuestGuide,
  {
    locale,
    idPrefix = '',
    stayPath,
  }: { locale: GuideLanguage; idPrefix?: string; stayPath?: string | undefined },
): GuestScreen {
  const isFramed = idPrefix !== ''
  return { guide, locale, words: guestCopy[locale], idPrefix, isFramed, stayPath }
}

export function sectionId({ idPrefix }: GuestScreen, type: SectionType) {
  return idPrefix + tabSlugOf[type]
}

/** The id of a card, to which a link may lead. */
export function cardId({ idPrefix }: GuestScreen, anchor: string | undefined) {
  return anchor && idPrefix + anchor
}

/** In which languages a guide's page names itself: the host's own, and one more that many read. */
export function languagesOf({ language }: GuestGuide): GuideLanguage[] {
  return language === 'en' ? ['en', 'es'] : [language, 'en']
}

/** The host's words carry their own language when it is not the screen's. */
export function hostLanguage({ guide, locale }: GuestScreen) {
  return guide.language === locale ? undefined : guide.language
}
