import { sql } from 'drizzle-orm'
import { photos } from './schema.ts'

/** Whether a guide shows the photo of a row, as cover or in a block. */
export const isInUse = sql`(
  exists (select from properties where cover_image_url = ${photos.path})
  or exists (select from content_items where photo_url = ${photos.path}))`
