import { z } from '@hono/zod-openapi'
import { keptTexts } from '#domain/guide/translations/translations.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { translateGuide } from './translate-guide.ts'

/** Drafts of a guide in another language, where the installation has a translator. */
export function createTranslateRoutes(resources: Resources) {
  return routesOf(resources, 'Guidebooks', [
    hostCall('POST /guidebooks/{id}/translate', {
      summary: 'Let a machine draft what a guidebook does not say in a language',
      description:
        'Of the saved guide, what has no translation or an older one. Nothing is written: the answer’s `texts` go into `translations` of a save. What is locked, contacts, and texts that repeat a code, a password or the name of a network are never sent; numbers and addresses are masked on the way. 400 `no_translator` where the installation has none.',
      body: z.object({ language: guideLanguageSchema }),
      limit: 'writes',
      answer: { 200: json(draftsSchema, 'The drafts') },
      async work({ id, hostId, body }) {
        return translateGuide(resources, { id, hostId, ...body })
      },
    }),
  ])
}

const draftsSchema = z.object({
  texts: keptTexts,
  left: z.number().int().openapi({ description: 'How many texts did not come' }),
})
