import { expect, test } from 'vitest'
import { type Schema, schemaFields } from './docs-page.ts'

const kinds: [says: string, schema: Schema][] = [
  ['string, up to 60 characters', { type: 'string', maxLength: 60 }],
  ['string (date-time)', { type: 'string', format: 'date-time' }],
  ['string or null', { type: ['string', 'null'] }],
  ['&quot;es&quot; | &quot;en&quot;', { enum: ['es', 'en'] }],
  [
    'number, from 0, to 20, in steps of 0.5',
    { type: 'number', minimum: 0, maximum: 20, multipleOf: 0.5 },
  ],
  ['boolean, default true', { type: 'boolean', default: true }],
  ['list of string, up to 3', { type: 'array', items: { type: 'string' }, maxItems: 3 }],
  ['list of anything', { type: 'array', items: {} }],
  ['by name', { type: 'object', additionalProperties: { type: 'string' } }],
]

test.for(kinds)('a field of the API is told as «%s»', ([says, schema]) => {
  expect(String(schemaFields({ properties: { field: schema } }))).toContain(
    `<small>${says}</small>`,
  )
})

test('a required field has its star, and the fields in it stand under it with what they are for', () => {
  const inner = { type: 'string', description: 'Where the key lies' }
  const page = String(
    schemaFields({
      required: ['codes'],
      properties: { codes: { items: { properties: { note: inner } } }, other: {} },
    }),
  )
  expect(page).toContain('<code>codes</code> *')
  expect(page).not.toContain('<code>other</code> *')
  expect(page).toMatch(
    /<code>codes<\/code>[\s\S]*<ul><li><code>note<\/code>[\s\S]*Where the key lies/,
  )
})
