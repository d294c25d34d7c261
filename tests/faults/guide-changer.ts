/**
 * A process of its own that makes random changes to the guides of some hosts, as its arguments say:
 * the database, the hosts, a seed and a number of steps. Ends by telling how many guides it published in all.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { Refusal } from '#domain/messages/refusals.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { createGuidebook, duplicateGuidebook } from '#server/guidebooks/create-guidebook.ts'
import { publishGuidebook, unpublishGuidebook } from '#server/guidebooks/publish-guidebook.ts'
import { listGuides } from '#server/guidebooks/queries.ts'
import { deleteGuidebook } from '#server/guidebooks/routes.ts'
import { saveOver } from '#server/guidebooks/update-guidebook.ts'
import { openLog } from '#server/operation/log.ts'
import { resourcesOn } from '#server/resources.ts'
import { makeForm } from '#tests/guides/factories.ts'

const [databaseUrl = '', hosts = '', seed = '1', steps = '1'] = process.argv.slice(2)
const hostIds = hosts.split(',')
const dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan-changer-'))
const database = await openDatabase({ databaseUrl, dataDir, poolSize: 6 })
const resources = await resourcesOn({
  config: readConfig({ DATA_DIR: dataDir, APP_URL: 'http://zaguan.test' }),
  log: openLog({ level: 'fatal', readable: false }),
  database,
})

type Own = { id: string; hostId: string }

/** Each answers by how many it changed the number of published guides. */
const deeds = {
  publish: async (own: Own) => ((await publishGuidebook(resources, own)).wasPublished ? 0 : 1),
  unpublish: async (own: Own) => ((await unpublishGuidebook(resources, own)).wasPublished ? -1 : 0),
  delete: async (own: Own) => ((await deleteGuidebook(resources, own)).isPublished ? -1 : 0),
  create: async ({ hostId }: Own) => {
    await createGuidebook(resources, { hostId, form: makeForm() })
    return 0
  },
  duplicate: async (own: Own) => {
    await duplicateGuidebook(resources, own)
    return 0
  },
  update: async (own: Own) => {
    const sent = makeForm()
    await saveOver(resources, { ...own, sent }, async () => ({ form: sent }))
    return 0
  },
}

const step = fc.record({
  hostId: fc.constantFrom(...hostIds),
  place: fc.nat(),
  deed: fc.oneof(
    { weight: 6, arbitrary: fc.constant('publish' as const) },
    { weight: 3, arbitrary: fc.constant('unpublish' as const) },
    { weight: 2, arbitrary: fc.constant('delete' as const) },
    { weight: 2, arbitrary: fc.constantFrom('create' as const, 'duplicate' as const) },
    { weight: 1, arbitrary: fc.constant('update' as const) },
  ),
})

let published = 0
const inHand = 4
const todo = fc.sample(step, { seed: Number(seed), numRuns: Number(steps) })

async function work() {
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { hostId, place, deed } = next
    const guides = await asHost(database.db, hostId, (tx) =>
      listGuides(tx, { hostId: hostId, now: new Date() }),
    )
    const { id } = guides[place % Math.max(1, guides.length)] ?? { id: hostId }
    try {
      const change = await deeds[deed]({ id, hostId })
      published += change
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

await Promise.all(Array.from({ length: inHand }, work))
await resources.close()
await rm(dataDir, { recursive: true })
console.log(`published ${published}`)
