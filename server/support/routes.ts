import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isFromProgram, supportMessageSchema } from '#domain/host/support-message.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { visitorKey } from '#server/auth/client.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { supportMessages } from '#server/db/tables/schema.ts'
import { json, jsonBody, messageSchema, refusals } from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import type { Resources } from '#server/resources.ts'

type SupportNeeds = {
  resources: Pick<Resources, 'auth' | 'config' | 'db' | 'mail' | 'now'>
  addressOf: (c: Context) => string
}

/** The contact form: a message is kept and goes to the operator through the outbox; a program's goes nowhere. */
export function createSupportRoutes({ resources, addressOf }: SupportNeeds) {
  const { auth, config, db, mail, now } = resources
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(
    createRoute({
      tags: ['Support'],
      method: 'post',
      path: '/support/messages',
      summary: 'Write to the people behind the product, or report a guide',
      request: { body: jsonBody(supportMessageSchema) },
      responses: { 201: json(messageSchema, 'On its way'), ...refusals },
    }),
    async (c) => {
      const written = c.req.valid('json')
      const locale = callersLocale(c) ?? 'es'
      const visitor = visitorKey(addressOf(c))
      await auth.attempts.begin([{ limit: 'supportMessage', of: visitor }])
      const { email: from, message, guideCode } = written
      if (!isFromProgram(written)) {
        const payload = { from, message, guideCode }
        await asSystem(db, async (tx) => {
          await tx.insert(supportMessages).values({ ...payload, locale, receivedAt: now() })
          await mail.enqueue(tx, {
            to: config.supportEmail,
            locale,
            template: 'supportMessage',
            payload,
          })
        })
        mail.kick()
      }
      return c.json({ message: successSentenceOf('message_sent', locale) }, 201)
    },
  )
}
