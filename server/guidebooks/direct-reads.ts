import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { contentItems, contentSections, photos, properties } from '#server/db/tables/schema.ts'
import { json, presentAs } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { presentItem, presentOwnProperty, presentSection } from './present.ts'
import {
  contentItemSchema,
  contentSectionSchema,
  ownPropertySchema,
  propertySchema,
} from './property-schema.ts'
import { owned, selectGuides } from './queries.ts'

/** The preview's and the test page's own reads, one table each, owner only. */
export function createDirectRoutes(resources: Resources) {
  const { db } = resources
  const { addressOf } = resources.photos

  return routesOf(resources, 'Direct reads', [
    hostCall('GET /properties', {
      summary: 'List my properties, newest first',
      failure: 'could_not_load_guidebook',
      answer: { 200: json(listSchema, 'My properties') },
      async work({ hostId }) {
        const { id, name, isPublished, createdAt } = properties
        const rows = await asHost(db, hostId, (tx) =>
          tx
            .select({ id, name, isPublished, createdAt })
            .from(properties)
            .where(eq(properties.hostId, hostId))
            .orderBy(desc(createdAt), desc(id)),
        )
        return { properties: rows.map((row) => presentAs(directPropertySchema, row)) }
      },
    }),
    hostCall('GET /properties/{id}', {
      summary: 'Read one of my properties without its content',
      failure: 'could_not_load_guidebook',
      answer: { 200: json(z.object({ property: ownPropertySchema }), 'The property') },
      async work({ id, hostId }) {
        const [property] = await asHost(db, hostId, (tx) =>
          selectGuides(tx).where(owned({ id, hostId })),
        )
        if (!property) throw new Refusal('not_found', { saying: 'could_not_load_guidebook' })
        return { property: presentOwnProperty(property, addressOf) }
      },
    }),
    hostCall('GET /properties/{id}/content-sections', {
      summary: 'Read the sections of one of my properties',
      failure: 'could_not_load_guidebook_content',
      answer: { 200: json(sectionsSchema, 'The sections in their order') },
      async work({ id, hostId }) {
        const rows = await asHost(db, hostId, (tx) =>
          tx
            .select({ section: contentSections })
            .from(properties)
            .leftJoin(contentSections, eq(contentSections.propertyId, properties.id))
            .where(owned({ id, hostId }))
            .orderBy(asc(contentSections.sortOrder)),
        )
        if (rows.length === 0) throw noContent()
        // A guide without sections is an empty list.
        const sections = rows.flatMap(({ section }) => section ?? [])
        return { content_sections: sections.map((one) => presentSection(one, addressOf)) }
      },
    }),
    hostCall('GET /content-sections/{id}/items', {
      summary: 'Read the items of one of my sections',
      failure: 'could_not_load_guidebook_content',
      answer: { 200: json(itemsSchema, 'The items in their order') },
      async work({ id, hostId }) {
        const rows = await asHost(db, hostId, (tx) =>
          tx
            .select({ item: contentItems, hasAvif: photos.hasAvif })
            .from(contentSections)
            .innerJoin(properties, eq(properties.id, contentSections.propertyId))
            .leftJoin(contentItems, eq(contentItems.sectionId, contentSections.id))
            .leftJoin(photos, eq(photos.path, contentItems.photoUrl))
            .where(and(eq(contentSections.id, id), eq(properties.hostId, hostId)))
            .orderBy(asc(contentItems.sortOrder), asc(contentItems.id)),
        )
        if (rows.length === 0) throw noContent()
        const items = rows.flatMap(({ item, hasAvif }) =>
          item ? { ...item, photoHasAvif: hasAvif ?? false } : [],
        )
        return { content_items: items.map((item) => presentItem(item, addressOf)) }
      },
    }),
  ])
}

const directPropertySchema = propertySchema
  .pick({ id: true, name: true, is_published: true, created_at: true })
  .openapi('DirectProperty')

const listSchema = z.object({ properties: z.array(directPropertySchema) })

const sectionsSchema = z.object({ content_sections: z.array(contentSectionSchema) })

const itemsSchema = z.object({ content_items: z.array(contentItemSchema) })

function noContent() {
  return new Refusal('not_found', { saying: 'could_not_load_guidebook_content' })
}
