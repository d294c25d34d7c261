import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '#server/backup/format.ts'
import { writeWhole } from '#server/backup/places.ts'
import { toFile } from '#server/backup/read.ts'
import { openPostgres } from '#server/db/connections/open-postgres.ts'
import { startRetries } from '#server/db/connections/retry.ts'
import { backUp, check, openFile, restore } from '#tests/backing-up.ts'
import { fillInstallation } from '#tests/fill-installation.ts'
import { emptyLaptop, makeEmptyPostgres, openEmptyPostgres } from '#tests/guides/places.ts'
import { readEverything, within } from '#tests/installation.ts'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'

const passphrase = 'a key of more than twenty characters'
const key = await generateIdentity()
let source: Awaited<ReturnType<typeof makeEmptyPostgres>>
let plain: string
let encrypted: string

beforeAll(async () => {
  source = await makeEmptyPostgres()
  await within(source, (open) => fillInstallation(open, { hosts: 2, guidesEach: 1, seed: 1 }))
  plain = await backUp(source)
  encrypted = await backUp(source, key)
})

afterAll(() => source.remove())

function written(bytes: Uint8Array) {
  const file = join(emptyFolder(), 'changed.tar.gz')
  writeFileSync(file, bytes)
  return file
}

/** What became of a backup's file: refused in words, or as good as before. */
async function outcomeOf(file: string, openedWith?: string) {
  try {
    const { contents } = await check(file, openedWith)
    return JSON.stringify(contents)
  } catch (error) {
    return `${error}`
  }
}

/** The same backup with some of its pieces exchanged, or more of them. */
async function rewritten(change: (entry: Entry) => Entry | Entry[]) {
  const file = join(emptyFolder(), 'changed.tar.gz')
  const entries = openFile(plain)()
  const changed = (async function* () {
    for await (const entry of entries) yield* [change(entry)].flat()
  })()
  await writeWhole(file, toFile(changed, undefined))
  return file
}

describe('a file that is not whole', () => {
  test.each(['plain', 'encrypted'])('is refused wherever it was cut short (%s)', async (kind) => {
    const bytes = readFileSync(kind === 'plain' ? plain : encrypted)
    const places = fc.integer({ min: 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(places, async (length) => {
        const outcome = await outcomeOf(written(bytes.subarray(0, length)), key)
        expect(outcome).toMatch(/^BackupProblem: The (backup is damaged|file is not a backup)/)
      }),
      { numRuns: 25, seed: 7, examples: [[0], [bytes.length - 1], [bytes.length - 8]] },
    )
  })

  test.each(['plain', 'encrypted'])(
    'never passes for another one, whichever bit fell over (%s)',
    async (kind) => {
      const bytes = readFileSync(kind === 'plain' ? plain : encrypted)
      const whole = await outcomeOf(plain)
      const bits = fc.tuple(fc.nat(bytes.length - 1), fc.nat(7))
      await fc.assert(
        fc.asyncProperty(bits, async ([at, bit]) => {
          const changed = Buffer.from(bytes)
          changed[at]! ^= 1 << bit
          const outcome = await outcomeOf(written(changed), key)
          // Some bits of a compressed file's heading mean nothing.
          if (outcome !== whole) expect(outcome).toMatch(/^BackupProblem: The (backup|file) is /)
        }),
        { numRuns: 40, seed: 8 },
      )
    },
  )

  test('is refused when a photo or a row is another one', async () => {
    const otherPhoto = await rewritten(({ name, bytes }) =>
      name.startsWith('photos/') ? { name, bytes: Buffer.from('another') } : { name, bytes },
    )
    expect(await outcomeOf(otherPhoto)).toContain('the photos are not those that were written')
    const otherRow = await rewritten(({ name, bytes }) => {
      const words = Buffer.from(bytes).toString().replaceAll('host-1-0', 'host-1-9')
      return name.startsWith('tables/user/') ? { name, bytes: Buffer.from(words) } : { name, bytes }
    })
    expect(await outcomeOf(otherRow)).toContain('user is not what was written')
  })

  test.each(['tables/user/000002.jsonl', 'photos/1-a.jpg', 'files/auth-secret/000001'])(
    'is refused when %s follows its end',
    async (name) => {
      const more = { name, bytes: Buffer.from('') }
      const longer = await rewritten((entry) =>
        entry.name === 'contents.json' ? [entry, more] : entry,
      )
      expect(await outcomeOf(longer)).toContain('something follows its end')
    },
  )

  test('is refused when it is something else', async () => {
    expect(await outcomeOf(written(Buffer.from('chapter one')))).toContain('is not a backup')
    expect(await outcomeOf(join(emptyFolder(), 'nothing'))).toContain('there is no such file')
  })
})

test('any tar can look into a file that is not encrypted', () => {
  const names = execFileSync('tar', ['-tzf', plain], { encoding: 'utf8' }).split('\n')
  expect(names[0]).toBe('backup.json')
  expect(names).toContain('tables/properties/000001.jsonl')
  const rows = execFileSync('tar', ['-xzOf', plain, 'tables/user/000001.jsonl'], {
    encoding: 'utf8',
  })
  expect(
    rows
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row)[0]),
  ).toEqual(['host-1-0', 'host-1-1'])
})

describe('an encrypted file', () => {
  test('opens with its own key alone', async () => {
    expect(readFileSync(encrypted).includes('host-1-0')).toBe(false)
    expect(await outcomeOf(encrypted, key)).toBe(await outcomeOf(plain))
    expect(await outcomeOf(encrypted, passphrase)).toContain('encrypted with another key')
    expect(await outcomeOf(encrypted)).toContain('set BACKUP_KEY')
  })

  test('opens with the passphrase it was made with', { tags: 'long' }, async () => {
    const file = await backUp(source, passphrase)
    expect(await outcomeOf(file, passphrase)).not.toContain('Problem')
    expect(await outcomeOf(file, `${passphrase}!`)).toContain('encrypted with another key')
  })

  test('is made with the public half of a key and read with the other', async () => {
    const identity = await generateIdentity()
    const recipient = await identityToRecipient(identity)
    const file = await backUp(source, recipient)
    expect(await outcomeOf(file, identity)).not.toContain('Problem')
    expect(await outcomeOf(file, recipient)).toContain('the public half')
    expect(await outcomeOf(file, await generateIdentity())).toContain('another key')
  })
})

describe('a newer file', () => {
  const withHeader = (change: object) =>
    rewritten(({ name, bytes }) => {
      if (name !== 'backup.json') return { name, bytes }
      const header = { ...JSON.parse(Buffer.from(bytes).toString()), ...change }
      return { name, bytes: Buffer.from(JSON.stringify(header)) }
    })

  test.each([{ format: 2, more: true }, { migrations: [1, 2_000_000_000_000] }])(
    'is refused: %j',
    async (change) => {
      const place = await openEmptyPostgres()
      await expect(restore(place, await withHeader(change))).rejects.toThrow('a newer version')
      expect(await tablesOf(place.adminUrl)).toEqual([])
    },
  )
})

test('a file that knows a column by another name is refused before anything is written', async () => {
  const place = await openEmptyPostgres()
  const file = await rewritten(({ name, bytes }) => {
    const words = Buffer.from(bytes).toString().replace('"short_code"', '"long_code"')
    return name === 'backup.json' ? { name, bytes: Buffer.from(words) } : { name, bytes }
  })
  await expect(restore(place, file)).rejects.toThrow('does not hold the table properties')
})

describe('a place that is not empty is refused, and stays as it was', () => {
  test('a database with rows', async () => {
    const before = await readEverything(source)
    await expect(restore(source, plain)).rejects.toThrow(/is not empty: .*photos|holds/)
    const empty = { ...source, config: { ...source.config, dataDir: emptyFolder() } }
    await expect(restore(empty, plain)).rejects.toThrow('The database is not empty: ')
    expect(await readEverything(source)).toEqual(before)
    expect(readdirSync(join(empty.config.dataDir))).toEqual(['photos'])
  })

  test('a database somebody’s product runs on', async () => {
    const place = await openEmptyPostgres()
    const { databaseUrl = '' } = place.config
    const needs = { databaseUrl, poolSize: 1, retries: startRetries, log: () => {} }
    const { pool } = await openPostgres(needs)
    const client = await pool.connect()
    await expect(restore(place, plain)).rejects.toThrow('The product is running on this database')
    client.release()
    await pool.end()
  })

  test.each([
    'database/PG_VERSION',
    'auth-secret',
    'sandbox/payments-sandbox.sqlite',
    'photos/1-a.jpg',
  ])('a folder with %s', async (file) => {
    const place = emptyLaptop()
    const path = join(place.config.dataDir, file)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, '18\n')
    await expect(restore(place, plain)).rejects.toThrow('is not empty: it holds ')
    expect(readFileSync(path, 'utf8')).toBe('18\n')
    expect(existsSync(join(place.config.dataDir, 'restore.unfinished'))).toBe(false)
  })
})

test('a database that was started with and holds nothing yet takes a backup', {
  tags: 'long',
}, async () => {
  const place = await openEmptyPostgres()
  await within(place, ({ pool }) => pool.query(`create table "somebody else’s" (id int)`))
  await restore(place, plain)
  const { tables, photos } = await readEverything(place)
  expect(tables.properties).toHaveLength(2)
  expect(Object.keys(photos).length).toBeGreaterThan(1)
  expect(await tablesOf(place.adminUrl)).toContain('somebody else’s')
})

test('a photo store that fails in the middle leaves the place as empty as it was', {
  tags: 'long',
}, async () => {
  const place = await openEmptyPostgres()
  const broken = restore(place, plain, {
    watch: ({ kind }) => {
      if (kind === 'contents') throw new Error('the line went dead')
    },
  })
  await expect(broken).rejects.toThrow('the line went dead')
  expect(await tablesOf(place.adminUrl)).toEqual([])
  expect(readdirSync(place.config.dataDir)).toEqual(['photos'])
  expect(readdirSync(join(place.config.dataDir, 'photos'))).toEqual([])
  await restore(place, plain)
})

async function tablesOf(adminUrl: string) {
  const client = new pg.Client(adminUrl)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r'
     and relnamespace in ('public'::regnamespace, to_regnamespace('drizzle'))`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}
