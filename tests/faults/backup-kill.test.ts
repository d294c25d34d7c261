/** @module-tag long */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openBackupPlace } from '#server/backups.ts'
import { openDatabase } from '#server/db/open.ts'
import { backUp, check, restore } from '#tests/backing-up.ts'
import { fillInstallation } from '#tests/fill-installation.ts'
import { emptyLaptop, freshLaptop, openEmptyCloud } from '#tests/guides/places.ts'
import { type Installation, listPhotos, readEverything, within } from '#tests/installation.ts'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'

const rounds = Math.ceil(Number(process.env.FAULT_ROUNDS ?? 4) / 2)

vi.setConfig({ testTimeout: Math.max(120_000, rounds * 40_000) })

type Command = { command: 'backup' | 'restore'; args?: string[]; env: Record<string, string> }

/** A command in a process of its own, killed at some moment of its life; answers its code when it was quicker. */
async function killWithin(longestMs: number, { command, args = [], env }: Command) {
  const child = spawn(process.execPath, [`server/${command}-command.ts`, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  await Promise.race([wait(Math.random() * longestMs), ended])
  child.kill('SIGKILL')
  const [code] = await ended
  return code
}

async function timeOf(work: () => Promise<unknown>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const never = 2 ** 31 - 1

function settingsOf({ config }: Installation) {
  return {
    DATA_DIR: config.dataDir,
    PHOTOS: config.photos,
    ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
  }
}

const kinds = [
  { kind: 'a laptop', open: async () => ({ ...emptyLaptop(), remove: async () => {} }) },
  { kind: 'Postgres and S3', open: () => openEmptyCloud() },
]

let laptop: Installation
let file: string

beforeAll(async () => {
  laptop = await freshLaptop()
  await within(laptop, (open) => fillInstallation(open, { hosts: 4, guidesEach: 5, seed: 11 }))
  file = await backUp(laptop)
})

test(`a backup killed at any of ${rounds} moments leaves its source untouched and no half file`, async () => {
  const before = await readEverything(laptop)
  const to = join(emptyFolder(), 'backups')
  mkdirSync(to)
  const env = { ...settingsOf(laptop), BACKUP_TO: to }
  const whole = await timeOf(() => killWithin(never, { command: 'backup', env }))
  for (let round = 0; round < rounds; round += 1) {
    await killWithin(whole * 1.1, { command: 'backup', env })
    for (const { name } of await openBackupPlace(to).list()) await check(join(to, name))
  }
  expect((await openBackupPlace(to).list()).length).toBeGreaterThan(0)
  expect(await readEverything(laptop)).toEqual(before)
})

describe.each(kinds)('$kind', ({ open }) => {
  test(`is empty or refused after each of ${rounds} restores killed at random moments`, async () => {
    const first = await open()
    const args = [file]
    let code: unknown
    const whole = await timeOf(async () => {
      code = await killWithin(never, { command: 'restore', args, env: settingsOf(first) })
    })
    expect(code).toBe(0)
    const restored = await readEverything(first)
    await first.remove()
    for (let round = 0; round < rounds; round += 1) {
      const place = await open()
      const ended = await killWithin(whole, { command: 'restore', args, env: settingsOf(place) })
      if (ended === 0) expect(await readEverything(place)).toEqual(restored)
      else await expectEmptyOrRefused(place, restored)
      await place.remove()
    }
  })
})

/** Either everything can be restored here as if nothing had been, or nothing starts here and nothing is put on top. */
async function expectEmptyOrRefused(
  place: Installation,
  restored: Awaited<ReturnType<typeof readEverything>>,
) {
  const again = await restore(place, file).then(
    () => 'restored',
    (error: Error) => error.message,
  )
  if (again === 'restored') return
  // Killed when it was done and had not said so.
  if (again.includes(' is not empty: '))
    return expect(await readEverything(place)).toEqual(restored)
  expect(again).toMatch(/^A restore into .+ broke off/)
  const started = await openDatabase(place.config).catch((error: Error) => error.message)
  expect(started).toBe(again)
  if (!place.adminUrl) return
  // The tables are there whole or not at all, whatever photos were put already.
  const tables = await readEverything(place).then(
    ({ tables }) => tables.properties?.length ?? 0,
    () => 0,
  )
  expect([0, 20]).toContain(tables)
  expect(await listPhotos(place.config)).toBeDefined()
}
