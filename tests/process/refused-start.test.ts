import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyDataDir, isOneSentence, refusalOf, startForTest } from './product-of-test.ts'

const long = { tags: ['long'] }

describe('a start that cannot work', () => {
  test('names HOST when it is no address of this machine', long, async () => {
    const words = await refusalOf({ env: { HOST: '192.0.2.1' } })
    expect(words).toMatch(isOneSentence)
    expect(words).toContain('HOST: 192.0.2.1')
  })

  test('names every wrong setting in one message', async () => {
    const words = await refusalOf({ env: { COURTESY_CREDITS: 'many', LOG_LEVEL: 'loud' } })
    expect(words).toMatch(isOneSentence)
    expect(words).toMatch(/COURTESY_CREDITS[\s\S]+LOG_LEVEL/)
  })

  test('says who holds the folder when it is in use', long, async () => {
    const { dataDir } = await startForTest()
    const words = await refusalOf({ dataDir })
    expect(words).toMatch(isOneSentence)
    expect(words).toMatch(/process \d+/)
  })

  test('says that a data folder is a file', { tags: 'long' }, async () => {
    const file = path.join(await emptyDataDir(), 'file')
    await writeFile(file, '')
    expect(await refusalOf({ dataDir: file })).toMatch(isOneSentence)
  })

  test.skipIf(process.getuid?.() === 0)('says that a data folder cannot be written', async () => {
    const closed = path.join(await emptyDataDir(), 'closed')
    await mkdir(closed)
    await chmod(closed, 0o500)
    expect(await refusalOf({ dataDir: closed })).toMatch(isOneSentence)
  })

  test('in production names each laptop default it would have run on', {
    tags: 'long',
  }, async () => {
    const words = await refusalOf({ env: { ZAGUAN_ENV: 'production' } })
    expect(words).toMatch(isOneSentence)
    expect(words).toMatch(/APP_URL[\s\S]+AUTH_SECRET[\s\S]+DATABASE_URL/)
  })
})
