import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import {
  presentDirectProperty,
  presentItem,
  presentOwnProperty,
  presentSection,
} from '#server/guidebooks/present.ts'
import {
  contentItemSchema,
  contentSectionSchema,
  directPropertySchema,
  ownPropertySchema,
} from '#server/guidebooks/property-schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { findItems, findProperty, findSections, listProperties } from './direct-reads.ts'

/** The preview's and the test page's own reads, one table each, owner only. */
export function createDirectRoutes(resources: Resources) {
  const { db } = resources
  const { addressOf } = resources.photos

  return routesOf(resources, 'Direct reads', [
    hostCall('GET /properties', {
      summary: 'List my properties, newest first',
      failure: 'could_not_load_guidebook',
      answer: { 200: json(directListSchema, 'My properties') },
      async work({ hostId }) {
        const properties = await asHost(db, hostId, (tx) => listProperties(tx, hostId))
        return { properties: properties.map(presentDirectProperty) }
      },
    }),
    hostCall('GET /properties/{id}', {
      summary: 'Read one of my properties without its content',
      failure: 'could_not_load_guidebook',
      answer: { 200: json(directOneSchema, 'The property') },
      async work({ id, hostId }) {
        const property = await asHost(db, hostId, (tx) => findProperty(tx, { id, hostId }))
        if (!property) throw new Refusal('not_found', { saying: 'could_not_load_guidebook' })
        return { property: presentOwnProperty(property, addressOf) }
      },
    }),
    hostCall('GET /properties/{id}/content-sections', {
      summary: 'Read the sections of one of my properties',
      failure: 'could_not_load_guidebook_content',
      answer: { 200: json(sectionsSchema, 'The sections in their order') },
      async work({ id, hostId }) {
        const sections = await asHost(db, hostId, (tx) => findSections(tx, { id, hostId }))
        if (!sections)
          throw new Refusal('not_found', { saying: 'could_not_load_guidebook_content' })
        return { content_sections: sections.map((one) => presentSection(one, addressOf)) }
      },
    }),
    hostCall('GET /content-sections/{id}/items', {
      summary: 'Read the items of one of my sections',
      failure: 'could_not_load_guidebook_content',
      answer: { 200: json(itemsSchema, 'The items in their order') },
      async work({ id, hostId }) {
        const items = await asHost(db, hostId, (tx) => findItems(tx, { id, hostId }))
        if (!items) throw new Refusal('not_found', { saying: 'could_not_load_guidebook_content' })
        return { content_items: items.map((item) => presentItem(item, addressOf)) }
      },
    }),
  ])
}

const directListSchema = z.object({ properties: z.array(directPropertySchema) })

const directOneSchema = z.object({ property: ownPropertySchema })

const sectionsSchema = z.object({ content_sections: z.array(contentSectionSchema) })

const itemsSchema = z.object({ content_items: z.array(contentItemSchema) })
