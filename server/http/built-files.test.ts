import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { keepFromSharedCaches } from '#server/cdn/open-shared-cache.ts'
import { builtFiles } from './built-files.ts'

const hashed = '/assets/page-1a2b3c4d.js'
const forAYear = 'public, max-age=31536000, immutable'

async function open() {
  const root = await mkdtemp(path.join(tmpdir(), 'zaguan-built-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(path.join(root, 'assets'))
  await writeFile(path.join(root, hashed), 'plain')
  await writeFile(path.join(root, `${hashed}.br`), 'packed')
  await writeFile(path.join(root, 'robots.txt'), 'plain')
  const app = new Hono()
    .use(keepFromSharedCaches({ refusing: { 'CDN-Cache-Control': 'no-store' } }))
    .use(builtFiles(root))
    .all('*', (c) => c.text('a page'))
  return async (address: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(address, { headers })
    return {
      status: answer.status,
      text: await answer.text(),
      control: answer.headers.get('cache-control'),
      vary: answer.headers.get('vary'),
      shared: answer.headers.get('cdn-cache-control'),
    }
  }
}

describe('a built file', () => {
  test.for([
    ['br', 'packed'],
    ['identity', 'plain'],
  ] as const)(
    'with a hash in its name is kept for a year, %s apart from the others',
    async ([encoding, text]) => {
      const ask = await open()
      expect(await ask(hashed, { 'accept-encoding': encoding })).toEqual({
        status: 200,
        text,
        control: forAYear,
        vary: 'Accept-Encoding',
        shared: null,
      })
    },
  )

  test('without one is asked about each time', async () => {
    const ask = await open()
    expect(await ask('/robots.txt')).toMatchObject({ control: 'no-cache', shared: 'no-store' })
  })

  test('of which a part is asked stands whole in shared caches, or not at all', async () => {
    const ask = await open()
    expect(await ask(hashed, { range: 'bytes=0-1' })).toMatchObject({
      status: 206,
      text: 'pl',
      control: forAYear,
      shared: 'no-store',
    })
    expect(await ask(hashed, { range: 'bytes=99-' })).toMatchObject({
      status: 416,
      control: 'no-store',
      shared: 'no-store',
    })
  })

  test('that does not exist is left to the pages', async () => {
    const ask = await open()
    expect(await ask('/assets/none-12345678.js')).toMatchObject({ text: 'a page', vary: null })
  })
})
