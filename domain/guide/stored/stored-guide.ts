import type { Translations } from '#domain/guide/translations/translations.ts'
import type { Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

export const defaultTimeZone = 'America/Mexico_City'

/** A host's own block inside a section. */
export type StoredItem = {
  id?: string
  /** The same wherever the block moves, and in a copy of the guide. */
  entryId?: string | null
  title: string
  body: string
  /** The first of its photos. */
  photoUrl: string | null
  /** As JSON: read tolerantly, written strictly. */
  photos?: unknown
  videoUrl?: string | null
  linkUrl: string | null
  /** Shown, but for its title, only to those who stay. */
  stayOnly?: boolean
  isActive: boolean
  sortOrder: number
}

/** One section as kept: its metadata is any JSON, read tolerantly and written strictly. */
export type StoredSection = {
  id?: string
  sectionType: string
  metadata: unknown
  isActive: boolean
  sortOrder: number
  items: StoredItem[]
}

/** What the host wrote, as it is kept. */
export type GuidebookContent = {
  language: GuideLanguage
  timeZone: string
  name: string
  description: string | null
  coverImageUrl: string | null
  /** `HH:MM:SS`. */
  checkinTime: string | null
  checkoutTime: string | null
  bedrooms: number | null
  bathrooms: number | null
  maxGuests: number | null
  amenities: unknown
  sections: StoredSection[]
  /** By language, by the address of the text; absent where nothing is translated. */
  translations?: Translations | null | undefined
  /** By the address of the text; absent where everything is confirmed. */
  unconfirmed?: Unconfirmed | null | undefined
}

/** The content, and what the product knows of its photos. */
export type ContentWithPhotos = GuidebookContent & {
  coverHasAvif?: boolean | null
  photos?: readonly KnownPhoto[]
}

/** A photo that a guide shows, as it was uploaded. */
export type KnownPhoto = { path: string; width: number; height: number; hasAvif: boolean }

/** A guidebook as it is kept: the content and what the product knows about it. */
export type StoredGuidebook = ContentWithPhotos & {
  id: string
  hostId: string
  shortCode: string
  isPublished: boolean
  publishedAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
}
