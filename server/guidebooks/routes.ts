import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import {
  hostSecurity,
  idParam,
  json,
  jsonBody,
  messageSchema,
  refusals,
} from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { within } from '#server/http/host-limit.ts'
import { onFailure } from '#server/http/on-failure.ts'
import type { Resources } from '#server/resources.ts'
import { copiedEntrySchema, presentCopies } from './copies/present-copies.ts'
import { createGuidebook } from './create-guidebook.ts'
import { deleteGuidebook, type RemovePhotos } from './delete-guidebook.ts'
import { duplicateGuidebook } from './duplicate-guidebook.ts'
import { listGuides } from './list-guides.ts'
import { presentForm, presentListedProperty, presentWholeProperty } from './present.ts'
import {
  answeredFormSchema,
  listedPropertySchema,
  newFormSchema,
  savedFormSchema,
  wholePropertySchema,
} from './property-schema.ts'
import { findGuide, type GuideWithContent } from './queries.ts'
import { updateGuidebook } from './update-guidebook.ts'

/** A host's own guidebooks: list, one, create, update, delete, duplicate. */
export function createGuidebookRoutes(resources: Resources, removePhotos: RemovePhotos) {
  const { db, photos, appUrl, translator, now } = resources
  const host = requireHost(resources)
  const writes = within(resources.writeLimit)
  const { addressOf } = photos
  const property = (guide: GuideWithContent) => presentWholeProperty(guide, addressOf)
  const whole = (guide: GuideWithContent) => ({
    property: property(guide),
    form: presentForm(guide, addressOf),
  })

  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path: '/guidebooks',
        tags: ['Guidebooks'],
        summary: 'List my guidebooks, newest first',
        middleware: [host] as const,
        security: hostSecurity,
        responses: { 200: json(listSchema, 'My guidebooks'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const guides = await asHost(db, hostId, (tx) => listGuides(tx, { hostId, now: now() }))
        const properties = guides.map((guide) => presentListedProperty(guide, addressOf))
        return c.json({ properties }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/guidebooks/{id}',
        tags: ['Guidebooks'],
        summary: 'Read one of my guidebooks, and the form a save sends back',
        middleware: [onFailure('could_not_load_guidebook'), host] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(readSchema, 'The guidebook'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { id } = c.req.valid('param')
        const guide = await asHost(db, hostId, (tx) => findGuide(tx, { id, hostId }))
        if (!guide) throw new Refusal('not_found')
        return c.json({ ...whole(guide), can_translate: translator !== undefined }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/guidebooks',
        tags: ['Guidebooks'],
        summary: 'Create a guidebook',
        description:
          'A new draft with a short code of its own. Only `welcome.propertyName` is needed. With an `id` of the caller’s making it can be sent again safely: the second time nothing is written and 200 answers the guide as it stands.',
        middleware: [onFailure('error_creating'), host, writes] as const,
        security: hostSecurity,
        request: { body: jsonBody(newFormSchema) },
        responses: {
          200: json(createdSchema, 'The guide an earlier call with this `id` has made'),
          201: json(createdSchema, 'The new draft'),
          ...refusals,
        },
      }),
      async (c) => {
        const { hostId } = c.var
        const { id, ...form } = c.req.valid('json')
        const { guide, isNew } = await createGuidebook(resources, { hostId, form, id })
        const values = { origin: appUrl(), shortCode: guide.shortCode }
        const message = successSentenceOf('guidebook_created', callersLocale(c), values)
        const answer = { property: { ...property(guide), shortCode: guide.shortCode }, message }
        return isNew ? c.json(answer, 201) : c.json(answer, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/guidebooks/{id}',
        tags: ['Guidebooks'],
        summary: 'Save the whole form over a guidebook',
        description:
          'With `version`, a guide saved elsewhere meanwhile is left alone: 409 `stale` with the current `property` and `form`. Without it the save is unconditional. With a `saveId` of the caller’s making it can be sent again safely for ninety days: nothing is written twice, and 200 answers the guide as it stands with the `version` this very save made, also when others have saved since (the next save from there is stale). The same `saveId` with another body answers 409 `save_id_reused`.',
        middleware: [onFailure('error_updating'), host, writes] as const,
        security: hostSecurity,
        request: { params: idParam, body: jsonBody(savedFormSchema) },
        responses: { 200: json(savedSchema, 'The saved guidebook'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { id } = c.req.valid('param')
        const { version, saveId, ...form } = c.req.valid('json')
        const update = { id, hostId, form, version, saveId, presentCurrent: whole }
        const { guide, copies } = await updateGuidebook(resources, update)
        const name = form.welcome.propertyName.trim()
        const locale = callersLocale(c)
        const message = successSentenceOf('guidebook_updated', locale, { name })
        const elsewhere = presentCopies(copies, { addressOf, locale })
        return c.json({ ...whole(guide), copies: elsewhere, message }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/guidebooks/{id}',
        tags: ['Guidebooks'],
        summary: 'Delete a guidebook',
        description:
          'With its content and the photos nothing else uses. The credit of a published one returns.',
        middleware: [onFailure('error_deleting'), host, writes] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(messageSchema, 'It is gone'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { id } = c.req.valid('param')
        const { name } = await deleteGuidebook(resources, removePhotos, { id, hostId })
        const message = successSentenceOf('guidebook_deleted', callersLocale(c), { name })
        return c.json({ message }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/guidebooks/{id}/duplicate',
        tags: ['Guidebooks'],
        summary: 'Duplicate a guidebook',
        description: 'A draft with the same content and a code of its own.',
        middleware: [onFailure('error_creating'), host, writes] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 201: json(createdSchema, 'The copy'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { id } = c.req.valid('param')
        const guide = await duplicateGuidebook(resources, { id, hostId })
        const message = successSentenceOf('guidebook_duplicated', callersLocale(c))
        return c.json(
          { property: { ...property(guide), shortCode: guide.shortCode }, message },
          201,
        )
      },
    )
}

const listSchema = z.object({ properties: z.array(listedPropertySchema) })

const oneSchema = z.object({ property: wholePropertySchema, form: answeredFormSchema })

const readSchema = oneSchema.extend({
  can_translate: z
    .boolean()
    .openapi({ description: 'Whether a machine may draft its translations: `…/translate`' }),
})

const savedSchema = oneSchema.extend({
  copies: z.array(copiedEntrySchema).openapi({
    description:
      'What this save changed that stands in other guides, too, and says something else there',
  }),
  message: z.string(),
})

const createdSchema = z.object({
  property: wholePropertySchema.extend({ shortCode: z.string() }),
  message: z.string(),
})
