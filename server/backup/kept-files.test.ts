import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { readKeptFile } from './kept-files.ts'

test('a kept file of some megabytes is read whole and in its order', async () => {
  const folder = emptyFolder()
  const bytes = randomBytes(2.5 * 1024 * 1024)
  writeFileSync(join(folder, 'auth-secret'), bytes)
  expect((await buffer(readKeptFile(folder, 'auth-secret'))).equals(bytes)).toBe(true)
})

test('a kept file that is not there is none, and one that cannot be read fails the backup', async () => {
  const folder = emptyFolder()
  expect(await buffer(readKeptFile(folder, 'sandbox'))).toHaveLength(0)
  writeFileSync(join(folder, 'sandbox'), '')
  await expect(buffer(readKeptFile(folder, 'sandbox/auth-secret'))).rejects.toThrow('ENOTDIR')
})
