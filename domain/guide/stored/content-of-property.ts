import { factsOf } from '#domain/guide/facts.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { readUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { findGuideLanguage } from '#domain/values/guide-language.ts'
import {
  isRecord,
  type JsonRecord,
  readList,
  readRecord,
  readText,
} from '#domain/values/read-json.ts'
import { readCount } from './read-stored.ts'
import {
  type ContentWithPhotos,
  defaultTimeZone,
  type KnownPhoto,
  type StoredItem,
  type StoredSection,
} from './stored-guide.ts'

/** A property as the API answers it, read back into the kept shape; whatever is missing or strange is left out. */
export function contentOfProperty(property: unknown): ContentWithPhotos {
  const wire = readRecord(property)
  const { shape } = houseManual
  const translations = readTranslations(wire.translations)
  const unconfirmed = readUnconfirmed(wire.unconfirmed)
  return {
    language: findGuideLanguage(readText(wire.language)) ?? 'es',
    timeZone: readText(wire.time_zone) || defaultTimeZone,
    name: readText(wire.name),
    description: readText(wire.description) || null,
    coverImageUrl: readText(wire.cover_image_url) || null,
    coverHasAvif: isRecord(wire.cover) ? wire.cover.has_avif === true : undefined,
    photos: readList(wire.photos).map((photo) => knownPhoto(readRecord(photo))),
    checkinTime: readText(wire.checkin_time) || null,
    checkoutTime: readText(wire.checkout_time) || null,
    bedrooms: readCount(factsOf(shape.bedrooms).limits, wire.bedrooms),
    bathrooms: readCount(factsOf(shape.bathrooms).limits, wire.bathrooms),
    maxGuests: readCount(factsOf(shape.maxGuests).limits, wire.max_guests),
    amenities: wire.amenities,
    sections: readList(wire.content_sections).filter(isRecord).map(sectionOfWire),
    ...(translations && { translations }),
    ...(unconfirmed && { unconfirmed }),
  }
}

function sectionOfWire(wire: Readonly<Record<string, unknown>>, index: number): StoredSection {
  return {
    id: readText(wire.id) || undefined,
    sectionType: readText(wire.section_type),
    metadata: wire.metadata,
    isActive: wire.is_active !== false,
    sortOrder: readOrder(wire.sort_order, index),
    items: readList(wire.content_items).filter(isRecord).map(itemOfWire),
  }
}

function itemOfWire(wire: Readonly<Record<string, unknown>>, index: number): StoredItem {
  return {
    id: readText(wire.id) || undefined,
    entryId: readText(wire.entry_id) || undefined,
    title: readText(wire.title),
    body: readText(wire.body),
    photoUrl: readText(wire.photo_url) || null,
    photos: readList(wire.photos).map((photo) => {
      const { id, photo_url, caption } = readRecord(photo)
      return { id, photoUrl: photo_url, caption }
    }),
    videoUrl: readText(wire.video_url) || null,
    linkUrl: readText(wire.link_url) || null,
    ...(wire.locked === true && { stayOnly: true }),
    isActive: wire.is_active !== false,
    sortOrder: readOrder(wire.sort_order, index),
  }
}

function knownPhoto({ url, width, height, has_avif }: JsonRecord): KnownPhoto {
  return {
    path: readText(url),
    width: Number(width),
    height: Number(height),
    hasAvif: has_avif === true,
  }
}

function readOrder(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}
