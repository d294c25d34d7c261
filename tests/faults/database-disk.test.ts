/** @module-tag long */
import fs from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { sqlState } from '#server/db/connections/sql-state.ts'
import { startWhole } from '#server/db/embedded/embedded-folder.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { requestLimits } from '#server/db/tables/schema.ts'
import {
  cloneEmbedded,
  copyEmbeddedFolder,
  emptyFolder,
} from '#tests/postgres/postgres-embedded.ts'
import { readUntil, startChild } from './database-child.ts'

afterEach(() => vi.restoreAllMocks())

test('every confirmed write is on the disk before it is confirmed, and reading flushes nothing', async () => {
  const { database, remove } = await cloneEmbedded()
  const flush = vi.spyOn(fs, 'fsyncSync')
  for (let write = 1; write <= 10; write += 1) {
    await database.db.insert(requestLimits).values({ key: `write ${write}` })
    expect(flush.mock.calls.length).toBeGreaterThanOrEqual(write)
  }
  flush.mockClear()
  expect(await database.db.select().from(requestLimits)).toHaveLength(10)
  expect(flush).not.toHaveBeenCalled()
  await remove()
})

test('a database made for the first time is flushed whole before it counts as made', async () => {
  const folder = join(emptyFolder(), 'database')
  const flushed = watchFlushes()
  await startWhole(folder, async () => {
    fs.mkdirSync(join(folder, 'base/1'), { recursive: true })
    for (const file of ['PG_VERSION', 'base/1/112', 'base/1/113']) {
      fs.writeFileSync(join(folder, file), '')
    }
    flushed.clear()
  })
  const all = ['', 'PG_VERSION', 'base', 'base/1', 'base/1/112', 'base/1/113', '..']
  expect([...flushed].sort()).toEqual(all.map((name) => join(folder, name)).sort())
})

test.each(['no-flush', 'wal-full'])(
  'a disk that fails under a write (%s) ends the process with a sentence and costs nothing confirmed',
  async (fault) => {
    const dataDir = await copyEmbeddedFolder()
    const { child, said, complaints, ended } = startChild('database-writer.ts', [dataDir, fault])
    const [, ...confirmed] = await readUntil(said, () => false)
    await ended
    expect(child.exitCode).toBe(1)
    expect(await complaints).toMatch(/^The embedded database had to stop: .+ start again\.\n$/)
    expect(confirmed).toHaveLength(20)
    const database = await openDatabase({ dataDir })
    const rows = await database.db.select({ key: requestLimits.key }).from(requestLimits)
    expect(rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining(confirmed.flatMap((name) => [`${name}-a`, `${name}-b`])),
    )
    await database.close()
  },
)

test('a table that cannot grow on a full disk refuses the write and takes it once there is room', async () => {
  const { database, remove } = await cloneEmbedded()
  const insert = (key: string) => database.db.insert(requestLimits).values({ key })
  const fullDisk = vi.spyOn(fs, 'writeSync').mockImplementation(() => fail('ENOSPC'))
  const refused = await insert('too early').catch((error: unknown) => error)
  fullDisk.mockRestore()
  expect(sqlState(refused)).toBe('53100')
  await insert('in time')
  const rows = await database.db.select({ key: requestLimits.key }).from(requestLimits)
  expect(rows).toEqual([{ key: 'in time' }])
  await remove()
})

test('a disk without room is named before anything is touched', async () => {
  const dataDir = emptyFolder()
  const real = fs.statfsSync(dataDir)
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...real, bavail: 10 })
  const opening = openDatabase({ dataDir })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(`The disk of DATA_DIR ${dataDir} is full`)
  expect(fs.readdirSync(dataDir)).toEqual([])
})

function fail(code: string): never {
  throw Object.assign(new Error(code), { code })
}

function watchFlushes() {
  const paths = new Map<number, string>()
  const flushed = new Set<string>()
  const { openSync, fsyncSync } = fs
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const descriptor = openSync(path, ...rest)
    paths.set(descriptor, String(path))
    return descriptor
  })
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    flushed.add(paths.get(descriptor) ?? '')
    fsyncSync(descriptor)
  })
  return flushed
}
