import { photoStemOf } from '#domain/values/photo.ts'
import type { Transaction } from './database.ts'
import { tasks } from './tables/schema.ts'

/** On every page of every guide: what each start has forgotten. */
export const everyGuideTag = 'guides'

/** On every photo: forgotten at each start too, because a cache may have missed that some were deleted. */
export const everyPhotoTag = 'photos'

/** `zaguan_announce` in the database writes the same. */
export function guideTag(shortCode: string) {
  return `guide-${shortCode}`
}

/** One tag for a photo and all its copies, by the path or the file's name of any of them. */
export function photoTag(file: string) {
  return `photo-${photoStemOf(file)}`
}

export async function notePurges(tx: Transaction, tags: readonly string[]) {
  if (tags.length > 0) {
    await tx.insert(tasks).values(tags.map((subject) => ({ kind: 'purge', subject })))
  }
}
