import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldSentencesOf } from './field-sentences.ts'
import { refusedFieldsOf, refusedPartsOf } from './guidebook.ts'
import { sentTranslations } from './translations/translations.ts'
import { sentUnconfirmed } from './unconfirmed/unconfirmed.ts'

test("any schema's findings become fields", () => {
  const schema = z.object({ hostId: z.string(), quantity: z.number().max(15), kind: z.enum(['a']) })
  const { error } = schema.safeParse({ quantity: 16, kind: 'b' })
  expect(refusedFieldsOf(error!)).toEqual({
    hostId: 'required',
    quantity: 'invalid',
    kind: 'unknown_choice',
  })
})

test.each<[z.ZodType, unknown, string]>([
  [z.string().max(3, { error: 'too_long' }), 'abcd', 'Máximo 3 caracteres'],
  [z.array(z.string()).max(1, { error: 'too_many' }), ['a', 'b'], 'Máximo 1 elemento'],
  [z.array(z.string()).min(2, { error: 'too_small' }), ['a'], 'El mínimo es 2'],
  [z.number().max(9, { error: 'too_big' }), 10, 'El máximo es 9'],
])('what any schema refuses names its limit: %#', (schema, value, sentence) => {
  const { error } = z.object({ of: schema }).safeParse({ of: value })
  expect(fieldSentencesOf(refusedPartsOf(error!), 'es')).toEqual({ of: sentence })
})

test('texts by address are refused with their own limits', () => {
  const sent = z.object({
    unconfirmed: sentUnconfirmed.optional(),
    translations: sentTranslations.optional(),
  })
  const sentences = (form: object) => {
    const { error } = sent.safeParse(form)
    return Object.values(fieldSentencesOf(refusedPartsOf(error!), 'es'))
  }
  const many = (text: unknown) =>
    Object.fromEntries(Array.from({ length: 8001 }, (_, at) => [`a.${at}`, text]))
  expect(sentences({ unconfirmed: many('x') })).toEqual(['Máximo 8000 elementos'])
  expect(sentences({ unconfirmed: { a: 'x'.repeat(65) } })).toEqual(['Máximo 64 caracteres'])
  expect(sentences({ translations: { en: many({ text: 'x' }) } })).toEqual([
    'Máximo 8000 elementos',
  ])
  const of = 'x'.repeat(65)
  expect(sentences({ translations: { en: { a: { text: 'x', of } } } })).toEqual([
    'Máximo 64 caracteres',
  ])
})
