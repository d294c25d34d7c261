import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, packQuickly, packTightly, unpack } from './finished-page.ts'

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['br;q=0.0, gzip;q=0.1', 'gzip'],
    ['brotli, x-gzip', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('packed bytes', () => {
  const words = Array.from({ length: 2000 }, (_, n) => `<p>room ${(n * 7919) % 1000}</p>`)
  const page = Buffer.from(words.join(''))

  test('are the same page again when unpacked', async () => {
    expect(brotliDecompressSync(packQuickly(page, 'br'))).toEqual(page)
    expect(gunzipSync(packQuickly(page, 'gzip'))).toEqual(page)
    expect(packQuickly(page, 'identity')).toEqual(page)
    expect(unpack(await packTightly(page))).toEqual(page)
  })

  test('are smallest when there was time', async () => {
    const tight = await packTightly(page)
    expect(tight.length).toBeLessThan(packQuickly(page, 'br').length)
  })
})
