import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '#tests/product.ts'

let dataDir: string
const running: Product[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zaguan process '))
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

const long = { tags: ['long'] }

const isOneSentence = /^the product ended with 1:\n[^\n]+(\n {2}[^\n]+)*\n?$/

describe('a start that cannot work', () => {
  test('names HOST when it is no address of this machine', long, async () => {
    const words = await refusalOf({ HOST: '192.0.2.1' })
    expect(words).toMatch(isOneSentence)
    expect(words).toContain('HOST: 192.0.2.1')
  })

  test('names every wrong setting in one message', async () => {
    const words = await refusalOf({ COURTESY_CREDITS: 'many', LOG_LEVEL: 'loud' })
    expect(words).toMatch(isOneSentence)
    expect(words).toMatch(/COURTESY_CREDITS[\s\S]+LOG_LEVEL/)
  })

  test('says who holds the folder when it is in use', long, async () => {
    running.push(await startProduct({ dataDir }))
    const words = await refusalOf({})
    expect(words).toMatch(isOneSentence)
    expect(words).toMatch(/process \d+/)
  })

  test('says that a data folder is a file', { tags: 'long' }, async () => {
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    expect(await refusalOf({}, file)).toMatch(isOneSentence)
  })

  test.skipIf(process.getuid?.() === 0)('says that a data folder cannot be written', async () => {
    const closed = path.join(dataDir, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o500)
    expect(await refusalOf({}, closed)).toMatch(isOneSentence)
  })

  test('in production names each laptop default it would have run on', {
    tags: 'long',
  }, async () => {
    const words = await refusalOf({ ZAGUAN_ENV: 'production' })
    expect(words).toMatch(isOneSentence)
    expect(words).toMatch(/APP_URL[\s\S]+AUTH_SECRET[\s\S]+DATABASE_URL/)
  })
})

/** Starts what should refuse to start, and gives back its last words. */
async function refusalOf(env: Record<string, string>, folder = dataDir) {
  try {
    running.push(await startProduct({ env, dataDir: folder }))
    return 'it started'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
