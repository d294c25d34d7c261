import { everyGuideTag, guideTag } from '#server/db/cdn-tags.ts'
import type { Resources } from '#server/resources.ts'
import type { Sharing } from './drawing/finished-page.ts'

export type GuideSharing = Pick<Resources['sharedCache'], 'isOn' | 'sharing' | 'refusing'>

/** The address of a guide in one language, with or without the `/g` where its routes are mounted. */
const sharedAddress =
  /^(?:\/g)?\/[a-z0-9]{4,32}(?:\/manifest\.webmanifest)?\?lang=(?:es|en|fr|pt|de)$/

/** Of these addresses nothing but the encoding differs between those who ask. */
export function isSharedAddress(url: string) {
  return sharedAddress.test(url)
}

/** What is said of a guide's page where it may stand in a shared cache, and where it may not. */
export function sharingOf({ isOn, sharing, refusing }: GuideSharing, code: string): Sharing {
  if (!isOn) return {}
  const tags = [guideTag(code), everyGuideTag]
  return { whenShared: { Vary: 'Accept-Encoding', ...sharing(tags) }, otherwise: refusing }
}
