import type { Place, Titled, Wifi } from './entry-shapes.ts'
import type {
  EmergencyCard,
  GuestContact,
  GuestEmergency,
  GuestEntry,
  GuestFact,
  GuestGuide,
  GuestHost,
  GuestHouse,
  GuestLocation,
  GuestPlace,
  GuestWifi,
} from './guest-guide.ts'
import { guestSectionsOf } from './guest-sections.ts'
import { isMapsLink } from './maps-link.ts'
import { findPhoneNumber } from './phone-number.ts'
import {
  findStoredSection,
  readCheckout,
  readEmergency,
  readHouseManual,
  readHouseRules,
  readLocalGuide,
  readWelcome,
  readWifiTech,
} from './section-metadata.ts'
import type { SectionType } from './section-names.ts'
import { findStayTime } from './stay-times.ts'
import type { GuidebookContent } from './stored-guidebook.ts'
import { findText, isBlank } from './text.ts'
import { wifiQrText } from './wifi-qr.ts'

export type * from './guest-guide.ts'

/** What guests read where the host wrote nothing. */
export const guestFallbacks = {
  bedrooms: 2,
  bathrooms: 2,
  maxGuests: 4,
  parking: 'Available',
  emergencyServices: '911',
} as const

/** A kept guidebook as guests are shown it: what is switched off is absent, as if never written. */
export function guestViewOf(stored: GuidebookContent): GuestGuide {
  const metadata = (type: SectionType) => activeMetadata(stored, type)
  const welcome = readWelcome(metadata('welcome'))
  const wifiTech = readWifiTech(metadata('wifi_tech'))
  const localGuide = readLocalGuide(metadata('local_guide'))
  const guide = {
    name: stored.name.trim(),
    language: stored.language,
    timeZone: stored.timeZone,
    description: findText(stored.description),
    coverImageUrl: findText(stored.coverImageUrl),
    checkin: findStayTime(stored.checkinTime),
    checkout: findStayTime(stored.checkoutTime),
    greeting: findText(welcome.greeting),
    note: findText(welcome.note),
    wifi: guestWifi([...welcome.wifiNetworks, ...wifiTech.wifiNetworks]),
    host: guestHost(welcome),
    house: isActive(stored, 'house_manual')
      ? guestHouse(readHouseManual(metadata('house_manual'), stored))
      : undefined,
    location: guestLocation(localGuide.propertyLocation),
    places: localGuide.places.map(guestPlace),
    devices: wifiTech.devices
      .filter(({ name }) => !isBlank(name))
      .map(({ name, notes }) => ({ name: name.trim(), notes: findText(notes) })),
    emergency: guestEmergency(readEmergency(metadata('emergency'))),
    rules: readHouseRules(metadata('house_rules')).rules.map(guestEntry),
    steps: readCheckout(metadata('checkout')).steps.map(guestEntry),
  }
  return { ...guide, sections: guestSectionsOf(stored, guide) }
}

/** Who to call and where you are, for every section's one tap. */
export function emergencyCardOf(guide: GuestGuide): EmergencyCard {
  const { services, police, fire, medical, firstAidLocation } = guide.emergency
  const contacts = [
    { kind: 'police' as const, contact: police },
    { kind: 'fire' as const, contact: fire },
    { kind: 'medical' as const, contact: medical },
  ]
  return {
    services,
    contacts: contacts.flatMap(({ kind, contact }) => (contact ? [{ kind, contact }] : [])),
    location: guide.location,
    firstAidLocation,
    host: guide.host,
  }
}

function isActive(stored: GuidebookContent, type: SectionType): boolean {
  return findStoredSection(stored.sections, type)?.isActive ?? true
}

function activeMetadata(stored: GuidebookContent, type: SectionType): unknown {
  const section = findStoredSection(stored.sections, type)
  return section?.isActive ? section.metadata : undefined
}

/** One entry per network; a password is taken from wherever it was written. */
function guestWifi(networks: readonly Wifi[]): GuestWifi[] {
  const passwords = new Map<string, string>()
  for (const { ssid, password } of networks) {
    if (isBlank(ssid)) continue
    const known = passwords.get(ssid.trim()) ?? ''
    passwords.set(ssid.trim(), isBlank(known) ? password : known)
  }
  return [...passwords].map(([ssid, written]) => {
    const password = isBlank(written) ? undefined : written
    return { ssid, password, qr: wifiQrText({ ssid, password }) }
  })
}

function guestHost(welcome: ReturnType<typeof readWelcome>): GuestHost | undefined {
  if (!welcome.contactInfoEnabled) return undefined
  const phone = guestContact(welcome.hostPhone)
  const host: GuestHost = {
    phone: phone && {
      ...phone,
      type: welcome.hostPhoneType === 'whatsapp' ? 'whatsapp' : 'call',
    },
    email: findText(welcome.hostEmail),
    supportMessage: findText(welcome.supportMessage),
    emergencyContact: guestContact(welcome.emergencyContact),
  }
  return Object.values(host).some((part) => part !== undefined) ? host : undefined
}

function guestHouse(house: ReturnType<typeof readHouseManual>): GuestHouse {
  return {
    bedrooms: factOf(house.bedrooms, guestFallbacks.bedrooms),
    bathrooms: factOf(house.bathrooms, guestFallbacks.bathrooms),
    maxGuests: factOf(house.maxGuests, guestFallbacks.maxGuests),
    parking: factOf(findText(house.parking), guestFallbacks.parking),
    rooms: house.rooms.map(({ label, features }) => ({
      label: findText(label),
      features: features.map((feature) => feature.trim()),
    })),
  }
}

function factOf<Value>(value: Value | null | undefined, fallback: Value): GuestFact<Value> {
  return value === null || value === undefined
    ? { value: fallback, isFallback: true }
    : { value, isFallback: false }
}

function guestLocation(
  written: ReturnType<typeof readLocalGuide>['propertyLocation'],
): GuestLocation | undefined {
  const location = {
    address: findText(written.address),
    description: findText(written.description),
    mapsLink: findMapsLink(written.mapsLink),
  }
  return Object.values(location).some((part) => part !== undefined) ? location : undefined
}

function guestPlace({ name, category, description, mapsLink }: Place): GuestPlace {
  return {
    name: findText(name),
    category,
    description: findText(description),
    mapsLink: findMapsLink(mapsLink),
  }
}

function guestEmergency(emergency: ReturnType<typeof readEmergency>): GuestEmergency {
  const services = guestContact(emergency.emergencyServices)
  const fallback = guestFallbacks.emergencyServices
  return {
    services: services
      ? { ...services, isFallback: false }
      : { text: fallback, phone: { dial: fallback }, isFallback: true },
    police: guestContact(emergency.policeContact),
    fire: guestContact(emergency.fireContact),
    medical: guestContact(emergency.medicalContact),
    firstAidLocation: findText(emergency.firstAidLocation),
    items: emergency.emergencyItems.map(guestEntry),
  }
}

function guestEntry({ title, notes }: Titled): GuestEntry {
  return { title: findText(title), notes: findText(notes) }
}

function guestContact(written: string): GuestContact | undefined {
  const text = findText(written)
  return text === undefined ? undefined : { text, phone: findPhoneNumber(text) }
}

function findMapsLink(written: string): string | undefined {
  const link = findText(written)
  return link !== undefined && isMapsLink(link) ? link : undefined
}
