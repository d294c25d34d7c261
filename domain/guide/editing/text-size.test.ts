import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GuidebookForm, guidebookFormSchema } from '#domain/guide/guidebook.ts'
import { Refusal, sentenceOf } from '#domain/messages/refusals.ts'
import {
  assertTextFits,
  guideTextLimit,
  isTextNearlyTooLong,
  isTextTooLong,
  textBytesOf,
  textSizeValues,
} from './text-size.ts'

const empty = textBytesOf(formWith({}))

describe('the text of a guide', () => {
  test('is counted in bytes, whatever the letters', () => {
    const notes = fc.string({ unit: 'binary', maxLength: 200 }).map((note) => note.toWellFormed())
    fc.assert(
      fc.property(notes, (note) => {
        const form = { ...formWith({}) }
        form.welcome.note = note
        expect(textBytesOf(form) - empty).toBe(Buffer.byteLength(note))
      }),
    )
  })

  test('is what stands in every tab and every block, and not the addresses of photos', () => {
    const form = formWith({
      houseRules: { rules: [{ title: 'Sin ruido', notes: 'De diez a ocho' }] },
      checkout: { steps: [{ title: 'Llaves', notes: '' }] },
      sections: { checkout: { items: [{ id: 'x'.repeat(36), title: 'Taxi', body: 'Aquí' }] } },
    })
    const words = 'Sin ruidoDe diez a ochoLlavesTaxiAquí'
    expect(textBytesOf(form) - empty).toBe(Buffer.byteLength(words))
    form.welcome.photoUrl = 'https://example.com/photos/1.jpg'
    expect(textBytesOf(form) - empty).toBe(Buffer.byteLength(words))
  })

  test.each([
    ['a new guide up to the limit', { bytes: guideTextLimit }, false],
    ['a new guide one byte above it', { bytes: guideTextLimit + 1 }, true],
    ['a stored guide that grows up to it', { bytes: guideTextLimit, storedBytes: 10 }, false],
    ['a larger one from before, as it is', { bytes: 600_000, storedBytes: 600_000 }, false],
    ['a larger one that shrinks', { bytes: 599_999, storedBytes: 600_000 }, false],
    ['a larger one that grows', { bytes: 600_001, storedBytes: 600_000 }, true],
  ])('%s: %j', (_name, sizes, isTooLong) => {
    expect(isTextTooLong(sizes)).toBe(isTooLong)
    if (isTooLong) expect(() => assertTextFits(sizes)).toThrow(Refusal)
    else assertTextFits(sizes)
  })

  test('is spoken of from nine tenths of the limit on', () => {
    expect(isTextNearlyTooLong({ bytes: 359_999 })).toBe(false)
    expect(isTextNearlyTooLong({ bytes: 360_000 })).toBe(true)
  })

  test('above the limit by a byte is said with two figures that differ', () => {
    const values = textSizeValues({ bytes: 400_001 })
    expect(sentenceOf('guide_text_limit', 'es', values)).toBe(
      'Esta guía lleva 401 kB de texto y caben 400 kB. Acorta o quita algo y vuelve a guardar.',
    )
    expect(sentenceOf('guide_text_limit', 'en', values)).toBe(
      'This guide holds 401 kB of text and 400 kB fit. Shorten or remove something and save again.',
    )
  })
})

function formWith(form: object) {
  // Everything that is measured is there; what a payload may leave unsaid adds nothing.
  return guidebookFormSchema.parse({
    ...form,
    welcome: { propertyName: 'Casa' },
  }) as unknown as GuidebookForm
}
