import { expect, test } from 'vitest'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { renderSite } from '#web/guest/render-site.tsx'
import { withSite } from './site-files.ts'

type SiteGuide = Parameters<ReturnType<typeof withSite>>[0]['guide']

const cover = '/photos/1700000000000-00000000000000000000000a.jpg'
const gas = '/photos/1700000000000-00000000000000000000000b.jpg'
const hidden = '/photos/1700000000000-00000000000000000000000c.jpg'

test('a guide is a page for each language and each photo once, in the size of a phone', async () => {
  const files = await filesOf(guideWithPhotos())
  expect([...files.keys()]).toEqual([
    'site/photos/001.webp',
    'site/photos/002.webp',
    'site/index.html',
    'site/en.html',
  ])
  expect(files.get('site/photos/001.webp')).toBe('1700000000000-00000000000000000000000a-1170.webp')
})

test('what is switched off is in no file of it', async () => {
  const files = await filesOf(guideWithPhotos())
  expect([...files].flat().join()).not.toContain('00000000000000000000000c')
  expect([...files].flat().join()).not.toContain('Bodega apagada')
})

test('a page asks nothing of a server: what it resources is in it or beside it', async () => {
  const files = await filesOf(guideWithPhotos())
  const html = files.get('site/index.html') ?? ''
  const needed = [...html.matchAll(/<(?:img|link|script|source|iframe)[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\b(?:src|href|srcset)="([^"]*)"/gi)].map(([, address]) => address),
  )
  expect(needed.length).toBeGreaterThan(1)
  expect(needed.filter((address) => !/^(?:photos\/[\w-]+\.webp|data:,)$/.test(address!))).toEqual(
    [],
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address!)
  expect(links.filter((address) => address.startsWith('/') || address.startsWith('?'))).toEqual([])
  expect(html).not.toMatch(/type="module"|serviceWorker|import\(|fetch\(/)
  expect(html).toContain('Copia del 22 de noviembre de 2026')
  expect(files.get('site/en.html')).toContain('Copy made on November 22, 2026')
})

test('each language leads to the other, and a third one has a page as well', async () => {
  const files = await filesOf(guideWithPhotos())
  expect(files.get('site/index.html')).toContain('href="en.html"')
  expect(files.get('site/en.html')).toContain('href="index.html"')
  const french = { ...guideWithPhotos(), language: 'fr' as const }
  expect([...(await filesOf(french)).keys()].filter((name) => name.endsWith('.html'))).toEqual([
    'site/index.html',
    'site/en.html',
  ])
})

test('a photo whose file is gone is left out, not shown as broken', async () => {
  const files = await filesOf(guideWithPhotos(), { findFile: async () => undefined })
  expect([...files.keys()]).toEqual(['site/index.html', 'site/en.html'])
  expect(files.get('site/index.html')).not.toContain('<img')
})

/** The sample with a cover, a photo of an entry, and something switched off. */
function guideWithPhotos(): SiteGuide {
  const sample = sampleGuide('es')
  const block = { linkUrl: null, sortOrder: 0 }
  const blocks = [
    {
      ...block,
      entryId: 'g7k2m9qa',
      title: 'Gas',
      body: 'Está detrás.',
      photoUrl: gas,
      photos: [{ photoUrl: gas, caption: 'La llave' }],
      isActive: true,
    },
    { ...block, title: 'Bodega apagada', body: '', photoUrl: hidden, isActive: false },
  ]
  return {
    ...sample,
    shortCode: 'casa',
    coverImageUrl: cover,
    translations: null,
    sections: sample.sections.map((section) =>
      section.sectionType === 'house_manual' ? { ...section, items: blocks } : section,
    ),
  }
}

async function filesOf(
  guide: SiteGuide,
  { findFile = async (name: string): Promise<Uint8Array | undefined> => Buffer.from(name) } = {},
) {
  const resources = {
    loadSite: async () => renderSite,
    photos: { store: { find: findFile } },
    appUrl: () => 'https://zaguan.test',
    config: { productName: 'Zaguán' },
  }
  const site = withSite(resources, { includeLocked: false })
  const files = site({ guide, exportedAt: new Date('2026-11-22T18:00:00Z') })
  const found = new Map<string, string>()
  for await (const { name, bytes } of files) found.set(name, Buffer.from(bytes).toString())
  return found
}
