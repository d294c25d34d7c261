import { expect } from 'vitest'
import { test as base, type FreshDatabase } from './api-test.ts'
import { openTestServer, type TestServer, type Wishes } from './open-test-server.ts'

export type { TestServer } from './open-test-server.ts'

type Fixtures = {
  /** What `server` is opened with; a test says its own by `test.extend('wishes', …)`. */
  wishes: Wishes
  /** The whole API on a transaction that is rolled back: for one thing after another. */
  server: TestServer
  /** Makes a server on a database of its own, for things that happen at once. */
  freshServer: (wishes?: Wishes) => Promise<TestServer & { database: FreshDatabase }>
}

/** What a server logs as a failure fails its test. */
export const test = base.extend<Fixtures>({
  wishes: {},
  server: async ({ db, workerDatabase, wishes }, use) => {
    const server = await openTestServer({ ...workerDatabase, db, kind: 'embedded' }, wishes)
    await use(server)
    await server.close()
    expect(server.failures).toEqual([])
  },
  freshServer: async ({ freshDatabase }, use) => {
    const servers: TestServer[] = []
    await use(async (wishes) => {
      const database = await freshDatabase()
      const server = await openTestServer(database, wishes)
      servers.push(server)
      return { ...server, database }
    })
    for (const server of servers) await server.close()
    for (const { failures } of servers) expect(failures).toEqual([])
  },
})
