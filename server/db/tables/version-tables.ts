import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GuidebookContent } from '#domain/guide/guidebook.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import { versionParts } from '#domain/guide/versions/versions.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { createdAt, isAtLeast, isOneOf, moment, partOf, updatedAt } from './columns.ts'
import { properties } from './guidebook-tables.ts'

/** What a guide was before a save changed it. */
export const guideVersions = pgTable(
  'guide_versions',
  {
    propertyId: partOf('property_id', () => properties.id).notNull(),
    version: integer().notNull(),
    content: jsonb().$type<GuidebookContent>().notNull(),
    /** What was changed after it. */
    changed: text({ enum: versionParts }).array().notNull(),
    /** Replaced as a whole: no later save is counted to the same change. */
    isApart: boolean('is_apart').default(false).notNull(),
    /** When it was saved itself. */
    savedAt: moment('saved_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.version] }),
    isAtLeast('guide_versions_version', table.version, 1),
  ],
)

/** What a guide says in one of its other languages, by the addresses of its texts. */
export const guideTranslations = pgTable(
  'guide_translations',
  {
    propertyId: partOf('property_id', () => properties.id).notNull(),
    language: text({ enum: guideLanguages }).notNull(),
    texts: jsonb().$type<TranslatedTexts>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.language] }),
    isOneOf('guide_translations_language', table.language, guideLanguages),
  ],
)

/** The photos of a version: they are in use for as long as it can be brought back. */
export const versionPhotos = pgTable(
  'version_photos',
  {
    propertyId: uuid('property_id').notNull(),
    version: integer().notNull(),
    path: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.version, table.path] }),
    foreignKey({
      name: 'version_photos_of_version',
      columns: [table.propertyId, table.version],
      foreignColumns: [guideVersions.propertyId, guideVersions.version],
    }).onDelete('cascade'),
    index('version_photos_by_path').on(table.path),
  ],
)

/** Entries that stand in several guides of a host: what each last said together with the others. */
export const entryCopies = pgTable(
  'entry_copies',
  {
    propertyId: partOf('property_id', () => properties.id).notNull(),
    /** The same in every guide the entry stands in. */
    entryId: text('entry_id').notNull(),
    /** Of what it said when it was last the same as in another guide. */
    digest: text().notNull(),
    /** One for all guides in which it was the same then. */
    agreement: text().notNull(),
    /** Those before, the newest last. */
    earlier: text().array().default([]).notNull(),
    /** Of what it said before it was last changed in this guide. */
    said: text(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.entryId] }),
    index('entry_copies_by_entry').on(table.entryId),
  ],
)
