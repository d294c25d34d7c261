import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type GuideHead,
  guideFileOf,
  readGuideFile,
  writeGuideFile,
} from '#domain/guide/exports/guide-file.ts'
import { bringPhotos, photoFilesOf } from '#domain/guide/exports/place-photos.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { type GuidebookContent, storedToForm } from '#domain/guide/guidebook.ts'
import { guideFileSchema } from '#server/guidebooks/exports/guide-zip.ts'
import { contentOf, guides } from '#tests/guides/random-guides.ts'
import { leavesOf, saidLeaves } from '#tests/guides/said-leaves.ts'
import { importedFormSchema } from './routes.ts'

const photos = ['1-aa', '2-bb', '3-cc', '4-dd'].map((name) => `/photos/${name}.jpg`)

test('a guide that leaves, comes in and leaves again says the same to the byte, 60 random ones', () => {
  leaveAndComeIn({ numRuns: 60, seed: 7 })
})

test('and 500 others', { tags: 'long' }, () => {
  leaveAndComeIn({ numRuns: 500, seed: 18 })
})

function leaveAndComeIn(dice: { numRuns: number; seed: number }) {
  const seen = { photos: 0, locks: 0, translations: 0, unconfirmed: 0, blocks: 0 }
  const said = new Map<string, number>()
  fc.assert(
    fc.property(guides(photos), (guide) => {
      const left = fileOf(guide)
      expect(fileOf(broughtIn(left))).toBe(left)
      expect(() => guideFileSchema.parse(JSON.parse(left))).not.toThrow()
      for (const leaf of new Set(saidLeaves(wholeFormSchema, storedToForm(guide))))
        said.set(leaf, (said.get(leaf) ?? 0) + 1)
      seen.photos += left.includes('photos/001') ? 1 : 0
      seen.locks += /tayOnly": true/.test(left) ? 1 : 0
      seen.translations += guide.translations ? 1 : 0
      seen.unconfirmed += guide.unconfirmed ? 1 : 0
      seen.blocks += guide.sections.some(({ items }) => items.length > 0) ? 1 : 0
    }),
    dice,
  )
  // A row of a block is named by its database.
  const leaves = leavesOf(wholeFormSchema).filter(
    (leaf) => !/^sections.*\.items\.\*\.id$/.test(leaf),
  )
  expect(leaves.length).toBeGreaterThan(190)
  expect(leaves.filter((leaf) => (said.get(leaf) ?? 0) < dice.numRuns / 20)).toEqual([])
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(dice.numRuns / 5)
}

const head: GuideHead = {
  title: 'Casa',
  code: 'k7p3wq9d',
  isPublished: false,
  publishedAt: null,
  createdAt: '2026-05-04T18:30:00.000Z',
  updatedAt: '2026-05-04T18:30:00.000Z',
}

/** With the same head: that the code and the dates are others is what a new guide is. */
function fileOf(guide: GuidebookContent) {
  return writeGuideFile(
    guideFileOf({
      schemaAddress: 'http://zaguan.test/schema.json',
      exportedAt: '2026-05-04T18:30:00.000Z',
      head: { ...head, title: guide.name },
      form: storedToForm(guide),
    }),
  )
}

function broughtIn(json: string): GuidebookContent {
  const form = importedFormSchema.parse(readGuideFile(JSON.parse(json)))
  const addresses = photoFilesOf(form).map(
    (file, at) => [file, `/photos/${90 - at}-new.jpg`] as const,
  )
  return contentOf(bringPhotos(form, new Map(addresses)))
}
