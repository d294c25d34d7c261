import { describe, expect } from 'vitest'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { hostLimits } from '#domain/host/host-limits.ts'
import { docxOf, paragraph, pdfOf, pdfOfPages } from '#tests/documents.ts'
import { test } from '#tests/server-test.ts'

const address = '/guidebooks/proposals'

type Brought = { text?: string; files?: Record<string, string | Uint8Array> }

function bring({ text, files = {} }: Brought) {
  const form = new FormData()
  if (text !== undefined) form.set('text', text)
  for (const [name, bytes] of Object.entries(files)) {
    form.append(
      'files',
      new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name),
    )
  }
  return { body: form }
}

describe('texts of a home', () => {
  test('come back as they were read, pasted and from files of every kind, with what they say', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const files = {
      'casa.docx': docxOf(paragraph('La regadera tarda un minuto.')),
      'casa.pdf': pdfOf(['La basura sale los martes.']),
      'casa.html': '<p>El portón es <b>verde</b>.</p>',
      'casa.md': '# Cocina\n- Hay **café**',
    }
    const { status, body } = await host.call(
      'POST',
      address,
      bring({ text: '  Hola\r\nmundo ', files }),
    )
    expect(status).toBe(200)
    expect(body.texts).toEqual([
      { name: '', text: '  Hola\nmundo' },
      { name: 'casa.docx', text: 'La regadera tarda un minuto.' },
      { name: 'casa.pdf', text: 'La basura sale los martes.' },
      { name: 'casa.html', text: 'El portón es verde.' },
      { name: 'casa.md', text: 'Cocina\n- Hay café' },
    ])
    expect([body.unread, body.readInPart]).toEqual([[], []])
    expect(body.proposal).toEqual({
      suggestions: expect.any(Array),
      leftOver: expect.any(Array),
      idle: expect.any(Array),
    })
  })

  test('are read although one of the files cannot be, which says why in the host’s language', {
    tags: 'long',
  }, async ({ server }) => {
    const host = await server.makeHost()
    const files = { 'fotos.pdf': pdfOf([]), 'casa.txt': 'Hola' }
    const { body } = await host.call('POST', address, {
      ...bring({ files }),
      headers: { 'accept-language': 'es' },
    })
    expect(body.texts).toEqual([{ name: 'casa.txt', text: 'Hola' }])
    expect(body.unread).toEqual([
      {
        name: 'fotos.pdf',
        code: 'file_of_pictures',
        error: expect.stringContaining('Este PDF no tiene texto: son imágenes'),
      },
    ])
  })

  test('of which a part could not be read say which, in the host’s language', async ({
    server,
  }) => {
    const host = await server.makeHost()
    const files = { 'casa.pdf': pdfOfPages([['Casa Azul'], [], ['Wi-Fi']]) }
    const { body } = await host.call('POST', address, {
      ...bring({ files }),
      headers: { 'accept-language': 'en' },
    })
    expect(body.texts).toMatchObject([{ name: 'casa.pdf' }])
    expect(body.readInPart).toEqual([
      {
        name: 'casa.pdf',
        code: 'file_pages_without_text',
        error: 'We found no text on page 2. If it is a picture, type what it says.',
      },
    ])
  })

  test('are refused without any, and when they are too many or too long', { tags: 'long' }, async ({
    server,
  }) => {
    const host = await server.makeHost()
    const codeOf = async (brought: Brought) => {
      const { status, body } = await host.call('POST', address, bring(brought))
      return [status, body.code]
    }
    expect(await codeOf({ text: ' \n' })).toEqual([400, 'reading_nothing'])
    const many = Array.from({ length: readingLimits.files + 1 }, (_, at) => [`${at}.txt`, 'a'])
    expect(await codeOf({ files: Object.fromEntries(many) })).toEqual([
      400,
      'reading_too_many_files',
    ])
    expect(await codeOf({ text: 'a'.repeat(readingLimits.letters + 1) })).toEqual([
      400,
      'reading_too_long',
    ])
    const half = 'palabra '.repeat(readingLimits.letters / 8 - 10)
    expect(await codeOf({ files: { 'a.txt': half, 'b.txt': half } })).toEqual([
      400,
      'reading_too_long',
    ])
    const large = new Uint8Array(readingLimits.fileBytes + 1)
    const { body } = await host.call('POST', address, bring({ files: { 'a.pdf': large } }))
    expect(body.unread).toMatchObject([{ name: 'a.pdf', code: 'file_too_large' }])
    expect(await codeOf({ files: { 'a.pdf': large, 'b.pdf': large, 'c.pdf': large } })).toEqual([
      413,
      'reading_too_large',
    ])
  })

  test('are read for hosts only, and so many times an hour', async ({ server }) => {
    const { status } = await server.call('POST', address, bring({ text: 'Hola' }))
    expect(status).toBe(401)
    const host = await server.makeHost()
    await server.resources.limits.readings.spend(host.id, hostLimits.readingsPerHour)
    const refused = await host.call('POST', address, bring({ text: 'Hola' }))
    expect([refused.status, refused.body.code]).toEqual([429, 'reading_limit'])
  })
})
