import { blankEntries } from './empty-form.ts'
import type { GuidebookForm, OwnItem, OwnSection } from './guidebook-form.ts'
import { isRecord, readRecord } from './read-json.ts'
import { defaultRooms, type Room } from './rooms.ts'
import {
  findStoredSection,
  metadataOf,
  readCheckout,
  readEmergency,
  readHouseManual,
  readHouseRules,
  readLocalGuide,
  readWelcome,
  readWifiTech,
} from './section-metadata.ts'
import { perSection, type SectionType } from './section-names.ts'
import { defaultCheckIn, defaultCheckOut, findTypedTime } from './stay-times.ts'
import type { GuidebookContent, StoredItem } from './stored-guidebook.ts'

/** A kept guidebook as the editor's form: every list ready to type in, no stored time read as 3 PM and 11 AM. */
export function storedToForm(stored: GuidebookContent): GuidebookForm {
  const metadata = (type: SectionType) => metadataOf(stored, type)
  const houseManual = readHouseManual(metadata('house_manual'), stored)
  const localGuide = readLocalGuide(metadata('local_guide'))
  const wifiTech = readWifiTech(metadata('wifi_tech'))
  const emergency = readEmergency(metadata('emergency'))
  return {
    language: stored.language,
    timeZone: stored.timeZone,
    welcome: welcomeTab(stored, metadata('welcome')),
    houseManual: { ...houseManual, rooms: editableRooms(houseManual.rooms, stored.language) },
    localGuide: { ...localGuide, places: orBlank(localGuide.places, blankEntries.place) },
    wifiTech: {
      wifiNetworks: orBlank(wifiTech.wifiNetworks, blankEntries.wifi),
      devices: orBlank(wifiTech.devices, blankEntries.device),
    },
    emergency: {
      ...emergency,
      emergencyItems: orBlank(emergency.emergencyItems, blankEntries.titled),
      emergencyServices: hasEmergencyServices(metadata('emergency'))
        ? emergency.emergencyServices
        : '911',
    },
    houseRules: {
      rules: orBlank(readHouseRules(metadata('house_rules')).rules, blankEntries.titled),
    },
    checkout: { steps: orBlank(readCheckout(metadata('checkout')).steps, blankEntries.titled) },
    sections: perSection((type) => ownSection(stored, type)),
  }
}

function welcomeTab(stored: GuidebookContent, metadata: unknown): GuidebookForm['welcome'] {
  const welcome = readWelcome(metadata)
  const checkIn = findTypedTime(stored.checkinTime) ?? defaultCheckIn
  const checkOut = findTypedTime(stored.checkoutTime) ?? defaultCheckOut
  return {
    ...welcome,
    photoUrl: stored.coverImageUrl ?? '',
    propertyName: stored.name,
    note: saysNothing(metadata) ? (stored.description ?? '') : welcome.note,
    checkInHour: checkIn.hour,
    checkInPeriod: checkIn.period,
    checkOutHour: checkOut.hour,
    checkOutPeriod: checkOut.period,
    wifiNetworks: orBlank(welcome.wifiNetworks, blankEntries.wifi),
  }
}

/** A description beside a Welcome that never held note or greeting was written by other hands: it is the note. */
function saysNothing(metadata: unknown): boolean {
  const { note, greeting } = readRecord(metadata)
  return note === undefined && greeting === undefined
}

function hasEmergencyServices(metadata: unknown): boolean {
  return isRecord(metadata) && metadata.emergencyServices !== undefined
}

function editableRooms(rooms: Room[], language: GuidebookContent['language']): Room[] {
  if (rooms.length === 0) return defaultRooms(language)
  const taken = new Set<string>()
  return rooms.map(({ key, label, features }, index) => {
    const unique = key && !taken.has(key) ? key : freeKey(index, taken, rooms)
    taken.add(unique)
    return { key: unique, label, features: orBlank(features, '') }
  })
}

function freeKey(index: number, taken: ReadonlySet<string>, rooms: readonly Room[]): string {
  const used = new Set([...taken, ...rooms.map(({ key }) => key)])
  let number = index + 1
  while (used.has(`room-${number}`)) number += 1
  return `room-${number}`
}

function ownSection(stored: GuidebookContent, type: SectionType): OwnSection {
  const section = findStoredSection(stored.sections, type)
  return {
    isActive: section?.isActive ?? true,
    items: inOrder(section?.items ?? []).map(itemForm),
  }
}

function inOrder(items: readonly StoredItem[]): StoredItem[] {
  return items.toSorted((one, other) => one.sortOrder - other.sortOrder)
}

function itemForm(item: StoredItem): OwnItem {
  return {
    ...(item.id === undefined ? {} : { id: item.id }),
    title: item.title,
    body: item.body,
    photoUrl: item.photoUrl ?? '',
    linkUrl: item.linkUrl ?? '',
    isActive: item.isActive,
  }
}

function orBlank<Entry>(entries: Entry[], blank: Entry): Entry[] {
  return entries.length > 0 ? entries : [blank]
}
