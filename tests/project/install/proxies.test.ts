import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { translatingMs } from '#web/editor/languages/translate-all.tsx'
import { readingMs } from '#web/editor/paste/paste-dialog.tsx'
import { answerTimeoutMs, photosAddress } from '#web/editor/photo/photos.ts'
import { zipAnswerMs } from '#web/import/import-guide-page.tsx'
import { read } from './installed.ts'

const operating = readFileSync('docs/operating.md', 'utf8')

/** How long nginx and Varnish wait for the first byte of an answer from an address. */
const waits = {
  nginx(address: string) {
    const found = read('nginx.conf').matchAll(
      /location (~ )?(\S+) \{[^}]*proxy_read_timeout (\d+)s;/g,
    )
    const rules = [...found].map(([, isPattern, which = '', seconds]) => ({
      fits: isPattern ? new RegExp(which).test(address) : address.startsWith(which),
      isPattern,
      ms: Number(seconds) * 1000,
    }))
    const fitting = rules.filter(({ fits }) => fits)
    return (fitting.find(({ isPattern }) => isPattern) ?? fitting[0])?.ms ?? 0
  },
  Varnish(address: string) {
    const rules = read('varnish/zaguan.vcl')
    const longer = /bereq\.url ~ "([^"]+)"\) \{\s+set bereq\.first_byte_timeout = (\d+)s;/
    const [, which = '', seconds] = longer.exec(rules) ?? []
    const [, usual] = /\.first_byte_timeout = (\d+)s;/.exec(rules) ?? []
    return Number(new RegExp(which).test(address) ? seconds : usual) * 1000
  },
}

describe.each(Object.entries(waits))('%s', (_, waitAt) => {
  const manyPhotosMs = 600_000

  test.each([
    ['a guide from a zip', '/api/guidebooks/import', zipAnswerMs],
    ['texts to be read', '/api/guidebooks/proposals', readingMs],
    ['drafts of a machine', '/api/guidebooks/4f5a/translate', translatingMs],
    ['a photo', photosAddress, answerTimeoutMs],
    ['the end of an account', '/api/account', manyPhotosMs],
    ['the end of an account, without scripts', '/settings', manyPhotosMs],
    ['the end of an account, on its page', '/settings.data', manyPhotosMs],
  ])('waits for %s longer than its page does', (_, address, pageMs) => {
    expect(waitAt(address)).toBeGreaterThan(pageMs)
  })

  test.each(['/', '/g/muestra', '/api/guidebooks', '/settings/data/1'])(
    'waits for %s as long as the page on operating says',
    (address) => {
      const [, seconds] = /An answer is waited for (\d+) s/.exec(operating) ?? []
      expect(waitAt(address)).toBe(Number(seconds) * 1000)
      expect(waitAt(address)).toBeGreaterThan(30_000)
    },
  )
})

describe('nginx', () => {
  test('passes on a large file at the pace of who reads it', () => {
    expect(read('nginx.conf')).toMatch(/^ {4}proxy_max_temp_file_size 0;$/m)
  })
})
