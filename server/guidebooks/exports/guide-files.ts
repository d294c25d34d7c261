import { guideFileOf, writeGuideFile } from '#domain/guide/exports/guide-file.ts'
import { type PlacedPhoto, placePhotos } from '#domain/guide/exports/place-photos.ts'
import { type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import type { GuideWithContent } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'
import { guideSchemaAddress } from './guide-schema.ts'
import type { ZipEntry } from './write-zip.ts'

export type Needs = Pick<Resources, 'photos' | 'log' | 'appUrl'>

/** A guide as it was at one moment: everything a zip of it is made from. */
export type LeavingGuide = {
  guide: GuideWithContent
  /** As the API answers it, photos under the paths they are stored at. */
  form: GuidebookForm
  photos: readonly PlacedPhoto[]
  exportedAt: Date
}

export function leavingGuide(guide: GuideWithContent, exportedAt: Date): LeavingGuide {
  const form = storedToForm(guide)
  return { guide, form, photos: placePhotos(form), exportedAt }
}

/** What of the zip may be written beside the guide's own files: a folder of a site. */
export type MoreFiles = (leaving: LeavingGuide) => AsyncIterable<ZipEntry> | Iterable<ZipEntry>

/**
 * The photos of a guide, what comes beside them, and at last `guide.json`, which says which photos could not be read. One
 * file at a time is held.
 */
export async function* guideFiles(
  needs: Needs,
  leaving: LeavingGuide,
  moreFiles: MoreFiles = () => [],
): AsyncGenerator<ZipEntry> {
  const missing: PlacedPhoto[] = []
  for (const photo of leaving.photos) {
    const bytes = await findPhoto(needs, photo)
    if (bytes) yield { name: photo.file, bytes, isPacked: true }
    else missing.push(photo)
  }
  yield* moreFiles(leaving)
  yield { name: 'guide.json', bytes: Buffer.from(guideJson(needs, leaving, missing)) }
}

/** The photo as large as it is kept; undefined when it is none of ours, or its file is gone. */
export async function findPhoto(
  { photos, log }: Pick<Needs, 'photos' | 'log'>,
  { address }: Pick<PlacedPhoto, 'address'>,
) {
  const name = photos.findFileName(address)
  const bytes = name === undefined ? undefined : await photos.store.find(name)
  if (!bytes) log.warn({ path: address }, 'a photo of a downloaded guide has no file')
  return bytes
}

function guideJson({ appUrl }: Needs, leaving: LeavingGuide, missing: readonly PlacedPhoto[]) {
  const { guide, form, exportedAt } = leaving
  return writeGuideFile(
    guideFileOf({
      schemaAddress: appUrl() + guideSchemaAddress,
      exportedAt: exportedAt.toISOString(),
      head: {
        title: guide.name,
        code: guide.shortCode,
        isPublished: guide.isPublished,
        publishedAt: guide.publishedAt?.toISOString() ?? null,
        createdAt: guide.createdAt.toISOString(),
        updatedAt: guide.updatedAt.toISOString(),
      },
      form,
      missing,
    }),
  )
}
