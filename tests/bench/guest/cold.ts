import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readGuidebookForm } from '#domain/guide/guidebook.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import { openDatabase } from '#server/db/open.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts, properties, stays, user } from '#server/db/tables/schema.ts'
import { createGuestRoutes } from '#server/guest/routes.ts'
import { insertGuide } from '#server/guidebooks/create-guidebook.ts'
import { findGuestGuide } from '#server/guidebooks/published/public-guide.ts'
import { findStay, openStayKeys } from '#server/stays/find-stay.ts'
import { atMost, type Row, shown, undisturbed } from '#tests/bench/report.ts'
import { contentOf } from '#tests/guides/factories.ts'
import { startPostgres } from '#tests/postgres/postgres.ts'
import { guestResources } from './guest-resources.ts'
import { loadScreens } from './screens.ts'

const guides = 200

/** The first answer for a guide nobody has asked for, against one read of it from the database. */
export async function measureCold(): Promise<Row[]> {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: postgres.adminUrl, dataDir: postgres.folder })
  try {
    const { db } = database
    const codes = await publishGuides(db)
    const stayKeys = openStayKeys({ configured: [], authSecret: randomUUID() })
    const now = () => new Date()
    const { routes } = createGuestRoutes(guestResources({ appUrl: () => 'http://localhost' }), {
      screens: await loadScreens(),
      findStay: (link) => findStay({ db, now, stayKeys }, link),
      findGuide: ({ code, locale }) => findGuestGuide({ db }, { typed: code, locale }),
      visitorOf: () => randomUUID(),
    })
    const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
    const reads: number[] = []
    const answers: number[] = []
    for (const code of codes) {
      reads.push(await timed(() => findGuestGuide({ db }, { typed: code })))
      answers.push(
        await timed(async () => (await routes.request(`/${code}`, { headers })).arrayBuffer()),
      )
    }
    const link = await addStay(db, { code: codes[0] ?? '', stayKeys })
    const visits: number[] = []
    for (let visit = 0; visit < guides; visit++) {
      visits.push(
        await timed(async () => {
          const page = await routes.request(link, { headers })
          if (page.status !== 200) throw new Error(`a stay's page answers ${page.status}`)
          return page.arrayBuffer()
        }),
      )
    }
    const [read, answer] = [undisturbed(reads), undisturbed(answers)]
    const stay = undisturbed(visits)
    return [
      shown('one read of a guide from the database', `${read.toFixed(2)} ms`),
      shown('first answer for a cold guide', `${answer.toFixed(2)} ms`),
      atMost('cold answer against one read', answer / read, 3),
      atMost('page of a stay, validity read each time, against one read', stay / read, 1.5),
    ]
  } finally {
    await database.close()
    await postgres.stop()
  }
}

type Visit = { code: string; stayKeys: ReturnType<typeof openStayKeys> }

/** The link of a stay that is open now, among as many as a busy home has. */
function addStay(db: Db, { code, stayKeys }: Visit) {
  const today = dayIn('UTC', Date.now())
  return asSystem(db, async (tx) => {
    const [guide] = await tx.select().from(properties).where(eq(properties.shortCode, code))
    const days = { from: addDays(today, -1), until: addDays(today, 2), language: 'en' } as const
    const values = { propertyId: guide?.id ?? '', ...days, keyId: stayKeys.newest }
    const made = await tx
      .insert(stays)
      .values(Array.from({ length: 40 }, () => values))
      .returning()
    const [stay] = made.slice(-1)
    if (!stay) throw new Error('a stay was written and not returned')
    return `/${code}/s/${stayKeys.tokenOf(stay)}`
  })
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

async function publishGuides(db: Db) {
  const hostId = randomUUID()
  const content = contentOf({ ...readGuidebookForm(sampleForms.en), language: 'en' })
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
