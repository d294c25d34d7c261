import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { GuestGuide } from './guest-guide.ts'

/** A finished document, and what stands in it as style or script, for the policy that allows exactly that. */
export type GuestPage = { html: string; styles: string[]; scripts: string[] }

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
