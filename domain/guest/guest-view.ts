import { factsOf, isLocked, type Schema } from '#domain/guide/facts.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { hasLocks, withoutLocked } from '#domain/guide/locks/close-locked.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { perSection, type SectionType } from '#domain/guide/section-names.ts'
import { emergency } from '#domain/guide/sections/emergency.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { type PlaceOrder, placeCategories } from '#domain/guide/sections/local-guide.ts'
import { noHostContact } from '#domain/guide/sections/welcome.ts'
import { findStoredSection } from '#domain/guide/stored/read-stored.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import { shownToGuests } from '#domain/guide/stored/shown.ts'
import type {
  ContentWithPhotos,
  GuidebookContent,
  StoredItem,
} from '#domain/guide/stored/stored-guide.ts'
import { itemForm } from '#domain/guide/stored/stored-to-form.ts'
import { withoutSwitchedOff } from '#domain/guide/stored/with-only.ts'
import {
  fittingTranslations,
  languageFor,
  translate,
} from '#domain/guide/translations/translate.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import { spokenIn } from '#domain/guide/translations/words.ts'
import { hideUnconfirmed } from '#domain/guide/unconfirmed/without-hidden.ts'
import { farnessOf } from '#domain/guide/way-there.ts'
import type { Wifi } from '#domain/guide/wifi-network.ts'
import { usualCheckout } from '#domain/stays/stay-moments.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { callingCodeOf, findPhoneNumber } from '#domain/values/phone-number.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { findText, isBlank } from '#domain/values/text.ts'
import { isZoneOf } from '#domain/values/zone-country.ts'
import type {
  GuestContact,
  GuestEmergency,
  GuestGuide,
  GuestHost,
  GuestHouse,
  GuestItem,
  GuestLocation,
  GuestPlace,
  GuestSection,
  GuestStay,
  GuestTabs,
  GuestWifi,
} from './guest-guide.ts'
import { photosOf } from './pictures.ts'

export type * from './guest-guide.ts'

/** A kept guidebook as guests are shown it: what is switched off is absent, as if never written. */
export function guestViewOf(
  whole: ContentWithPhotos,
  stay?: GuestStay,
  language?: GuideLanguage,
): GuestGuide {
  const hasLocked = !stay?.isOpen && hasLocks(whole, { isStay: stay !== undefined })
  const { content: confirmed, hidesParking } = hideUnconfirmed(whole)
  const open = hasLocked
    ? withoutLocked(confirmed, { isStay: stay !== undefined, whole })
    : confirmed
  const { tabs, content: stored, ...spoken } = inLanguage(open, language)
  const { welcome, wifiTech } = tabs
  const shown = shownToGuests(tabsSchema, tabs)
  const { localGuide } = shown
  const places = placesInOrder(localGuide.places, localGuide.placesOrder)
  const callingCode = callingCodeOf(welcome.hostPhone, stored.timeZone)
  const sections = guestSectionsOf(stored)
  return {
    name: stored.name.trim(),
    language: stored.language,
    timeZone: stored.timeZone,
    // Spanish where people speak it, else the guide's own.
    languageThere: isZoneOf(spanishCountries, stored.timeZone) ? 'es' : stored.language,
    callingCode,
    description: findText(withoutSwitchedOff(stored).description),
    coverImageUrl: findText(stored.coverImageUrl),
    coverHasAvif: stored.coverHasAvif ?? undefined,
    avifPhotos: new Set(stored.photos?.flatMap(({ path, hasAvif }) => (hasAvif ? [path] : []))),
    checkin: findStayTime(stored.checkinTime),
    checkout: findStayTime(hourOfLeaving(stored, stay)),
    tabs: { ...shown, localGuide: { ...localGuide, places } },
    wifi: guestWifi([...welcome.wifiNetworks, ...wifiTech.wifiNetworks]),
    host: guestHost(shown.welcome, callingCode),
    house: sections.house_manual.isActive
      ? guestHouse(tabs.houseManual, { hidesParking })
      : undefined,
    location: guestLocation(localGuide.propertyLocation),
    devices: shown.wifiTech.devices.flatMap(({ name, ...device }) =>
      name ? { name, ...device } : [],
    ),
    emergency: guestEmergency(shown.emergency, callingCode),
    sections,
    hasLocked,
    stay,
    ...spoken,
  }
}

/** Who stays may leave at another hour than others do; the usual one, where nobody said any, is none of the guide's. */
function hourOfLeaving({ checkoutTime }: GuidebookContent, stay: GuestStay | undefined) {
  const isSaid = stay && (findStayTime(checkoutTime) || stay.checkoutTime !== usualCheckout)
  return isSaid ? stay.checkoutTime : checkoutTime
}

const spanishCountries = 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' ')

/** What there is of a guide in the language of its reader; in its own where nobody says or nothing is. */
function inLanguage(content: ContentWithPhotos, wanted: GuideLanguage = content.language) {
  const own = { tabs: openTabs(content), content }
  if (!content.translations) return own
  const fitting = fittingTranslations(spokenIn(content), content.translations)
  const others = languagesIn(fitting).filter((language) => language !== content.language)
  if (others.length === 0) return own
  const languages = [content.language, ...others]
  const language = languageFor(wanted, languages)
  const texts = language === content.language ? undefined : fitting?.[language]
  if (!texts) return { ...own, languages }
  const { said, ...translated } = translate(own, texts)
  return { ...translated, languages, translation: { language, said } }
}

/** The tabs without what is switched off: whole sections, and the ways to reach the host. */
function openTabs(stored: GuidebookContent): Tabs {
  const { welcome, ...tabs } = readTabs(withoutSwitchedOff(stored))
  return {
    ...tabs,
    welcome: welcome.contactInfoEnabled ? welcome : { ...welcome, ...noHostContact },
  }
}

/** One entry per network; a password is taken from wherever it was written. */
function guestWifi(networks: readonly Wifi[]): GuestWifi[] {
  const named = networks.filter(({ ssid }) => !isBlank(ssid))
  return [...Map.groupBy(named, ({ ssid }) => ssid.trim())].map(([ssid, same]) => {
    const id = same.find((each) => each.id !== undefined)?.id
    const password = same.find((each) => !isBlank(each.password))?.password
    const stayOnly = same.some(isLocked) || undefined
    // To scan a network without its locked password would be to scan an open one.
    const qr = stayOnly && !password ? undefined : wifiQrText({ ssid, password })
    return { id, ssid, stayOnly, password, qr }
  })
}

function guestHost(welcome: GuestTabs['welcome'], callingCode: string): GuestHost | undefined {
  const { hostPhone, hostPhoneType, emergencyContact } = welcome
  const type = hostPhoneType === 'whatsapp' ? 'whatsapp' : 'call'
  const host: GuestHost = {
    phone: hostPhone ? { ...contactOf(hostPhone, callingCode), type } : undefined,
    email: welcome.hostEmail,
    supportMessage: welcome.supportMessage,
    emergencyContact: emergencyContact ? contactOf(emergencyContact, callingCode) : undefined,
  }
  return Object.values(host).some((part) => part !== undefined) ? host : undefined
}

function guestHouse(
  { bedrooms, bathrooms, maxGuests, parking }: Tabs['houseManual'],
  { hidesParking }: { hidesParking: boolean },
): GuestHouse {
  const { shape } = houseManual
  const isFallback = isBlank(parking)
  return {
    bedrooms: bedrooms ?? otherwise(shape.bedrooms),
    bathrooms: bathrooms ?? otherwise(shape.bathrooms),
    maxGuests: maxGuests ?? otherwise(shape.maxGuests),
    ...(!(hidesParking && isFallback) && {
      parking: { value: findText(parking) ?? otherwise(shape.parking), isFallback },
    }),
  }
}

/** What the field says when nobody has said anything. */
function otherwise<Value>(field: Schema): Value {
  return factsOf(field).guestsRead as Value
}

function guestLocation(location: GuestLocation): GuestLocation | undefined {
  return Object.values(location).some((part) => part !== undefined) ? location : undefined
}

function guestEmergency(written: GuestTabs['emergency'], callingCode: string): GuestEmergency {
  const kinds = ['police', 'fire', 'medical'] as const
  const { emergencyServices = otherwise<string>(emergency.shape.emergencyServices) } = written
  return {
    services: contactOf(emergencyServices, callingCode),
    contacts: kinds.flatMap((kind) => {
      const text = written[`${kind}Contact`]
      return text ? [{ kind, contact: contactOf(text, callingCode) }] : []
    }),
  }
}

function contactOf(text: string, callingCode: string): GuestContact {
  return { text, phone: findPhoneNumber(text, callingCode) }
}

const ranks: Readonly<Record<PlaceOrder, (place: GuestPlace) => number>> = {
  host: () => 0,
  category: ({ category }) => placeCategories.indexOf(category),
  nearness: farnessOf,
}

/** The places as guests read them; among equals the host's own order holds. */
export function placesInOrder(places: readonly GuestPlace[], order: PlaceOrder = 'host') {
  const rank = ranks[order]
  return places.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0)
}

/** The text of a Wi-Fi code: a phone that reads it joins the network. */
export function wifiQrText({ ssid, password }: { ssid: string; password?: string }): string {
  if (!password) return `WIFI:T:nopass;S:${escaped(ssid)};;`
  return `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(password)};;`
}

function escaped(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&')
}

/** Which sections guests see, and the host's own blocks in them. */
function guestSectionsOf({ sections }: GuidebookContent): Record<SectionType, GuestSection> {
  return perSection((type) => {
    const { isActive = true, items = [] } = findStoredSection(sections, type) ?? {}
    return { isActive, items: isActive ? guestItems(items) : [] }
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
  const { photoUrl: _, isActive: __, ...shown } = shownToGuests(ownItem, itemForm(stored))
  return { ...shown, id: stored.id, photos: photosOf(shown) }
}
