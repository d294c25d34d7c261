/** @module-tag long */
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openResources } from '#server/resources.ts'
import { backUp, restore } from '#tests/backing-up.ts'
import { fillInstallation } from '#tests/fill-installation.ts'
import { emptyLaptop, freshLaptop, openEmptyCloud } from '#tests/guides/places.ts'
import { type Everything, type Installation, readEverything, within } from '#tests/installation.ts'
import { keepWriting, pairMark, readPair } from '#tests/pairs.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_260_501)
const size = { hosts: process.env.FAULT_ROUNDS ? 60 : 3, guidesEach: 4, seed }
const quiet = { LOG_LEVEL: 'silent', PORT: '0' }

/** Backed up through its running process while it is being written to; what does not change is as it was before. */
async function backUpRunning(laptop: Installation) {
  const running = await openResources(laptop.config)
  const stop = await keepWriting(running.db)
  const file = await backUp(laptop)
  const written = await stop()
  await running.close()
  return { file, written }
}

async function expectPair(place: Installation, written: number) {
  const [one = 0, other] = await readPair(place)
  expect(one).toBe(other)
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThanOrEqual(written)
}

test('drill: the disk is lost, and the laptop is back with every row and every byte', async () => {
  const laptop = await freshLaptop(quiet)
  await within(laptop, (open) => fillInstallation(open, size))
  const before = await readEverything(laptop)
  const { file, written } = await backUpRunning(laptop)
  rmSync(laptop.config.dataDir, { recursive: true })

  await restore(laptop, file)
  expect(withoutPairs(await readEverything(laptop))).toEqual(lookedAtAnew(before))
  await expectPair(laptop, written)
})

test('drill: a laptop moves to Postgres and S3, and back, with every row and every byte', async () => {
  const laptop = await freshLaptop(quiet)
  await within(laptop, (open) => fillInstallation(open, size))
  const before = await readEverything(laptop)
  const { file, written } = await backUpRunning(laptop)

  const cloud = await openEmptyCloud()
  onTestFinished(cloud.remove)
  await restore(cloud, file)
  const moved = await readEverything(cloud)
  expect(withoutPairs(moved)).toEqual(lookedAtAnew(before))
  await expectPair(cloud, written)

  const other = emptyLaptop()
  await restore(other, await backUp(cloud))
  expect(await readEverything(other)).toEqual(moved)
})

/** What the provider has to be asked about again: credits that were paid for, and when it was last asked. */
function lookedAtAnew({ tables, photos }: Everything) {
  const { host_accounts: accounts = [], billing_customers: customers = [] } = tables
  expect(accounts.filter((row) => /^[^,]+,3,4,/.test(row)).length).toBeGreaterThan(0)
  expect(tables.properties).toHaveLength(size.hosts * size.guidesEach)
  return {
    photos,
    tables: {
      ...tables,
      host_accounts: accounts.map((row) => row.replace(/^(\([^,]+,\d+),\d+,/, '$1,0,')).sort(),
      billing_customers: customers
        .map((row) => row.replace(/"2026-06-01 10:00:00\+00"/, ''))
        .sort(),
    },
  }
}

function withoutPairs({ tables, photos }: Everything) {
  const kept = Object.entries(tables).map(([name, rows]) => [
    name,
    rows.filter((row) => !row.includes(pairMark)),
  ])
  return { photos, tables: Object.fromEntries(kept) }
}
