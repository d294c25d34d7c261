import { sql } from 'drizzle-orm'
import { photos } from './schema.ts'

/** Whether a guide shows the photo of a row, as cover or in a block, or a version of one that may come back. */
export const isInUse = sql`(
  exists (select from properties where cover_image_url = ${photos.path})
  or exists (select from content_items where photo_url = ${photos.path})
  or exists (select from version_photos where path = ${photos.path}))`
