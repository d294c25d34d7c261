import {
  deviceShape,
  placeShape,
  readEntries,
  roomShape,
  titledShape,
  wifiShape,
} from './entry-shapes.ts'
import type { HostPhoneType } from './form-choices.ts'
import { readCount, readRecord, readText } from './read-json.ts'
import type { SectionType } from './section-names.ts'
import type { GuidebookContent, StoredSection } from './stored-guidebook.ts'

// Stored metadata as this product understands it: any JSON goes in, nothing throws, blanks are left out.

export function findStoredSection(
  sections: readonly StoredSection[],
  type: SectionType,
): StoredSection | undefined {
  return sections.find(({ sectionType }) => sectionType === type)
}

export function metadataOf(
  content: Pick<GuidebookContent, 'sections'>,
  type: SectionType,
): unknown {
  return findStoredSection(content.sections, type)?.metadata
}

export function readWelcome(metadata: unknown) {
  const stored = readRecord(metadata)
  return {
    greeting: readText(stored.greeting),
    note: readText(stored.note),
    wifiNetworks: readEntries(wifiShape, stored.wifiNetworks),
    contactInfoEnabled: stored.contactInfoEnabled !== false,
    hostPhone: readText(stored.hostPhone),
    hostPhoneType: (stored.hostPhoneType === 'whatsapp' ? 'whatsapp' : 'phone') as HostPhoneType,
    hostEmail: readText(stored.hostEmail),
    supportMessage: readText(stored.supportMessage),
    emergencyContact: readText(stored.emergencyContact),
  }
}

type HouseColumns = Pick<GuidebookContent, 'bedrooms' | 'bathrooms' | 'maxGuests' | 'amenities'>

/** What stands in both places is taken from the metadata; the columns fill in. */
export function readHouseManual(metadata: unknown, columns: HouseColumns) {
  const stored = readRecord(metadata)
  const amenities = readRecord(columns.amenities)
  return {
    bedrooms: readCount('bedrooms', stored.bedrooms) ?? readCount('bedrooms', columns.bedrooms),
    bathrooms:
      readCount('bathrooms', stored.bathrooms) ?? readCount('bathrooms', columns.bathrooms),
    maxGuests:
      readCount('maxGuests', stored.maxGuests) ?? readCount('maxGuests', columns.maxGuests),
    parking: readText(stored.parking ?? amenities.parking),
    rooms: readRooms(metadata, columns.amenities),
  }
}

export function readRooms(metadata: unknown, amenities: unknown) {
  return readEntries(roomShape, readRecord(metadata).rooms ?? readRecord(amenities).rooms)
}

export function readLocalGuide(metadata: unknown) {
  const stored = readRecord(metadata)
  const location = readRecord(stored.propertyLocation)
  return {
    propertyLocation: {
      address: readText(location.address),
      description: readText(location.description),
      mapsLink: readText(location.mapsLink),
    },
    places: readEntries(placeShape, stored.places),
  }
}

export function readWifiTech(metadata: unknown) {
  const stored = readRecord(metadata)
  return {
    wifiNetworks: readEntries(wifiShape, stored.wifiNetworks),
    devices: readEntries(deviceShape, stored.devices),
  }
}

export function readEmergency(metadata: unknown) {
  const stored = readRecord(metadata)
  return {
    firstAidLocation: readText(stored.firstAidLocation),
    emergencyItems: readEntries(titledShape, stored.emergencyItems),
    policeContact: readText(stored.policeContact),
    fireContact: readText(stored.fireContact),
    medicalContact: readText(stored.medicalContact),
    emergencyServices: readText(stored.emergencyServices),
  }
}

export function readHouseRules(metadata: unknown) {
  return { rules: readEntries(titledShape, readRecord(metadata).rules) }
}

export function readCheckout(metadata: unknown) {
  return { steps: readEntries(titledShape, readRecord(metadata).steps) }
}
