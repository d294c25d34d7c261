import type { Tabs } from '#domain/guide/guide-form.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { Shown } from '#domain/guide/stored/shown.ts'
import type { Said } from '#domain/guide/translations/translate.ts'
import type { StayMoments, StayPhase } from '#domain/stays/stay-moments.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { PhoneNumber } from '#domain/values/phone-number.ts'
import type { StayTime } from '#domain/values/stay-times.ts'

/** Everything a guest is shown, ready to render: blanks are absent, fallbacks are in and marked. */
export type GuestGuide = {
  name: string
  language: GuideLanguage
  timeZone: string
  /** What those speak who come to help. */
  languageThere: GuideLanguage
  /** Of the country that numbers belong to which name none. */
  callingCode: string
  /** All its languages, its own first; absent where there is but one. */
  languages?: GuideLanguage[]
  /** Absent where the page says everything as the host wrote it. */
  translation?: { language: GuideLanguage; said: Said }
  description?: string
  /** As stored: a path, or whatever address the caller passed in. */
  coverImageUrl?: string
  /** Whether the cover may be named as AVIF; WebP and JPEG always stand. */
  coverHasAvif?: boolean
  checkin?: StayTime
  checkout?: StayTime
  /** The photos of its entries that may be named as AVIF. */
  avifPhotos: ReadonlySet<string>
  /** All the host's own words, tab by tab; what is said below is read out of them. */
  tabs: GuestTabs
  /** Both Wi-Fi lists as one, by network name. */
  wifi: GuestWifi[]
  /** Absent when the host switched contact off or left nothing. */
  host?: GuestHost
  /** Absent when the section is switched off. */
  house?: GuestHouse
  location?: GuestLocation
  devices: (GuestTabs['wifiTech']['devices'][number] & { name: string })[]
  emergency: GuestEmergency
  sections: Record<SectionType, GuestSection>
  /** Whether something is not shown here because it is only for those who stay. */
  hasLocked: boolean
  /** Absent on the general link: what is locked is closed there. */
  stay?: GuestStay
}

/** What a stay's own link knows of it. */
export type GuestStay = {
  phase: StayPhase
  /** Whether what is locked is shown. */
  isOpen: boolean
  /** `2026-11-22`, by the calendar of the house. */
  from: string
  until: string
  checkoutTime: string
  moments: StayMoments
}

export type GuestTabs = Shown<Tabs>

export type GuestSection = {
  /** Off: nothing of this section stands anywhere in the guide. */
  isActive: boolean
  items: GuestItem[]
}

export type GuestItem = {
  /** Of its row. */
  id?: string
  entryId?: string
  stayOnly?: boolean
  title?: string
  body?: string
  linkUrl?: string
} & GuestPictures

export type GuestPictures = Partial<Pick<GuestRoom, 'photos' | 'videoUrl'>>

export type GuestPhoto = NonNullable<GuestRoom['photos']>[number]

/** One whose password only those who stay may have has no code to scan either. */
export type GuestWifi = {
  id?: string
  ssid: string
  stayOnly?: boolean
  password?: string
  qr?: string
}

export type GuestHost = {
  phone?: GuestContact & { type: 'call' | 'whatsapp' }
  email?: string
  supportMessage?: string
  emergencyContact?: GuestContact
}

/** A contact as the host wrote it, and the number in it when there is one. */
export type GuestContact = { text: string; phone?: PhoneNumber }

/** Where the host said nothing, what the product says. */
export type GuestHouse = {
  bedrooms: number
  bathrooms: number
  maxGuests: number
  /** Absent while what the host has there is not confirmed; a fallback is said in the reader's language. */
  parking?: { value: string; isFallback: boolean }
}

type GuestRoom = GuestTabs['houseManual']['rooms'][number]

export type GuestLocation = GuestTabs['localGuide']['propertyLocation']

export type GuestPlace = GuestTabs['localGuide']['places'][number]

/** An emergency item, a rule or a step: at least one of the two is there, or it is locked. */
export type GuestEntry = Partial<GuestTabs['houseRules']['rules'][number]>

/** Who to call: one number always, and those the host wrote. */
export type GuestEmergency = {
  services: GuestContact
  contacts: { kind: 'police' | 'fire' | 'medical'; contact: GuestContact }[]
}

/** What a stay's link leads to at this moment. */
export type StayFound = {
  id: string
  language: GuideLanguage
  /** Of the guide. */
  version: number
  name: string
  stay: GuestStay
}
