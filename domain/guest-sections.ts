import type { GuestGuide, GuestItem, GuestSection } from './guest-guide.ts'
import { isSafeLink } from './links.ts'
import { isPhotoAddress } from './photo.ts'
import { findStoredSection } from './section-metadata.ts'
import { perSection, type SectionType } from './section-names.ts'
import type { GuidebookContent, StoredItem } from './stored-guidebook.ts'
import { findText } from './text.ts'

type GuestData = Omit<GuestGuide, 'sections'>

/** Which sections guests see, whether there is anything in them, and the host's own blocks. */
export function guestSectionsOf(
  stored: GuidebookContent,
  guide: GuestData,
): Record<SectionType, GuestSection> {
  return perSection((type) => {
    const section = findStoredSection(stored.sections, type)
    if (section?.isActive === false) return { isActive: false, hasContent: false, items: [] }
    const items = guestItems(section?.items ?? [])
    return { isActive: true, hasContent: items.length > 0 || hasData[type](guide), items }
  })
}

const hasData: Record<SectionType, (guide: GuestData) => boolean> = {
  welcome: ({ greeting, note, wifi, host }) =>
    greeting !== undefined || note !== undefined || wifi.length > 0 || host !== undefined,
  house_manual: ({ house }) => house !== undefined && isWritten(house),
  local_guide: ({ location, places }) => location !== undefined || places.length > 0,
  wifi_tech: ({ wifi, devices }) => wifi.length > 0 || devices.length > 0,
  emergency: ({ emergency }) =>
    !emergency.services.isFallback ||
    emergency.items.length > 0 ||
    [emergency.police, emergency.fire, emergency.medical, emergency.firstAidLocation].some(
      (part) => part !== undefined,
    ),
  house_rules: ({ rules }) => rules.length > 0,
  checkout: ({ steps }) => steps.length > 0,
}

function isWritten({ rooms, ...facts }: NonNullable<GuestGuide['house']>): boolean {
  return rooms.length > 0 || Object.values(facts).some(({ isFallback }) => !isFallback)
}

function guestItems(items: readonly StoredItem[]): GuestItem[] {
  return items
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(guestItem)
    .filter(({ title, body, photoUrl, linkUrl }) => title ?? body ?? photoUrl ?? linkUrl)
}

function guestItem({ id, title, body, photoUrl, linkUrl }: StoredItem): GuestItem {
  const photo = findText(photoUrl)
  const link = findText(linkUrl)
  return {
    id,
    title: findText(title),
    body: findText(body),
    photoUrl: photo !== undefined && isPhotoAddress(photo) ? photo : undefined,
    linkUrl: link !== undefined && isSafeLink(link) ? link : undefined,
  }
}
