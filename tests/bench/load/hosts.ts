import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readGuidebookForm } from '#domain/guide/guidebook.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { insertGuide } from '#server/guidebooks/create-guidebook.ts'
import { contentOf } from '#tests/guides/factories.ts'
import type { TestServer } from '#tests/open-test-server.ts'

const password = 'la puerta azul'

/** Hosts with a password, and a published guide each, as full as the sample. */
export async function makeHosts({ db, resources }: TestServer, count: number) {
  const form = { ...readGuidebookForm(sampleForms.es), language: 'es' as const }
  const content = contentOf(form)
  const hosts = []
  for (let n = 0; n < count; n += 1) {
    const email = `${randomUUID()}@example.com`
    const hostId = await resources.auth.passwords.createHost({ email, password })
    const guide = await asSystem(db, async (tx) => {
      const made = await insertGuide(
        tx,
        { now: () => new Date(), random: randomBytes },
        { hostId, content },
      )
      const published = { isPublished: true, publishedAt: new Date() }
      await tx.update(properties).set(published).where(eq(properties.id, made.id))
      return { id: made.id, code: made.shortCode }
    })
    hosts.push({ email, password, guide, form })
  }
  return hosts
}
