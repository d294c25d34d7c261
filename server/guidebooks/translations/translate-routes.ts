import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { keptTexts } from '#domain/guide/translations/translations.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { hostSecurity, idParam, json, jsonBody, refusals } from '#server/http/answers.ts'
import { within } from '#server/http/host-limit.ts'
import type { Resources } from '#server/resources.ts'
import { translateGuide } from './translate-guide.ts'

/** Drafts of a guide in another language, where the installation has a translator. */
export function createTranslateRoutes(resources: Resources) {
  const host = requireHost(resources)
  const writes = within(resources.writeLimit)
  return new OpenAPIHono().openapi(
    createRoute({
      method: 'post',
      path: '/guidebooks/{id}/translate',
      tags: ['Guidebooks'],
      summary: 'Let a machine draft what a guidebook does not say in a language',
      description:
        'Of the saved guide, what has no translation or an older one. Nothing is written: the answer’s `texts` go into `translations` of a save. What is locked, contacts, and texts that repeat a code, a password or the name of a network are never sent; numbers and addresses are masked on the way. 400 `no_translator` where the installation has none.',
      middleware: [host, writes] as const,
      security: hostSecurity,
      request: {
        params: idParam,
        body: jsonBody(z.object({ language: guideLanguageSchema })),
      },
      responses: { 200: json(draftsSchema, 'The drafts'), ...refusals },
    }),
    async (c) => {
      const { hostId } = c.var
      const { id } = c.req.valid('param')
      const { language } = c.req.valid('json')
      return c.json(await translateGuide(resources, { id, hostId, language }), 200)
    },
  )
}

const draftsSchema = z.object({
  texts: keptTexts,
  left: z.number().int().openapi({ description: 'How many texts did not come' }),
})
