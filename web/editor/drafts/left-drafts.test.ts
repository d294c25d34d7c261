import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { isRecord } from '#domain/values/read-json.ts'
import { noAnswers } from '#web/editor/paste/pasted.ts'
import type { Draft } from './draft-store.ts'
import { readDraft } from './left-drafts.tsx'

const stored = emptyGuidebookForm()

const draft: Draft = {
  id: 'd1',
  hostId: 'ana',
  guideId: 'casa',
  form: { ...stored, welcome: { ...stored.welcome, greeting: 'Hola' } },
  photo: new Blob(['a']),
  blockPhotos: { 'houseManual.rooms.0.photos.0.photoUrl': new Blob(['b']) },
  version: 3,
  unanswered: { saveId: 's1', form: stored, version: 2, overwrites: true },
  savedAt: 1_700_000_000_000,
}

describe('a draft on this device', () => {
  test('comes back whole', () => {
    expect(readDraft(draft, stored)).toEqual(draft)
  })

  test('from the first visits, without version, photos or an open save, opens too', () => {
    const { photo: _p, blockPhotos: _b, version: _v, unanswered: _u, ...first } = draft
    expect(readDraft(first, stored)).toMatchObject(first)
  })

  test.for(Object.keys(draft))('opens whatever stands in place of its %s', (key) => {
    for (const wrong of [undefined, null, 'x', -1.5, Number.NaN, true, [], {}, { a: 1 }]) {
      const read = readDraft({ ...draft, [key]: wrong }, stored)
      const isTyped = key !== 'form' || isRecord(wrong)
      expect(read.form?.welcome.propertyName).toBe(isTyped ? '' : undefined)
      expect(Number.isFinite(read.savedAt)).toBe(true)
      expect(read.photo === undefined || read.photo instanceof Blob).toBe(true)
      expect(read.version === undefined || Number.isInteger(read.version)).toBe(true)
    }
  })

  test('that is only a review of a text goes on over the guide as it is stored', () => {
    const pasted = { text: 'La llave está con don Beto', files: [], answers: noAnswers }
    const read = readDraft({ id: 'd1', hostId: 'ana', guideId: 'casa', pasted, savedAt: 1 }, stored)
    expect(read).toMatchObject({ form: undefined, pasted })
    expect(read.version).toBeUndefined()
  })

  test('sends an open save again exactly as it was', () => {
    const form = { welcome: { greeting: 5 }, old: true }
    const sent = { saveId: 's1', form, overwrites: true }
    expect(readDraft({ ...draft, unanswered: sent }, stored).unanswered).toEqual(sent)
  })
})
