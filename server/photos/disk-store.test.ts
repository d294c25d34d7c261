import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '#server/db/startup-error.ts'
import { openPhotos, openPrivateStore } from './store.ts'

test('a place where no folder for photos can be made is named in a sentence, beside any database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-photos-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'file')
  writeFileSync(dataDir, '')
  const place = { photos: 'disk', dataDir }
  const named = (name: string) =>
    new StartupError(`DATA_DIR ${join(dataDir, name)} cannot be used: a file is in its way.`)
  const addresses = { appUrl: () => '', isOurOrigin: () => false }
  await expect(openPhotos({ ...place, ...addresses })).rejects.toEqual(named('photos'))
  await expect(openPrivateStore(place)).rejects.toEqual(named('private'))
})
