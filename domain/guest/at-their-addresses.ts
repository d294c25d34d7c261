import { tabsSchema } from '#domain/guide/guide-form.ts'
import { wholeOwnSection } from '#domain/guide/own-blocks.ts'
import { withPhotos } from '#domain/guide/photos.ts'
import { perSection } from '#domain/guide/section-names.ts'
import type { GuestGuide } from './guest-guide.ts'

/** A guide with each of its photos under the address where its page finds it. */
export function atTheirAddresses(
  guide: GuestGuide,
  photoAddress: (path: string) => string,
): GuestGuide {
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
