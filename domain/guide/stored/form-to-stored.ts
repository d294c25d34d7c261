import { saysNothing } from '#domain/guide/blanks.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { type EntryPhoto, entryPhoto } from '#domain/guide/fields.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { type OwnItem, ownItem, photosOfBlock } from '#domain/guide/own-blocks.ts'
import {
  isSectionType,
  sectionTypeOf,
  sectionTypes,
  tabKeyOf,
  tabKeys,
} from '#domain/guide/section-names.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { descriptionOf } from '#domain/guide/sections/welcome.ts'
import { keepTranslations } from '#domain/guide/translations/keep-translations.ts'
import { keepUnconfirmed } from '#domain/guide/unconfirmed/keep-unconfirmed.ts'
import { type JsonRecord, readRecord } from '#domain/values/read-json.ts'
import { storedTimeOf } from '#domain/values/stay-times.ts'
import { findText } from '#domain/values/text.ts'
import { findStoredSection } from './read-stored.ts'
import {
  defaultTimeZone,
  type GuidebookContent,
  type StoredItem,
  type StoredSection,
} from './stored-guide.ts'
import { photosOfItem } from './stored-to-form.ts'
import { writeStored } from './write-stored.ts'

/** The form as it is kept; over a previous version, what the form does not speak of stays: translations, marks, unknown keys. */
export function formToStored(
  form: GuidebookPayload,
  previous?: GuidebookContent,
  made?: ReadonlySet<string>,
): GuidebookContent {
  const { welcome, houseManual } = form
  const content: GuidebookContent = {
    language: form.language ?? previous?.language ?? 'es',
    timeZone: form.timeZone ?? previous?.timeZone ?? defaultTimeZone,
    name: welcome.propertyName.trim(),
    description: descriptionOf(welcome),
    coverImageUrl: findText(welcome.photoUrl) ?? null,
    checkinTime: storedTimeOf({ hour: welcome.checkInHour, period: welcome.checkInPeriod }),
    checkoutTime: storedTimeOf({ hour: welcome.checkOutHour, period: welcome.checkOutPeriod }),
    bedrooms: houseManual.bedrooms,
    bathrooms: houseManual.bathrooms,
    maxGuests: houseManual.maxGuests,
    amenities: writeAmenities(form, previous?.amenities),
    sections: writeSections(form, previous?.sections ?? [], made),
  }
  const translations = keepTranslations({
    sent: form.translations,
    before: previous?.translations,
    content,
  })
  const unconfirmed = keepUnconfirmed({ sent: form.unconfirmed, previous, content })
  return {
    ...content,
    ...(translations && { translations }),
    ...(unconfirmed && { unconfirmed }),
  }
}

function writeAmenities(form: GuidebookPayload, previous: unknown): JsonRecord {
  const { parking } = form.houseManual
  // A copy for those who look for rooms there; who they are stands with the section.
  const rooms = form.houseManual.rooms.map(
    ({ id: _, featureIds: __, photos: ___, videoUrl: ____, ...room }) => room,
  )
  return {
    ...readRecord(previous),
    parking,
    rooms: writeStored(houseManual.shape.rooms, rooms),
  }
}

function writeSections(
  form: GuidebookPayload,
  previous: readonly StoredSection[],
  made: ReadonlySet<string> | undefined,
): StoredSection[] {
  const kept = tabKeys.map((key) => [
    key,
    findStoredSection(previous, sectionTypeOf[key])?.metadata,
  ])
  const metadata = writeStored(guidebookFormSchema, form, {
    before: Object.fromEntries(kept),
    made,
  })
  const written = sectionTypes.map((type, sortOrder) => {
    const before = findStoredSection(previous, type)
    const own = form.sections?.[type]
    return {
      ...(before?.id === undefined ? {} : { id: before.id }),
      sectionType: type,
      metadata: metadata[tabKeyOf[type]],
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

/** An id counts only when it is one of this section's own and comes once. */
function writeItems(items: readonly OwnItem[], previous: readonly StoredItem[]): StoredItem[] {
  const rows = new Set(previous.map(({ id }) => id))
  const whole = items.map((item) => wholeItem(item, previous))
  const filled = whole.filter((item) => !saysNothing(ownItem, item))
  return filled.map(({ id, entryId, photos, ...item }, sortOrder) => {
    const isOwn = id !== undefined && rows.delete(id)
    const video = findText(item.videoUrl)
    return {
      ...(isOwn && { id }),
      ...(entryId === undefined ? {} : { entryId }),
      title: item.title,
      body: item.body,
      photoUrl: findText(photos[0]?.photoUrl) ?? null,
      ...(photos.length > 0 && { photos }),
      ...(video && { videoUrl: video }),
      linkUrl: findText(item.linkUrl) ?? null,
      ...(item.stayOnly && { stayOnly: true }),
      isActive: item.isActive,
      sortOrder,
    }
  })
}

/** A block with what its client did not speak of, as it is kept under the same row or the same id. */
function wholeItem(item: OwnItem, previous: readonly StoredItem[]) {
  const { id, entryId } = item
  const before =
    previous.find((kept) => id !== undefined && kept.id === id) ??
    previous.find((kept) => entryId !== undefined && kept.entryId === entryId)
  const photos = photosOfBlock(item, before && photosOfItem(before))
  return {
    ...item,
    photos: withFirstId(photos, entryId).filter((photo) => !saysNothing(entryPhoto, photo)),
    photoUrl: photos[0]?.photoUrl ?? '',
    videoUrl: item.videoUrl ?? before?.videoUrl ?? '',
  }
}

/** A photo that came as a block's only one, from a client that knows no others, has its id from the two. */
function withFirstId([first, ...others]: readonly EntryPhoto[], entryId: string | undefined) {
  if (!first) return others
  if (first.id !== undefined || entryId === undefined) return [first, ...others]
  let id = derivedId(`${entryId} ${first.photoUrl}`)
  while (others.some((other) => other.id === id)) id = derivedId(id)
  return [{ ...first, id }, ...others]
}
