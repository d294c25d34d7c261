import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { locales } from '#domain/values/locale.ts'
import type { GuestGuide } from './guest-guide.ts'

/** A finished document, and what stands in it as style or script, for the policy that allows exactly that. */
export type GuestPage = { html: string; styles: string[]; scripts: string[] }

/** The screens without a guide, by what they say; one of them may name the code of an error. */
export type GuestMessages = Readonly<
  Record<
    'welcome' | 'notFound' | 'failure' | 'tooMany',
    (locale: GuideLanguage, errorCode?: string) => GuestPage
  >
>

export type GuideToRender = {
  guide: GuestGuide
  code: string
  locale: GuideLanguage
  /** Of the stay whose own link this is. */
  stayToken?: string | undefined
  /** The public address of the product, and its name. */
  appUrl: string
  productName: string
  /** Where the page finds its module. */
  moduleAddress: string
  /** The same of the viewer of photos. */
  viewerAddress: string
  /** A tiny picture of the cover as a data address, shown until the cover is there. */
  placeholder: string | undefined
}

/** A guide to render as files of its own, which open without a server. */
export type SiteToRender = {
  /** Its photos lie beside the page. */
  guide: GuestGuide
  code: string
  locale: GuideLanguage
  appUrl: string
  productName: string
  /** `22 de noviembre de 2026`, in the page's language, is made of it. */
  madeAt: Date
  /** The security policy that allows exactly this style and script. */
  policyOf: (page: Omit<GuestPage, 'html'>) => string
}

export type RenderSite = (asked: SiteToRender) => string

/** In which languages a guide's page names itself: those it has; where it has one, the two that most read. */
export function languagesOf({
  language,
  languages,
}: Pick<GuestGuide, 'language' | 'languages'>): readonly GuideLanguage[] {
  return languages ?? (locales.some((each) => each === language) ? locales : [language, 'en'])
}

/** What the pages of a guide are called as files: its own language opens first. */
export function siteFileOf(first: GuideLanguage) {
  return (language: GuideLanguage) => (language === first ? 'index.html' : `${language}.html`)
}
