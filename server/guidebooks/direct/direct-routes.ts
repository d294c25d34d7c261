import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { requireHost } from '#server/auth/require-host.ts'
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
import { hostSecurity, idParam, json, refusals } from '#server/http/answers.ts'
import { onFailure } from '#server/http/on-failure.ts'
import type { Resources } from '#server/resources.ts'
import { findItems, findProperty, findSections, listProperties } from './direct-reads.ts'

/** The preview's and the test page's own reads, one table each, owner only. */
export function createDirectRoutes(resources: Resources) {
  const { db, photos } = resources
  const host = requireHost(resources)

  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path: '/properties',
        tags: ['Direct reads'],
        summary: 'List my properties, newest first',
        middleware: [onFailure('could_not_load_guidebook'), host] as const,
        security: hostSecurity,
        responses: { 200: json(directListSchema, 'My properties'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const properties = await asHost(db, hostId, (tx) => listProperties(tx, hostId))
        return c.json({ properties: properties.map(presentDirectProperty) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/properties/{id}',
        tags: ['Direct reads'],
        summary: 'Read one of my properties without its content',
        middleware: [onFailure('could_not_load_guidebook'), host] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(directOneSchema, 'The property'), ...refusals },
      }),
      async (c) => {
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        const property = await asHost(db, own.hostId, (tx) => findProperty(tx, own))
        if (!property) throw new Refusal('not_found', { saying: 'could_not_load_guidebook' })
        return c.json({ property: presentOwnProperty(property, photos.addressOf) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/properties/{id}/content-sections',
        tags: ['Direct reads'],
        summary: 'Read the sections of one of my properties',
        middleware: [onFailure('could_not_load_guidebook_content'), host] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(sectionsSchema, 'The sections in their order'), ...refusals },
      }),
      async (c) => {
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        const sections = await asHost(db, own.hostId, (tx) => findSections(tx, own))
        if (!sections)
          throw new Refusal('not_found', { saying: 'could_not_load_guidebook_content' })
        return c.json(
          {
            content_sections: sections.map((section) =>
              presentSection(section, resources.photos.addressOf),
            ),
          },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/content-sections/{id}/items',
        tags: ['Direct reads'],
        summary: 'Read the items of one of my sections',
        middleware: [onFailure('could_not_load_guidebook_content'), host] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(itemsSchema, 'The items in their order'), ...refusals },
      }),
      async (c) => {
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        const items = await asHost(db, own.hostId, (tx) => findItems(tx, own))
        if (!items) throw new Refusal('not_found', { saying: 'could_not_load_guidebook_content' })
        const { addressOf } = photos
        return c.json({ content_items: items.map((item) => presentItem(item, addressOf)) }, 200)
      },
    )
}

const directListSchema = z.object({ properties: z.array(directPropertySchema) })

const directOneSchema = z.object({ property: ownPropertySchema })

const sectionsSchema = z.object({ content_sections: z.array(contentSectionSchema) })

const itemsSchema = z.object({ content_items: z.array(contentItemSchema) })
