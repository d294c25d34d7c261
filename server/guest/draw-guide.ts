import type { GuestGuide, GuestStay } from '#domain/guest/guest-guide.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { wholeOwnSection } from '#domain/guide/own-blocks.ts'
import { withPhotos } from '#domain/guide/photos.ts'
import { perSection } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { finishPage } from './finished-page.ts'
import { guestHeaders, type HeaderSettings } from './guest-headers.ts'
import type { GuestScreens } from './guest-screens.ts'
import type { Asked } from './guide-pages.ts'

/** A published guide as it is read from the database. */
export type PublishedGuide = ContentWithPhotos & {
  version: number
  coverPhoto?: { placeholder: string } | null
}

/** What a page was drawn from: the host's version, and how far its photos have come. */
export function editionOf({ version, coverHasAvif, photos = [] }: PublishedGuide) {
  const avifs = [coverHasAvif, ...photos.map(({ hasAvif }) => hasAvif)]
  return `${version} ${avifs.map((hasAvif) => (hasAvif ? '+' : '-')).join('')}`
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
}

/** A published guide as a finished page. */
export function drawGuide({ renderGuide, settings, appUrl, photoAddress, ...same }: Needs) {
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
    const isShareable = link === undefined
    const closesAt = link?.stay.moments.closesAt
    return finishPage(page.html, guestHeaders(page, settings, { locale, isShareable, closesAt }))
  }
}

function atTheirAddresses(guide: GuestGuide, photoAddress: (path: string) => string): GuestGuide {
  const { coverImageUrl, avifPhotos, tabs, devices, sections } = guide
  const { wifiTech } = tabsSchema.shape
  return {
    ...guide,
    coverImageUrl: coverImageUrl && photoAddress(coverImageUrl),
    avifPhotos: new Set([...avifPhotos].map(photoAddress)),
    tabs: withPhotos(tabsSchema, tabs, photoAddress),
    devices: withPhotos(wifiTech.shape.devices, devices, photoAddress),
    sections: perSection((type) => ({
      ...sections[type],
      items: withPhotos(wholeOwnSection.shape.items, sections[type].items, photoAddress),
    })),
  }
}
