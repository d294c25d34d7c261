import { isFromProgram, supportMessageSchema } from '#domain/host/support-message.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { type VisitorOf, visitorKey } from '#server/auth/visitor.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { supportMessages } from '#server/db/tables/schema.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { openCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'

/** The contact form: a message is kept and goes to the operator through the outbox; a program's goes nowhere. */
export function createSupportRoutes(resources: Resources, visitorOf: VisitorOf) {
  const { auth, config, db, mail, now } = resources
  return routesOf(resources, 'Support', [
    openCall('POST /support/messages', {
      summary: 'Write to the people behind the product, or report a guide',
      body: supportMessageSchema,
      refuses: ['too_many_attempts'],
      answer: { 201: json(messageSchema, 'On its way') },
      async work({ c, body, locale = 'es' }) {
        await auth.attempts.begin([{ limit: 'supportMessage', of: visitorKey(visitorOf(c)) }])
        const { email: from, message, guideCode } = body
        if (!isFromProgram(body)) {
          const payload = { from, message, guideCode }
          await asSystem(db, async (tx) => {
            await tx.insert(supportMessages).values({ ...payload, locale, receivedAt: now() })
            const to = config.supportEmail
            await mail.enqueue(tx, { to, locale, template: 'supportMessage', payload })
          })
          mail.sendSoon()
        }
        return { message: successSentenceOf('message_sent', locale) }
      },
    }),
  ])
}
