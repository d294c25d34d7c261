import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#tests/api-test.ts'
import { makeHost } from '#tests/guides/factories.ts'
import { lockHostAccount } from './host-accounts.ts'
import { asSystem } from './row-security/callers.ts'
import { hostAccounts } from './tables/schema.ts'

test('an account is made for a host once; for one who left meanwhile there is none to make', async ({
  db,
}) => {
  const lock = (hostId: string, courtesyCredits: number) =>
    asSystem(db, (tx) =>
      tx.transaction((part) => lockHostAccount(part, { hostId, courtesyCredits })),
    )
  const host = await makeHost(db)
  await asSystem(db, (tx) => tx.delete(hostAccounts).where(eq(hostAccounts.hostId, host.id)))
  expect(await lock(host.id, 3)).toMatchObject({ hostId: host.id, courtesyCredits: 3 })
  expect(await lock(host.id, 5)).toMatchObject({ courtesyCredits: 3 })
  await expect(lock('nobody', 3)).rejects.toMatchObject({ code: 'unauthorized' })
})
