import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rowSecurityFingerprint } from '#server/db/row-security/row-security-statements.ts'

const record = 'server/db/row-security/policies-by-migration.json'
const list = 'server/db/migrations/meta/_journal.json'

/** Policies as they are from this migration on. */
type Policies = { migration: string; fingerprint: string }

type PolicyRecord = { recorded: Policies[]; migrations: string[]; fingerprint: string }

function wrongWith({ recorded, migrations, fingerprint }: PolicyRecord) {
  const newest = recorded.at(-1)
  const places = recorded.map(({ migration }) => migrations.indexOf(migration))
  if (places.some((place, at) => place <= (places[at - 1] ?? -1))) {
    return `${record}: each entry names a migration, and a later one than the entry before it.`
  }
  if (recorded.some((one, at) => one.fingerprint === recorded[at - 1]?.fingerprint)) {
    return `${record}: an entry is there only where the policies have changed.`
  }
  if (newest?.fingerprint === fingerprint) return undefined
  return `The row policies have changed. Add a migration (“-- expand” alone is one), so that an older version that starts later does not put its own over them; then add to the end of ${record}: { "migration": "<its name>", "fingerprint": "${fingerprint}" }`
}

test('row policies change together with a migration only: an older version that starts later would put its own over them', () => {
  const { entries } = JSON.parse(readFileSync(list, 'utf8'))
  const known = {
    recorded: JSON.parse(readFileSync(record, 'utf8')),
    migrations: entries.map(({ tag }: { tag: string }) => tag),
    fingerprint: rowSecurityFingerprint,
  }
  expect(wrongWith(known)).toBeUndefined()
})

describe('of policies that have changed', () => {
  const migrations = ['0000_tables', '0001_gardens', '0002_yards']
  const before = { migration: '0001_gardens', fingerprint: 'old' }
  const after = { migration: '0002_yards', fingerprint: 'new' }

  test.each([
    { name: 'without a migration', recorded: [before], says: 'Add a migration' },
    {
      name: 'with a migration that had others',
      recorded: [before, { ...before, fingerprint: 'new' }],
      says: 'a later one',
    },
    {
      name: 'with a migration that is not there',
      recorded: [before, { ...after, migration: '0003_nowhere' }],
      says: 'a later one',
    },
    {
      name: 'only by name',
      recorded: [before, { ...after, fingerprint: 'old' }],
      says: 'only where the policies have changed',
    },
  ])('those that changed $name are found', ({ recorded, says }) => {
    expect(wrongWith({ recorded, migrations, fingerprint: 'new' })).toContain(says)
  })

  test('those that changed with a migration of their own pass', () => {
    const recorded = [before, after]
    expect(wrongWith({ recorded, migrations, fingerprint: 'new' })).toBeUndefined()
  })
})
