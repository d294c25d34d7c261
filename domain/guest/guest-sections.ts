import { emptyParts } from '#domain/guide/blanks.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { perSection, type SectionType, tabKeyOf } from '#domain/guide/section-names.ts'
import { findStoredSection } from '#domain/guide/stored/read-stored.ts'
import { shownOf } from '#domain/guide/stored/shown.ts'
import type { GuidebookContent, StoredItem } from '#domain/guide/stored/stored-guide.ts'
import { itemForm } from '#domain/guide/stored/stored-to-form.ts'
import type { GuestItem, GuestSection } from './guest-guide.ts'
import { photosOf } from './pictures.ts'

/** Which sections guests see, whether there is anything in them, and the host's own blocks. */
export function guestSectionsOf(
  stored: GuidebookContent,
  tabs: Tabs,
): Record<SectionType, GuestSection> {
  // The networks of either tab stand in both sections; name and photo are the guide's own.
  const wifiNetworks = [...tabs.welcome.wifiNetworks, ...tabs.wifiTech.wifiNetworks]
  const isEmpty = emptyParts(tabsSchema, {
    ...tabs,
    welcome: { ...tabs.welcome, wifiNetworks, photoUrl: '', propertyName: '' },
    wifiTech: { ...tabs.wifiTech, wifiNetworks },
  })
  return perSection((type) => {
    const section = findStoredSection(stored.sections, type)
    if (section?.isActive === false) return { isActive: false, hasContent: false, items: [] }
    const items = guestItems(section?.items ?? [])
    return { isActive: true, hasContent: items.length > 0 || !isEmpty[tabKeyOf[type]], items }
  })
}

function guestItems(items: readonly StoredItem[]): GuestItem[] {
  return items
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(guestItem)
    .filter(saysSomething)
}

function saysSomething({ title, body, videoUrl, linkUrl, stayOnly, ...item }: GuestItem) {
  return [title, body, photosOf(item)[0], videoUrl, linkUrl, stayOnly].some(Boolean)
}

function guestItem(stored: StoredItem): GuestItem {
  const { photoUrl: _, isActive: __, ...shown } = shownOf(ownItem, itemForm(stored))
  return { ...shown, id: stored.id, photos: photosOf(shown) }
}
