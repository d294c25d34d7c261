import { sql } from 'drizzle-orm'
import { photos } from './tables/schema.ts'

/**
 * Whether a guide shows the photo of a row, or a version of one that may come back. A server of an older version writes the
 * cover and the first photo of a block, and does not list them.
 */
export const isInUse = sql`(
  exists (select from guide_photos where path = ${photos.path})
  or exists (select from version_photos where path = ${photos.path})
  or exists (select from properties where cover_image_url = ${photos.path})
  or exists (select from content_items where photo_url = ${photos.path}))`
