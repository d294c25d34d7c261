import { atTheirAddresses } from '#domain/guest/at-their-addresses.ts'
import type { GuestStay } from '#domain/guest/guest-guide.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { guestHeaders, type HeaderSettings } from '#server/guest/guest-headers.ts'
import type { Asked } from '#server/guest/kept/guide-pages.ts'
import { type GuideSharing, sharingOf } from '#server/guest/share-guide.ts'
import { finishPage } from './finished-page.ts'
import type { GuestScreens } from './guest-screens.ts'

/** A published guide as it is read from the database. */
export type PublishedGuide = ContentWithPhotos & {
  version: number
  coverPhoto?: { placeholder: string } | null
}

/** What a page was drawn from: the host's version, what of it waits, and how far its photos have come. */
export function editionOf({ version, unconfirmed, coverHasAvif, photos = [] }: PublishedGuide) {
  const waiting = unconfirmed ? hashOf(JSON.stringify(unconfirmed)) : ''
  const avifs = [coverHasAvif, ...photos.map(({ hasAvif }) => hasAvif)]
  return `${version} ${waiting} ${avifs.map((hasAvif) => (hasAvif ? '+' : '-')).join('')}`
}

/** The link of a stay, and what it shows now. */
type StayLink = { token: string; stay: GuestStay }

type Needs = {
  renderGuide: GuestScreens['renderGuide']
  settings: HeaderSettings
  appUrl: () => string
  productName: string
  moduleAddress: string
  viewerAddress: string
  /** Where a kept photo path is shown from. */
  photoAddress: (path: string) => string
  sharedCache: GuideSharing
}

/** A published guide as a finished page. */
export function drawGuide({
  renderGuide,
  settings,
  appUrl,
  photoAddress,
  sharedCache,
  ...same
}: Needs) {
  return (stored: PublishedGuide, { code, locale }: Asked, link?: StayLink) => {
    const guide = atTheirAddresses(guestViewOf(stored, link?.stay, locale), photoAddress)
    const placeholder = stored.coverPhoto?.placeholder
    const stayToken = link?.token
    const page = renderGuide({
      guide,
      code,
      locale,
      stayToken,
      appUrl: appUrl(),
      placeholder,
      ...same,
    })
    const closesAt = link?.stay.moments.closesAt
    const headers = guestHeaders(page, settings, { locale, closesAt })
    return finishPage(page.html, headers, link ? {} : sharingOf(sharedCache, code))
  }
}
