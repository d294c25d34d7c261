/** @module-tag long */
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { requestLimits } from '#server/db/tables/schema.ts'
import { copyEmbeddedFolder, emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { readUntil, startChild } from './database-child.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 5)

test(`what was confirmed is there after ${rounds} kills at random moments, and no half of anything`, {
  timeout: rounds * 120_000,
}, async () => {
  const dataDir = await copyEmbeddedFolder()
  const confirmed: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    confirmed.push(...(await writeUntilKilled(dataDir)))
    const keys = await readKeys(dataDir)
    const lost = confirmed.filter((name) => !keys.has(`${name}-a`) || !keys.has(`${name}-b`))
    expect(lost).toEqual([])
    const halves = [...keys].filter((key) => !keys.has(otherHalf(key)))
    expect(halves).toEqual([])
  }
  expect(confirmed.length).toBeGreaterThanOrEqual(rounds)
})

test('a first start killed while it makes the database is made up for by the next', async () => {
  const dataDir = emptyFolder()
  const { child, ended } = startChild('database-writer.ts', [dataDir])
  await appearance(`${dataDir}/database/PG_VERSION`)
  child.kill('SIGKILL')
  await ended
  expect(fs.existsSync(`${dataDir}/database.unfinished`)).toBe(true)
  const database = await openDatabase({ dataDir })
  await database.ping()
  await database.close()
  expect(fs.existsSync(`${dataDir}/database.unfinished`)).toBe(false)
})

/** The pipe may still hold what was said before the kill: it is read to its end. */
async function writeUntilKilled(dataDir: string) {
  const { child, said, ended } = startChild('database-writer.ts', [dataDir])
  const killAfter = 2 + Math.floor(Math.random() * 60)
  const lines = await readUntil(said, (all) => {
    if (all.length === killAfter) child.kill('SIGKILL')
    return false
  })
  await ended
  return lines.slice(1)
}

async function readKeys(dataDir: string) {
  const database = await openDatabase({ dataDir })
  const rows = await database.db.select({ key: requestLimits.key }).from(requestLimits)
  await database.close()
  return new Set(rows.map(({ key }) => key))
}

function otherHalf(key: string) {
  return key.endsWith('-a') ? key.replace(/-a$/, '-b') : key.replace(/-b$/, '-a')
}

async function appearance(path: string) {
  const waiting = Promise.withResolvers<void>()
  fs.watchFile(path, { interval: 5 }, () => fs.existsSync(path) && waiting.resolve())
  await waiting.promise
  fs.unwatchFile(path)
}
