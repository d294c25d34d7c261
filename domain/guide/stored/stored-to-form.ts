import { readyToType } from '#domain/guide/blanks.ts'
import type { EntryPhoto } from '#domain/guide/fields.ts'
import { type GuidebookForm, tabsSchema } from '#domain/guide/guide-form.ts'
import { type OwnItem, type OwnSection, ownItem, withFirst } from '#domain/guide/own-blocks.ts'
import { perSection, type SectionType } from '#domain/guide/section-names.ts'
import { defaultRooms, type Room } from '#domain/guide/sections/house-manual.ts'
import { defaultCheckIn, defaultCheckOut, findTypedTime } from '#domain/values/stay-times.ts'
import { findStoredSection, readStored } from './read-stored.ts'
import { readTabs } from './read-tabs.ts'
import type { GuidebookContent, StoredItem } from './stored-guide.ts'

/** A kept guidebook as the editor's form: every list ready to type in, no stored time read as 3 PM and 11 AM. */
export function storedToForm(stored: GuidebookContent): GuidebookForm {
  const tabs = readTabs(stored)
  const { welcome, houseManual } = tabs
  return {
    language: stored.language,
    timeZone: stored.timeZone,
    ...readyToType(tabsSchema, {
      ...tabs,
      welcome: { ...welcome, ...typedTimes(stored) },
      houseManual: { ...houseManual, rooms: editableRooms(houseManual.rooms, stored.language) },
    }),
    sections: ownSectionsOf(stored),
    ...(stored.translations && { translations: stored.translations }),
    ...(stored.unconfirmed && { unconfirmed: stored.unconfirmed }),
  }
}

/** Its form for a save that no host looks at: an hour that nobody has said stays unsaid. */
export function leaveUnsaid<Form extends { welcome: object }>(
  form: Form,
  stored: GuidebookContent,
): Form {
  const unsaid = unsaidHours(stored).map((key) => [key, ''])
  return { ...form, welcome: { ...form.welcome, ...Object.fromEntries(unsaid) } }
}

/** The hours that an editor opens with although nobody has said them. */
export function unsaidHours({ checkinTime, checkoutTime }: GuidebookContent) {
  return [
    ...(findTypedTime(checkinTime) ? [] : (['checkInHour'] as const)),
    ...(findTypedTime(checkoutTime) ? [] : (['checkOutHour'] as const)),
  ]
}

function typedTimes({ checkinTime, checkoutTime }: GuidebookContent) {
  const checkIn = findTypedTime(checkinTime) ?? defaultCheckIn
  const checkOut = findTypedTime(checkoutTime) ?? defaultCheckOut
  return {
    checkInHour: checkIn.hour,
    checkInPeriod: checkIn.period,
    checkOutHour: checkOut.hour,
    checkOutPeriod: checkOut.period,
  }
}

function editableRooms(rooms: Room[], language: GuidebookContent['language']): Room[] {
  if (rooms.length === 0) return defaultRooms(language)
  const taken = new Set<string>()
  return rooms.map((room, index) => {
    const { key } = room
    const unique = key && !taken.has(key) ? key : freeKey(index, taken, rooms)
    taken.add(unique)
    return { ...room, key: unique }
  })
}

function freeKey(index: number, taken: ReadonlySet<string>, rooms: readonly Room[]): string {
  const used = new Set([...taken, ...rooms.map(({ key }) => key)])
  let number = index + 1
  while (used.has(`room-${number}`)) number += 1
  return `room-${number}`
}

export function ownSectionsOf(stored: GuidebookContent): GuidebookForm['sections'] {
  return perSection((type) => ownSection(stored, type))
}

function ownSection(stored: GuidebookContent, type: SectionType): OwnSection {
  const section = findStoredSection(stored.sections, type)
  const items = section?.items ?? []
  return {
    isActive: section?.isActive ?? true,
    items: items.toSorted((one, other) => one.sortOrder - other.sortOrder).map(itemForm),
  }
}

export function itemForm(item: StoredItem): OwnItem {
  const photos = photosOfItem(item)
  return {
    ...(item.id === undefined ? {} : { id: item.id }),
    ...(item.entryId ? { entryId: item.entryId } : {}),
    title: item.title,
    body: item.body,
    photoUrl: item.photoUrl ?? '',
    ...(photos.length > 0 && { photos }),
    ...(item.videoUrl && { videoUrl: item.videoUrl }),
    linkUrl: item.linkUrl ?? '',
    ...(item.stayOnly && { stayOnly: true }),
    isActive: item.isActive,
  }
}

/** The photos of a kept block, the one first that is kept as the first. */
export function photosOfItem({ photoUrl, photos }: StoredItem): EntryPhoto[] {
  return [...withFirst(photoUrl ?? '', readStored(ownItem.shape.photos, photos ?? []) ?? [])]
}
