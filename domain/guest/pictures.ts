import type { GuestGuide, GuestPhoto, GuestPictures } from './guest-guide.ts'

export type ShownPhoto = GuestPhoto & { photoUrl: string }

export function photosOf({ photos = [] }: GuestPictures): ShownPhoto[] {
  return photos.flatMap(({ photoUrl, ...photo }) => (photoUrl ? [{ ...photo, photoUrl }] : []))
}

export function hasPictures({ tabs, sections }: GuestGuide): boolean {
  const { welcome, houseManual, localGuide, wifiTech, emergency, houseRules, checkout } = tabs
  const entries: GuestPictures[] = [
    ...welcome.arrival.steps,
    ...houseManual.rooms,
    ...localGuide.places,
    ...wifiTech.devices,
    ...emergency.emergencyItems,
    ...houseRules.rules,
    ...checkout.steps,
    ...Object.values(sections).flatMap(({ items }) => items),
  ]
  return entries.some((entry) => photosOf(entry).length > 0 || entry.videoUrl !== undefined)
}
