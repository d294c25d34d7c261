import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { isSectionType, sectionTypes } from '#domain/guide/section-names.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { findShortCode, isReservedShortCode } from '#domain/values/short-code.ts'
import { asGuest } from '#server/db/row-security/callers.ts'
import { findPublishedGuide, type GuideWithContent } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'

type Asked = { typed: string; locale?: GuideLanguage | undefined }

/** The published guide of a code as somebody typed it, or the sample: that one is in the code, whatever the database does. */
export async function findGuestGuide(
  { db }: Pick<Resources, 'db'>,
  { typed, locale = 'es' }: Asked,
): Promise<GuideWithContent | undefined> {
  const shortCode = findShortCode(typed)
  if (!shortCode) return undefined
  if (isReservedShortCode(shortCode)) return sample(locale)
  return asGuest(db, (tx) => findPublishedGuide(tx, shortCode))
}

function sample(locale: GuideLanguage): GuideWithContent {
  const guide = sampleGuide(locale === 'es' ? 'es' : 'en')
  return {
    ...guide,
    amenities: readRecord(guide.amenities),
    completeSections: [...sectionTypes],
    hasLocks: false,
    translations: null,
    unconfirmed: null,
    coverPhoto: null,
    coverHasAvif: true,
    suspendedAt: null,
    suspendedReason: null,
    photos: [],
    sections: guide.sections.flatMap(({ id = '', sectionType, items, ...section }) =>
      isSectionType(sectionType)
        ? {
            ...section,
            id,
            sectionType,
            propertyId: guide.id,
            metadata: readRecord(section.metadata),
            items: items.map(({ id: itemId = '', entryId = null, ...item }) => ({
              ...item,
              entryId,
              photoHasAvif: false,
              photos: item.photos ?? null,
              videoUrl: item.videoUrl ?? null,
              stayOnly: item.stayOnly ?? false,
              id: itemId,
              sectionId: id,
            })),
          }
        : [],
    ),
  }
}
