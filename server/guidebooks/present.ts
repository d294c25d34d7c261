import type { z } from '@hono/zod-openapi'
import { tabsSchema, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { type GuidebookContent, type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { sayLocked, withoutLocked } from '#domain/guide/locks/close-locked.ts'
import { photoPathsOf, withPhotos } from '#domain/guide/photos.ts'
import { perSection, type SectionType, tabKeyOf } from '#domain/guide/section-names.ts'
import { noHostContact } from '#domain/guide/sections/welcome.ts'
import { metadataOf } from '#domain/guide/stored/read-stored.ts'
import { photosOfItem } from '#domain/guide/stored/stored-to-form.ts'
import { withoutSwitchedOff } from '#domain/guide/stored/with-only.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { readUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { withoutHidden } from '#domain/guide/unconfirmed/without-hidden.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { presentAs } from '#server/http/answers.ts'
import {
  contentItemSchema,
  contentSectionSchema,
  type listedPropertySchema,
  ownPropertySchema,
  publicPropertySchema,
  type wholePropertySchema,
} from './property-schema.ts'
import {
  excerptLength,
  type GuideRow,
  type GuideWithContent,
  type ItemRow,
  type ListedGuide,
  type SectionRow,
} from './queries.ts'

/** Makes a full address out of a stored path. */
export type AddressOf = (path: string) => string

/** A guide as a read and a save answer it. */
export function presentGuide(guide: GuideWithContent, addressOf: AddressOf) {
  return { property: presentWholeProperty(guide, addressOf), form: presentForm(guide, addressOf) }
}

/** A guide that was just made; the spec asks for its code in both spellings. */
export function presentNewProperty(guide: GuideWithContent, addressOf: AddressOf) {
  return { ...presentWholeProperty(guide, addressOf), shortCode: guide.shortCode }
}

function presentWholeProperty(
  guide: GuideWithContent,
  addressOf: AddressOf,
): z.infer<typeof wholePropertySchema> {
  return {
    ...presentOwnProperty(guide, addressOf),
    suspended: presentSuspension(guide),
    photos: presentPhotos(guide, addressOf),
    content_sections: guide.sections.map((section) => ({
      ...presentSection(section, addressOf),
      content_items: section.items.map((item) => presentItem(item, addressOf)),
    })),
  }
}

export function presentOwnProperty(guide: GuideRow, addressOf: AddressOf) {
  return presentAs(ownPropertySchema, {
    ...withCover(guide, addressOf),
    translations: readTranslations(guide.translations) ?? null,
    unconfirmed: readUnconfirmed(guide.unconfirmed) ?? null,
    completeness: perSection((type) => guide.completeSections.includes(type)),
  })
}

/** One of hundreds: made in one piece, because each piece less is felt in a long list. */
export function presentListedProperty(
  guide: ListedGuide,
  addressOf: AddressOf,
): z.infer<typeof listedPropertySchema> {
  const { width, height, placeholder, hasAvif } = guide
  const complete = guide.complete.split(',')
  return {
    id: guide.id,
    host_id: guide.hostId,
    name: guide.name,
    description: guide.description && excerptOf(guide.description),
    cover_image_url: guide.coverImageUrl && addressOf(guide.coverImageUrl),
    cover:
      width && height && placeholder
        ? { width, height, placeholder, has_avif: hasAvif ?? false }
        : null,
    short_code: guide.shortCode,
    is_published: guide.isPublished,
    published_at: guide.publishedAt && new Date(guide.publishedAt).toISOString(),
    created_at: new Date(guide.createdAt).toISOString(),
    language: guide.language,
    time_zone: guide.timeZone,
    completeness: perSection((type) => complete.includes(type)),
    has_locks: guide.hasLocks,
    check_due: guide.checkDue,
    suspended: presentSuspension(guide),
  }
}

type Suspended = { suspendedAt: Date | string | null; suspendedReason: string | null }

function presentSuspension({ suspendedAt, suspendedReason }: Suspended) {
  if (!suspendedAt || !suspendedReason) return null
  return { at: new Date(suspendedAt).toISOString(), reason: suspendedReason }
}

/** What guests may read: what is switched off is absent, and so is every name this product does not know. */
export function presentPublicProperty(whole: GuideWithContent, addressOf: AddressOf) {
  const guide = withoutSwitchedOff(withoutLocked(withoutHidden(whole), { whole }))
  return presentAs(publicPropertySchema, {
    ...withCover(guide, addressOf),
    photos: presentPhotos(guide, addressOf),
    amenities: readRecord(sayLocked(guide.amenities)),
    contentSections: guide.sections.map((section) => ({
      ...presentSection(
        { ...section, metadata: publicMetadata(section.sectionType, guide) },
        addressOf,
      ),
      content_items: section.items.map((item) => presentItem(item, addressOf)),
    })),
  })
}

export function presentSection(section: SectionRow, addressOf: AddressOf) {
  const tab = tabsSchema.shape[tabKeyOf[section.sectionType]]
  const metadata = withPhotos(tab, section.metadata, addressOf)
  return presentAs(contentSectionSchema, { ...section, metadata })
}

export function presentItem(item: ItemRow, addressOf: AddressOf) {
  return presentAs(contentItemSchema, {
    ...item,
    photoUrl: item.photoUrl && addressOf(item.photoUrl),
    photos: photosOfItem(item).map(({ id, photoUrl, caption }) => ({
      id: id ?? null,
      photo_url: addressOf(photoUrl),
      caption,
    })),
    locked: item.stayOnly,
  })
}

/** The guide as the form that a save sends back. */
export function presentForm(guide: GuideWithContent, addressOf: AddressOf): GuidebookForm {
  return withPhotos(wholeFormSchema, storedToForm(guide), addressOf)
}

/** What is known of the photos that can be seen in a guide. */
function presentPhotos(guide: GuideWithContent, addressOf: AddressOf) {
  const shown = new Set(photoPathsOf(guide))
  return guide.photos
    .filter(({ path }) => shown.has(path))
    .map(({ path, width, height, hasAvif }) => ({
      url: addressOf(path),
      width,
      height,
      has_avif: hasAvif,
    }))
}

function withCover<Guide extends GuideRow>(guide: Guide, addressOf: AddressOf) {
  const { coverPhoto, coverHasAvif } = guide
  const coverImageUrl = guide.coverImageUrl && addressOf(guide.coverImageUrl)
  const cover = coverPhoto && { ...coverPhoto, has_avif: coverHasAvif ?? false }
  return { ...guide, coverImageUrl, cover }
}

/** Never ends in half of a character. */
function excerptOf(description: string) {
  const excerpt = description.slice(0, excerptLength)
  return excerpt.isWellFormed() ? excerpt : excerpt.slice(0, -1)
}

/** A section's metadata for guests, of a guide's public part: no contact that is switched off, nothing that is the host's own note. */
function publicMetadata(type: SectionType, guide: GuidebookContent) {
  const said = readRecord(sayLocked(metadataOf(guide, type)))
  const { notApplicable: _, notAnswers: __, ...metadata } = said
  if (type !== 'welcome' || metadata.contactInfoEnabled) return metadata
  const isOpen = (key: string) => !Object.hasOwn(noHostContact, key)
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => isOpen(key)))
}
