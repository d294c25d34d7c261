/** @module-tag long */
import fs from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { postgresMajor } from '#server/db/embedded/embedded-folder.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { copyEmbeddedFolder, emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { readUntil, startChild } from './database-child.ts'

afterEach(() => vi.restoreAllMocks())

test('a folder in use is refused with who uses it, and free again once that process is gone', async () => {
  const dataDir = await copyEmbeddedFolder()
  const holder = startChild('database-writer.ts', [dataDir])
  await readUntil(holder.said, ([first]) => first === 'open')
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data in ${dataDir}/database is in use by process ${holder.child.pid} on `,
  )
  holder.child.kill('SIGKILL')
  await holder.ended
  await (await openDatabase({ dataDir })).close()
})

test('of two processes started at the same moment on one folder one opens it', async () => {
  const dataDir = await copyEmbeddedFolder()
  const both = [1, 2].map(() => startChild('database-writer.ts', [dataDir]))
  const loser = await Promise.race(both.map((child) => child.ended.then(() => child)))
  expect(await loser.complaints).toContain('is in use by ')
  const winner = both.find((child) => child !== loser)!
  const lines = await readUntil(winner.said, (all) => all.length > 5)
  expect(lines[0]).toBe('open')
  expect(winner.child.exitCode).toBeNull()
})

test('the same process cannot open a folder twice either', async () => {
  const dataDir = await copyEmbeddedFolder()
  const database = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid} on `)
  await database.close()
  await (await openDatabase({ dataDir })).close()
})

test('files of another Postgres are left alone and named', async () => {
  const dataDir = await copyEmbeddedFolder()
  const versionFile = join(dataDir, 'database', 'PG_VERSION')
  expect(fs.readFileSync(versionFile, 'utf8')).toBe(`${postgresMajor}\n`)
  fs.writeFileSync(versionFile, '17\n')
  const before = fs.readdirSync(join(dataDir, 'database'))
  const opening = openDatabase({ dataDir })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow('was written by Postgres 17')
  expect(fs.readdirSync(join(dataDir, 'database'))).toEqual(before)
})

test('somebody else’s files are never taken for a database', async () => {
  const dataDir = emptyFolder()
  fs.mkdirSync(join(dataDir, 'database'))
  fs.writeFileSync(join(dataDir, 'database', 'thesis.txt'), 'chapter one')
  const opening = openDatabase({ dataDir })
  await expect(opening).rejects.toThrow('holds files that are not a database')
  expect(fs.readdirSync(join(dataDir, 'database'))).toEqual(['thesis.txt'])
})

test('a damaged database says that it does not open', async () => {
  const dataDir = await copyEmbeddedFolder()
  fs.rmSync(join(dataDir, 'database', 'global'), { recursive: true })
  const opening = openDatabase({ dataDir })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(`The database in ${dataDir}/database does not open: `)
})

test('a DATA_DIR that is a file is named', async () => {
  const dataDir = join(emptyFolder(), 'file')
  fs.writeFileSync(dataDir, '')
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `DATA_DIR ${dataDir} cannot be used: a file is in its way.`,
  )
})

test.each(['/proc/zaguan', '/proc/zaguan/data'])(
  'a DATA_DIR where nothing can be made (%s) is refused at once',
  async (dataDir) => {
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `DATA_DIR ${dataDir} cannot be used: nothing can be made there.`,
    )
  },
)

test.each([
  ['EACCES', 'this user may not read and write it'],
  ['EROFS', 'its disk is read-only'],
])('a DATA_DIR the system keeps us from (%s) is named', async (code, reason) => {
  const dataDir = emptyFolder()
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  const opening = openDatabase({ dataDir })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(`DATA_DIR ${dataDir} cannot be used: ${reason}.`)
})
