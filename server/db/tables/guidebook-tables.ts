import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sectionTypes } from '#domain/guide/section-names.ts'
import type { Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { userId } from './auth-tables.ts'
import { createdAt, isAtLeast, isOneOf, moment, partOf, updatedAt } from './columns.ts'

type Metadata = Record<string, unknown>

const unpublishedReasons = ['host', 'billing'] as const

export const properties = pgTable(
  'properties',
  {
    id: uuid().primaryKey().defaultRandom(),
    hostId: userId('host_id').notNull(),
    language: text({ enum: guideLanguages }).default('es').notNull(),
    timeZone: text('time_zone').default('America/Mexico_City').notNull(),
    name: text().notNull(),
    description: text(),
    coverImageUrl: text('cover_image_url'),
    shortCode: text('short_code').notNull().unique(),
    isPublished: boolean('is_published').default(false).notNull(),
    publishedAt: moment('published_at'),
    /** Why a guide that was published is not any more: its host took it down, or no credit covered it. */
    unpublishedReason: text('unpublished_reason', { enum: unpublishedReasons }),
    unpublishedAt: moment('unpublished_at'),
    /** Kept from guests by the operator, and why in words for its host; it stays published and keeps its credit. */
    suspendedAt: moment('suspended_at'),
    suspendedReason: text('suspended_reason'),
    checkinTime: time('checkin_time'),
    checkoutTime: time('checkout_time'),
    bedrooms: doublePrecision(),
    bathrooms: doublePrecision(),
    maxGuests: doublePrecision('max_guests'),
    amenities: jsonb().$type<Metadata>().default({}).notNull(),
    /** What the dashboard's dots say, kept with each save so that a list need not read the content. */
    completeSections: text('complete_sections', { enum: sectionTypes })
      .array()
      .default([])
      .notNull(),
    /** Whether something is shown only on the links of stays, kept with each save. */
    hasLocks: boolean('has_locks').default(false).notNull(),
    /** The guide this one is a copy of. */
    copiedFrom: uuid('copied_from'),
    version: integer().default(1).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('properties_newest_of_host').on(table.hostId, table.createdAt, table.id),
    index('properties_published_of_host')
      .on(table.hostId, table.publishedAt)
      .where(sql`${table.isPublished}`),
    index('properties_by_cover').on(table.coverImageUrl),
    isOneOf('properties_unpublished_reason', table.unpublishedReason, unpublishedReasons),
    isOneOf('properties_language', table.language, guideLanguages),
    isAtLeast('properties_bedrooms', table.bedrooms, 0),
    isAtLeast('properties_bathrooms', table.bathrooms, 0),
    isAtLeast('properties_max_guests', table.maxGuests, 1),
    check(
      'properties_published_at',
      sql`${table.isPublished} = (${table.publishedAt} is not null)`,
    ),
    check(
      'properties_suspended_reason',
      sql`(${table.suspendedAt} is null) = (${table.suspendedReason} is null)`,
    ),
  ],
)

export const contentSections = pgTable(
  'content_sections',
  {
    id: uuid().primaryKey().defaultRandom(),
    propertyId: partOf('property_id', () => properties.id).notNull(),
    sectionType: text('section_type', { enum: sectionTypes }).notNull(),
    metadata: jsonb().$type<Metadata>().default({}).notNull(),
    isActive: boolean('is_active').default(true).notNull(),
    sortOrder: integer('sort_order').default(0).notNull(),
  },
  (table) => [
    unique('content_sections_once_per_property').on(table.propertyId, table.sectionType),
    isOneOf('content_sections_type', table.sectionType, sectionTypes),
  ],
)

export const contentItems = pgTable(
  'content_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    sectionId: partOf('section_id', () => contentSections.id).notNull(),
    /** The same wherever the block moves, and in a copy of the guide. */
    entryId: text('entry_id'),
    title: text().default('').notNull(),
    body: text().default('').notNull(),
    /** The first of its photos. */
    photoUrl: text('photo_url'),
    photos: jsonb().$type<unknown>(),
    videoUrl: text('video_url'),
    linkUrl: text('link_url'),
    /** Shown, but for its title, only on the link of a stay. */
    stayOnly: boolean('stay_only').default(false).notNull(),
    isActive: boolean('is_active').default(true).notNull(),
    sortOrder: integer('sort_order').default(0).notNull(),
  },
  (table) => [
    index('content_items_of_section').on(table.sectionId, table.sortOrder),
    index('content_items_by_photo').on(table.photoUrl).where(sql`${table.photoUrl} is not null`),
  ],
)

/** Which photos a guide shows, wherever in it. */
export const guidePhotos = pgTable(
  'guide_photos',
  {
    propertyId: partOf('property_id', () => properties.id).notNull(),
    path: text().notNull(),
    /** Neither its section nor its block is switched off. */
    isVisible: boolean('is_visible').default(false).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.path] }),
    index('guide_photos_by_path').on(table.path),
  ],
)

/** Saves that carried an id, and the version each made: sent again, one is recognised and not written twice. */
export const guidebookSaves = pgTable(
  'guidebook_saves',
  {
    propertyId: partOf('property_id', () => properties.id).notNull(),
    saveId: uuid('save_id').notNull(),
    digest: text().notNull(),
    version: integer().notNull(),
    /** Ids of the entries it changed that may stand in other guides. */
    changedEntries: text('changed_entries').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.saveId] }),
    index('guidebook_saves_by_age').on(table.createdAt),
    isAtLeast('guidebook_saves_version', table.version, 1),
  ],
)

/** What they mean stands in `server/photos/photo-use.ts`. */
const photoStates = ['storing', 'stored', 'removing'] as const

/** Which host uploaded which photo; the files themselves are in the photo store under `path`. */
export const photos = pgTable(
  'photos',
  {
    path: text().primaryKey(),
    hostId: userId('host_id').notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    state: text({ enum: photoStates }).default('stored').notNull(),
    unusedSince: moment('unused_since'),
    /** Whether its AVIF copies stand; they are made after the upload was answered. */
    hasAvif: boolean('has_avif').default(true).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('photos_newest_of_host').on(table.hostId, table.createdAt),
    index('photos_to_sweep')
      .on(table.path)
      .where(sql`${table.state} <> 'stored' or ${table.unusedSince} is not null`),
    isOneOf('photos_state', table.state, photoStates),
    isAtLeast('photos_bytes', table.bytes, 1),
    isAtLeast('photos_width', table.width, 1),
    isAtLeast('photos_height', table.height, 1),
  ],
)

/** Photos of accounts that are no more: their files are removed until that has surely been done. */
export const leftPhotos = pgTable('left_photos', {
  path: text().primaryKey(),
  leftAt: moment('left_at').notNull(),
})

/** Which texts of a guide nobody has confirmed yet, by their addresses; a guide without any has no row. */
export const guideUnconfirmed = pgTable('guide_unconfirmed', {
  propertyId: partOf('property_id', () => properties.id).primaryKey(),
  texts: jsonb().$type<Unconfirmed>().notNull(),
  updatedAt: updatedAt(),
})

/** What a host has said of a guide when asked: which values are right, that what changes often is still true, or not now. */
export const guideChecks = pgTable('guide_checks', {
  propertyId: partOf('property_id', () => properties.id).primaryKey(),
  confirmedAt: moment('confirmed_at'),
  putOffAt: moment('put_off_at'),
  /** Of codes, networks, the number, the address and the hours that were shown before guests read them. */
  rightValues: jsonb('right_values').$type<string[]>(),
})

/** Stays of guests in a home, with a link of their own each. Of the guests nothing is kept. */
export const stays = pgTable(
  'stays',
  {
    id: uuid().primaryKey().defaultRandom(),
    propertyId: partOf('property_id', () => properties.id).notNull(),
    from: date('arrives_on', { mode: 'string' }).notNull(),
    until: date('leaves_on', { mode: 'string' }).notNull(),
    language: text({ enum: guideLanguages }).notNull(),
    note: text().default('').notNull(),
    /** When these guests leave, where that is not the guide's hour. */
    leavesAt: time('leaves_at'),
    /** Its link is made of its id and this number: the next number ends the link. */
    generation: integer().default(1).notNull(),
    /** Which of the server's keys its link is made with. */
    keyId: text('key_id').notNull(),
    openedAt: moment('opened_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('stays_of_property').on(table.propertyId, table.until),
    index('stays_by_end').on(table.until),
    isOneOf('stays_language', table.language, guideLanguages),
    isAtLeast('stays_generation', table.generation, 1),
  ],
)
