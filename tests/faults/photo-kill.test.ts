/** @module-tag long */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { photos } from '#server/db/tables/schema.ts'
import { openAvifs } from '#server/photos/make-avifs.ts'
import { photoFileNames } from '#server/photos/store.ts'
import { rowsIn } from '#tests/queries.ts'
import { type TestServer, test } from '#tests/server-test.ts'
import { readUntil, startChild } from './database-child.ts'

const claimEndsMs = 4 * 60_000

test('a process killed between answer and AVIF takes its encoder along, and another one finishes', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const { child, said, ended } = startChild('photo-uploader.ts', [
    server.database.url,
    server.dataDir,
  ])
  const [photo = '', encoder = ''] = await readUntil(said, (all) => all.length === 2)
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isAlive(Number(encoder))).toBe(false)
  expect(await hasAvif(server, photo)).toBe(false)
  expect((await server.files.request(photo)).status).toBe(200)

  const now = () => new Date(Date.now() + claimEndsMs)
  await openAvifs({ ...server.resources, now }).workOff()
  expect(await hasAvif(server, photo)).toBe(true)
  const kept = await readdir(path.join(server.dataDir, 'photos'))
  expect(kept.sort()).toEqual(photoFileNames(path.basename(photo)).sort())
})

async function hasAvif({ db }: TestServer, photo: string) {
  const [row] = await rowsIn(db, photos, eq(photos.path, photo))
  return row?.hasAvif
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
