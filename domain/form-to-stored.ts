import { deviceShape, placeShape, roomShape, titledShape, wifiShape } from './entry-shapes.ts'
import type { GuidebookPayload, OwnItem } from './guidebook-form.ts'
import { writeEntries } from './kept-entries.ts'
import { type JsonRecord, readRecord } from './read-json.ts'
import { findStoredSection } from './section-metadata.ts'
import { isSectionType, type SectionType, sectionTypes } from './section-names.ts'
import { storedTimeOf } from './stay-times.ts'
import {
  defaultTimeZone,
  type GuidebookContent,
  type StoredItem,
  type StoredSection,
} from './stored-guidebook.ts'
import { findText, isBlank } from './text.ts'

/** The form as it is kept; over a previous version, what the form does not speak of stays as it was. */
export function formToStored(
  form: GuidebookPayload,
  previous?: GuidebookContent,
): GuidebookContent {
  const { welcome, houseManual } = form
  return {
    language: form.language ?? previous?.language ?? 'es',
    timeZone: form.timeZone ?? previous?.timeZone ?? defaultTimeZone,
    name: welcome.propertyName.trim(),
    description: findText(welcome.note) ?? findText(welcome.greeting) ?? null,
    coverImageUrl: findText(welcome.photoUrl) ?? null,
    checkinTime: storedTimeOf({ hour: welcome.checkInHour, period: welcome.checkInPeriod }),
    checkoutTime: storedTimeOf({ hour: welcome.checkOutHour, period: welcome.checkOutPeriod }),
    bedrooms: houseManual.bedrooms,
    bathrooms: houseManual.bathrooms,
    maxGuests: houseManual.maxGuests,
    amenities: writeAmenities(form, previous?.amenities),
    sections: writeSections(form, previous?.sections ?? []),
  }
}

function writeAmenities({ houseManual }: GuidebookPayload, previous: unknown): JsonRecord {
  const before = readRecord(previous)
  return {
    ...before,
    parking: houseManual.parking,
    rooms: writeEntries(roomShape, houseManual.rooms, before.rooms),
  }
}

function writeSections(
  form: GuidebookPayload,
  previous: readonly StoredSection[],
): StoredSection[] {
  const written = sectionTypes.map((type, sortOrder) => {
    const before = findStoredSection(previous, type)
    const own = form.sections?.[type]
    return {
      ...(before?.id === undefined ? {} : { id: before.id }),
      sectionType: type,
      metadata: writeMetadata(type, form, before?.metadata),
      isActive: own?.isActive ?? before?.isActive ?? true,
      sortOrder,
      items: own?.items ? writeItems(own.items, before?.items ?? []) : (before?.items ?? []),
    }
  })
  const foreign = previous
    .filter(({ sectionType }) => !isSectionType(sectionType))
    .map((section, index) => ({ ...section, sortOrder: sectionTypes.length + index }))
  return [...written, ...foreign]
}

function writeMetadata(type: SectionType, form: GuidebookPayload, previous: unknown): JsonRecord {
  const before = readRecord(previous)
  return { ...before, ...metadataWriters[type](form, before) }
}

const metadataWriters: Record<
  SectionType,
  (form: GuidebookPayload, before: JsonRecord) => JsonRecord
> = {
  welcome: ({ welcome }, before) => ({
    greeting: welcome.greeting,
    note: welcome.note,
    wifiNetworks: writeEntries(wifiShape, welcome.wifiNetworks, before.wifiNetworks),
    contactInfoEnabled: welcome.contactInfoEnabled,
    hostPhone: welcome.hostPhone,
    hostPhoneType: welcome.hostPhoneType === 'whatsapp' ? 'whatsapp' : 'call',
    hostEmail: welcome.hostEmail,
    supportMessage: welcome.supportMessage,
    emergencyContact: welcome.emergencyContact,
  }),
  house_manual: ({ houseManual }, before) => ({
    bedrooms: houseManual.bedrooms,
    bathrooms: houseManual.bathrooms,
    maxGuests: houseManual.maxGuests,
    parking: houseManual.parking,
    rooms: writeEntries(roomShape, houseManual.rooms, before.rooms),
  }),
  local_guide: ({ localGuide }, before) => ({
    propertyLocation: { ...readRecord(before.propertyLocation), ...localGuide.propertyLocation },
    places: writeEntries(placeShape, localGuide.places, before.places),
  }),
  wifi_tech: ({ wifiTech }, before) => ({
    wifiNetworks: writeEntries(wifiShape, wifiTech.wifiNetworks, before.wifiNetworks),
    devices: writeEntries(deviceShape, wifiTech.devices, before.devices),
  }),
  emergency: ({ emergency }, before) => ({
    ...emergency,
    emergencyItems: writeEntries(titledShape, emergency.emergencyItems, before.emergencyItems),
  }),
  house_rules: ({ houseRules }, before) => ({
    rules: writeEntries(titledShape, houseRules.rules, before.rules),
  }),
  checkout: ({ checkout }, before) => ({
    steps: writeEntries(titledShape, checkout.steps, before.steps),
  }),
}

/** An id counts only when it is one of this section's own and comes once. */
function writeItems(items: readonly OwnItem[], previous: readonly StoredItem[]): StoredItem[] {
  const known = new Set(previous.map(({ id }) => id))
  return items.filter(isFilled).map(({ id, ...item }, sortOrder) => ({
    ...(id !== undefined && known.delete(id) ? { id } : {}),
    title: item.title,
    body: item.body,
    photoUrl: findText(item.photoUrl) ?? null,
    linkUrl: findText(item.linkUrl) ?? null,
    isActive: item.isActive,
    sortOrder,
  }))
}

function isFilled({ title, body, photoUrl, linkUrl }: OwnItem): boolean {
  return ![title, body, photoUrl, linkUrl].every(isBlank)
}
