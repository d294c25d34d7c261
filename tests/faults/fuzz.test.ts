/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { openPayments } from '#server/billing/payments.ts'
import { readConfig } from '#server/config.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { hostAccounts, photos, properties, requestLimits, user } from '#server/db/tables/schema.ts'
import { findGuide } from '#server/guidebooks/queries.ts'
import { answerChecker } from '#tests/answer-checker.ts'
import { makeGuide, makePhoto } from '#tests/guides/factories.ts'
import { makePicture } from '#tests/guides/pictures.ts'
import { type ApiDescription, requestsTo } from '#tests/request-arbitraries.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const numRuns = Number(process.env.FUZZ_RUNS ?? 200)
const seed = Number(process.env.FUZZ_SEED ?? 20_260_310)
const timeoutMs = 120_000
const callsAtOnce = 6
/** So that a share fits a test's time however many runs are asked for. */
const shares = Math.ceil(numRuns / 25)
/** What asks for a mail takes a tenth of a second each time; only a share that hangs meets this. */
const longest = timeoutMs + numRuns * 1000

test.for(Array.from({ length: shares }, (_, share) => share))(
  'whatever is sent to a call is answered in the API’s own words, and touches nobody else: share %i',
  { timeout: longest },
  async (share, { freshServer, onTestFinished }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-fuzz-'))
    const { stripe } = readConfig({})
    const payments = await openPayments({ stripe, dataDir, port: 0, now: () => new Date() })
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const server = await freshServer({ payments })
    const unlimited = withoutWaits(server)
    const description: ApiDescription = (await unlimited.call('GET', '/openapi.json')).body
    const check = answerChecker(description)
    const picture = await makePicture({ width: 220, height: 220 }).toBuffer()
    const victim = await hostWithEverything(server)
    const before = await everythingOf(server, victim)

    const calls = Object.entries(description.paths)
      .flatMap(([address, item]) =>
        Object.entries(item).map(([method, operation]) => ({ address, method, operation })),
      )
      .filter((_, place) => place % shares === share)
    const bombard = async () => {
      for (let next = calls.pop(); next; next = calls.pop()) {
        const { address, operation } = next
        const method = next.method.toUpperCase()
        const call = `${method} ${address}`
        const own = await hostWithEverything(server)
        const { token } = await server.resources.auth.issueAccessToken(own.id)
        const requests = requestsTo(description, next, {
          token,
          picture,
          own: wordsOf(own, address),
          others: wordsOf(victim, address),
        })
        const holds = fc.asyncProperty(requests, async ({ target, ...init }) => {
          await server.db.delete(requestLimits)
          const answer = await inTime(unlimited.api.request(target, { method, ...init }))
          await check(answer, { call, operation })
          expect(server.failures.splice(0), call).toEqual([])
        })
        await fc.assert(holds, { numRuns, seed }).catch((cause) => {
          throw new Error(`${call}: ${cause.message}`, { cause })
        })
      }
    }
    await Promise.all(Array.from({ length: callsAtOnce }, bombard))
    expect(await everythingOf(server, victim)).toEqual(before)
  },
)

/** Growing waits would answer most of this by themselves, and pauses against guessing would take hours. */
function withoutWaits(server: TestServer) {
  const { auth } = server.resources
  return server.withOverrides({
    auth: { ...auth, pause: async () => {}, attempts: { ...auth.attempts, begin: async () => {} } },
  })
}

type Fullness = Awaited<ReturnType<typeof hostWithEverything>>

async function hostWithEverything({ db, makeHost }: TestServer) {
  const host = await makeHost()
  const photo = await makePhoto(db, { hostId: host.id })
  const item = { title: 'Mapa', body: '', photoUrl: photo.path, linkUrl: '', isActive: true }
  const guide = await makeGuide(db, {
    hostId: host.id,
    isPublished: true,
    form: { welcome: { photoUrl: photo.path }, sections: { welcome: { items: [item] } } },
  })
  return { ...host, photo, guide, sectionId: guide.sections[0]?.id ?? '' }
}

/** What of a host a request may name. */
function wordsOf({ id, email, guide, photo, sectionId }: Fullness, address: string) {
  return {
    id: address.startsWith('/content-sections') ? sectionId : guide.id,
    hostId: id,
    propertyId: guide.id,
    shortCode: guide.shortCode,
    photoUrl: photo.path,
    email,
  }
}

function everythingOf({ db }: TestServer, { id: hostId, guide }: Fullness) {
  return asSystem(db, async (tx) => ({
    guide: await findGuide(tx, { id: guide.id, hostId }),
    guides: await tx.select().from(properties).where(eq(properties.hostId, hostId)),
    photos: await tx.select().from(photos).where(eq(photos.hostId, hostId)),
    account: await tx.select().from(hostAccounts).where(eq(hostAccounts.hostId, hostId)),
    user: await db.select().from(user).where(eq(user.id, hostId)),
  }))
}

async function inTime(answer: Response | Promise<Response>) {
  const timer = Promise.withResolvers<never>()
  const timeout = setTimeout(() => timer.reject(new Error('no answer in time')), timeoutMs)
  try {
    return await Promise.race([answer, timer.promise])
  } finally {
    clearTimeout(timeout)
  }
}
