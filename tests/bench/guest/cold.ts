import { randomBytes, randomUUID } from 'node:crypto'
import { formToStored, readGuidebookForm } from '#domain/guide/guidebook.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { readConfig } from '#server/config.ts'
import { asSystem, openDatabase } from '#server/db/open.ts'
import { hostAccounts, properties, user } from '#server/db/schema.ts'
import { createGuestRoutes } from '#server/guest/routes.ts'
import { insertGuide } from '#server/guidebooks/create-guidebook.ts'
import { findGuestGuide } from '#server/guidebooks/find-guest-guide.ts'
import { atMost, type Row, shown, undisturbed } from '#tests/bench/report.ts'
import { startPostgres } from '#tests/postgres.ts'
import { loadScreens } from './screens.ts'

const guides = 200

/** The first answer for a guide nobody has asked for, against one read of it from the database. */
export async function measureCold(): Promise<Row[]> {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: postgres.adminUrl, dataDir: postgres.folder })
  try {
    const { db } = database
    const codes = await publishGuides(db)
    const { routes } = createGuestRoutes(
      {
        config: readConfig({}),
        metrics: { guestCache: { inc: () => {} } },
        log: { error: console.error },
        appUrl: () => 'http://localhost',
        photos: { addressOf: (path: string) => `http://localhost${path}` },
        guideChanges: { onChange: () => () => {} },
        now: () => new Date(),
      } as never,
      {
        screens: await loadScreens(),
        findStay: async () => undefined,
        findGuide: ({ code, locale }) => findGuestGuide({ db }, { typed: code, locale }),
        visitorOf: () => randomUUID(),
      },
    )
    const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
    const reads: number[] = []
    const answers: number[] = []
    for (const code of codes) {
      reads.push(await timed(() => findGuestGuide({ db }, { typed: code })))
      answers.push(
        await timed(async () => (await routes.request(`/${code}`, { headers })).arrayBuffer()),
      )
    }
    const [read, answer] = [undisturbed(reads), undisturbed(answers)]
    return [
      shown('one read of a guide from the database', `${read.toFixed(2)} ms`),
      shown('first answer for a cold guide', `${answer.toFixed(2)} ms`),
      atMost('cold answer against one read', answer / read, 3),
    ]
  } finally {
    await database.close()
    await postgres.stop()
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

async function publishGuides(db: Db) {
  const hostId = randomUUID()
  const content = formToStored({ ...readGuidebookForm(sampleForms.en), language: 'en' })
  return asSystem(db, async (tx) => {
    await tx
      .insert(user)
      .values({ id: hostId, name: 'Host', email: 'host@example.com', emailVerified: true })
    await tx.insert(hostAccounts).values({ hostId, courtesyCredits: 3, paidCredits: 0 })
    const made: string[] = []
    for (let n = 0; n < guides; n++) {
      const guide = await insertGuide(
        tx,
        { now: () => new Date(), random: randomBytes },
        { hostId, content },
      )
      made.push(guide.shortCode)
    }
    await tx.update(properties).set({ isPublished: true, publishedAt: new Date() })
    return made
  })
}

async function timed(work: () => Promise<unknown>) {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}
