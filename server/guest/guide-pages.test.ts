import { describe, expect, test } from 'vitest'
import { finishPage } from './finished-page.ts'
import { openGuidePages } from './guide-pages.ts'

type Guide = { name: string; version: number; photos?: string }

function openPages() {
  const guides = new Map<string, Guide>([['casa', { name: 'Casa', version: 1 }]])
  const state = { nowMs: 0, reads: 0, draws: 0, isDown: false, failures: 0 }
  let hold: Promise<void> | undefined
  const pages = openGuidePages<Guide>({
    findGuide: async ({ code }) => {
      state.reads += 1
      const found = guides.get(code)
      if (state.isDown) throw new Error('away')
      await hold
      return found && { ...found }
    },
    editionOf: ({ version, photos = '' }) => `${version} ${photos}`,
    draw: ({ name }, { locale }) => {
      state.draws += 1
      return finishPage(`${name} in ${locale}`, {})
    },
    maxBytes: 1_000_000,
    clock: () => state.nowMs,
    onFailure: () => {
      state.failures += 1
    },
  })
  const asked = { code: 'casa', locale: 'es' } as const
  return {
    state,
    guides,
    pages,
    asked,
    read: async () => (await pages.findPage(asked))?.name,
    holdReads() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return () => {
        hold = undefined
        resolve()
      }
    },
  }
}

describe('a guide', () => {
  test('is read and drawn once, then given out', async () => {
    const { pages, asked, state, read } = openPages()
    expect(pages.findReady(asked)).toBeUndefined()
    expect(await read()).toBe('Casa')
    expect(pages.findReady(asked)?.name).toBe('Casa')
    expect(state).toMatchObject({ reads: 1, draws: 1 })
  })

  test('asked for by many at once is read once', async () => {
    const { state, read } = openPages()
    await Promise.all([read(), read(), read()])
    expect(state.reads).toBe(1)
  })

  test('has a page for each language', async () => {
    const { pages, asked, state, read } = openPages()
    await read()
    expect(pages.findReady({ ...asked, locale: 'en' })).toBeUndefined()
    await pages.findPage({ ...asked, locale: 'en' })
    expect(state.draws).toBe(2)
  })

  test('that changed is gone from memory at once, in every language', async () => {
    const { pages, asked, guides, read } = openPages()
    await read()
    await pages.findPage({ ...asked, locale: 'en' })
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    pages.noteChange('casa')
    expect(pages.findReady(asked)).toBeUndefined()
    expect(pages.findReady({ ...asked, locale: 'en' })).toBeUndefined()
    expect(await read()).toBe('Casa Nueva')
  })

  test('whose photos have come further is drawn anew, though nobody told of it', async () => {
    const { pages, asked, guides, state, read } = openPages()
    await read()
    guides.set('casa', { name: 'Casa', version: 1, photos: 'avif' })
    state.nowMs = 30_000
    expect(pages.findReady(asked)).toBeUndefined()
    await read()
    expect(state.draws).toBe(2)
  })

  test('that changes while it is read is not kept as it was', async () => {
    const { pages, asked, guides, read, holdReads } = openPages()
    const letGo = holdReads()
    const early = read()
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    pages.noteChange('casa')
    letGo()
    expect(await early).toBe('Casa')
    expect(pages.findReady(asked)).toBeUndefined()
    expect(await read()).toBe('Casa Nueva')
  })

  test('unpublished while it is read is not believed missing once published again', async () => {
    const { pages, asked, guides, read, holdReads } = openPages()
    guides.delete('casa')
    const letGo = holdReads()
    const early = read()
    guides.set('casa', { name: 'Casa', version: 1 })
    pages.noteChange('casa')
    letGo()
    expect(await early).toBeUndefined()
    expect(pages.isKnownMissing('casa')).toBe(false)
    expect(await pages.findPage(asked)).toBeDefined()
  })
})

describe('a guide that guests are reading', () => {
  test('is drawn anew as soon as it changes, before anybody asks', async () => {
    const { pages, asked, guides, state, read } = openPages()
    await read()
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    pages.noteChange('casa')
    await expect.poll(() => pages.findReady(asked)?.name).toBe('Casa Nueva')
    expect(state).toMatchObject({ reads: 2, draws: 2 })
  })

  test('is read once for all the languages it is read in', async () => {
    const { pages, asked, guides, state, read } = openPages()
    await read()
    await pages.findPage({ ...asked, locale: 'en' })
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    pages.noteChange('casa')
    for (const locale of ['es', 'en'] as const)
      await expect.poll(() => pages.findReady({ ...asked, locale })?.name).toBe('Casa Nueva')
    expect(state).toMatchObject({ reads: 3, draws: 4 })
  })

  test('is drawn once, however often one change is told', async () => {
    const { pages, asked, guides, state, read, holdReads } = openPages()
    await read()
    const letGo = holdReads()
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    pages.noteChange('casa')
    const asking = read()
    pages.noteChange('casa')
    letGo()
    expect(await asking).toBe('Casa Nueva')
    await expect.poll(() => pages.findReady(asked)?.name).toBe('Casa Nueva')
    expect(state.draws).toBe(2)
  })

  test('is left alone once nobody has read it for a while', async () => {
    const { pages, guides, state, read } = openPages()
    await read()
    state.nowMs = 30_000
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    pages.noteChange('casa')
    await Promise.resolve()
    expect(state.reads).toBe(1)
  })
})

describe('a change nobody told of', () => {
  test('is seen after half a minute', async () => {
    const { pages, asked, guides, state, read } = openPages()
    await read()
    guides.set('casa', { name: 'Casa Nueva', version: 2 })
    state.nowMs = 29_999
    expect(pages.findReady(asked)?.name).toBe('Casa')
    state.nowMs = 30_000
    expect(pages.findReady(asked)).toBeUndefined()
    expect(await read()).toBe('Casa Nueva')
  })

  test('costs a read but no drawing when there was none', async () => {
    const { pages, asked, state, read } = openPages()
    await read()
    state.nowMs = 30_000
    await read()
    expect(state).toMatchObject({ reads: 2, draws: 1 })
    expect(pages.findReady(asked)).toBeDefined()
  })

  test('is looked for in every guide when changes may have been missed', async () => {
    const { pages, asked, guides, read } = openPages()
    await read()
    guides.delete('casa')
    pages.noteChange(undefined)
    expect(pages.findReady(asked)).toBeUndefined()
    expect(await read()).toBeUndefined()
  })
})

describe('while the database is away', () => {
  test('what is in memory is still given out, and the failure is told', async () => {
    const { pages, asked, state, read } = openPages()
    await read()
    state.isDown = true
    state.nowMs = 30_000
    expect(await read()).toBe('Casa')
    expect(pages.findReady(asked)).toBeDefined()
    expect(state.failures).toBe(1)
  })

  test('what is in memory is given out to who asked just before changes may have been missed', async () => {
    const { pages, state, read } = openPages()
    await read()
    state.isDown = true
    state.nowMs = 30_000
    const asked = read()
    pages.noteChange(undefined)
    expect(await asked).toBe('Casa')
  })

  test('a guide that changed is not given out as it was, nor to who asked just before', async () => {
    const { pages, state, read } = openPages()
    await read()
    state.isDown = true
    state.nowMs = 30_000
    const asked = read()
    pages.noteChange('casa')
    await expect(asked).rejects.toThrow('away')
  })

  test('a guide that changed is not given out as it was', async () => {
    const { pages, state, read } = openPages()
    await read()
    state.isDown = true
    pages.noteChange('casa')
    await expect(read()).rejects.toThrow('away')
  })

  test('a guide nobody has read yet fails, and is read again as soon as it is back', async () => {
    const { state, read } = openPages()
    state.isDown = true
    await expect(read()).rejects.toThrow('away')
    state.isDown = false
    expect(await read()).toBe('Casa')
  })
})

describe('a code that leads nowhere', () => {
  test('is remembered for a few seconds, and forgotten when a guide is published under it', async () => {
    const { pages, guides, state, asked } = openPages()
    await pages.findPage({ ...asked, code: 'nada' })
    expect(pages.isKnownMissing('nada')).toBe(true)
    guides.set('nada', { name: 'Nada', version: 1 })
    pages.noteChange('nada')
    expect(pages.isKnownMissing('nada')).toBe(false)
    await pages.findPage({ ...asked, code: 'otra' })
    state.nowMs = 10_000
    expect(pages.isKnownMissing('otra')).toBe(false)
  })

  test('takes no memory worth mentioning, however many are tried', async () => {
    const { pages, asked } = openPages()
    for (let n = 0; n < 20_000; n++) await pages.findPage({ ...asked, code: `code${n}` })
    expect(pages.figures()).toMatchObject({ pages: 0, bytes: 0, unknown: 10_000 })
  })
})

test('a page that is still asked for after a while is packed as small as it gets', async () => {
  const { pages, asked, guides, state } = openPages()
  const words = Array.from({ length: 2000 }, (_, n) => `room ${(n * 7919) % 1000}`)
  guides.set('casa', { name: words.join(' '), version: 2 })
  const bytes = () => pages.findReady(asked)?.document.bodyIn('br').length
  const first = await pages.findPage(asked)
  const quick = first?.document.bodyIn('br').length ?? 0
  await pages.findPage({ ...asked, locale: 'en' })
  expect(bytes()).toBe(quick)
  state.nowMs = 30_000
  await pages.findPage(asked)
  await expect.poll(bytes).toBeLessThan(quick)
  expect(state.draws).toBe(2)
})
