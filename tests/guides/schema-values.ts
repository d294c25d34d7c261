import fc from 'fast-check'

/** As much of JSON Schema as the API's description uses. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
}

export type Resolve = (schema: JsonSchema) => JsonSchema

/** Values that fit a schema: ordinary ones, and those at its edges. */
export function valuesOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { enum: choices, anyOf, allOf, ...rest } = resolve(schema)
  if ('const' in rest) return fc.constant(rest.const)
  if (choices) return fc.constantFrom(...choices)
  if (anyOf) return fc.oneof(...anyOf.map((part) => valuesOf(part, resolve)))
  if (allOf) {
    const parts = allOf.map((part) => valuesOf(part, resolve))
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values))
  }
  const types = [rest.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, rest, resolve)))
}

function valuesOfType(type: string, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(schema)
    case 'number':
    case 'integer':
      return numbers(schema, type === 'integer')
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const maxLength = Math.min(schema.maxItems ?? 3, 3)
      return fc.array(valuesOf(schema.items ?? {}, resolve), { maxLength })
    }
    default:
      return objects(schema, resolve)
  }
}

function objects(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema
  if (properties) {
    const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, valuesOf(field, resolve)]),
    )
    return fc.record(fields, { requiredKeys: required })
  }
  const values =
    typeof additionalProperties === 'object'
      ? valuesOf(additionalProperties, resolve)
      : fc.jsonValue({ maxDepth: 1 })
  return fc.dictionary(fc.string({ maxLength: 8 }), values, { maxKeys: 3 })
}

function texts({ format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const longest = Math.max(minLength, Math.min(maxLength, 80))
  return fc.oneof(
    { weight: 5, arbitrary: fc.string({ minLength, maxLength: longest, unit: 'binary' }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...plainTexts.filter((text) => text.length <= maxLength)),
    },
    { weight: 1, arbitrary: fc.constant('ñ'.repeat(maxLength)) },
  )
}

const plainTexts = [
  '',
  'Casa Limón',
  '3:00',
  '15:30',
  'https://maps.app.goo.gl/abc123',
  'https://example.com/a?b=c',
  'ana@example.com',
  'America/Mexico_City',
]

function numbers({ minimum = -1e9, maximum = 1e9, multipleOf }: JsonSchema, isWhole: boolean) {
  const step = multipleOf ?? (isWhole ? 1 : undefined)
  const edges = fc.constantFrom(minimum, maximum)
  if (!step) return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), edges)
  const range = { min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }
  return fc.oneof(
    fc.integer(range).map((times) => times * step),
    edges,
  )
}

/** What nobody should send. */
export const nasties: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.1,
    1e308,
    -0,
    2 ** 53 + 2,
    [],
    {},
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table properties; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    'javascript:alert(1)',
    'https://google.com.evil.io/maps/',
    '25:00',
    '9:75',
    'x'.repeat(6000),
    '🏠'.repeat(3000),
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
    Array.from({ length: 500 }, () => ({})),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The value with one of its parts exchanged for something else. */
export function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(), nasties).map(([value, place, nasty]) => {
    const places = placesIn(value)
    return exchange(value, places[place % places.length] ?? [], nasty)
  })
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map((place) => [key, ...place]),
  )
  return [[], ...inner]
}

function exchange(value: unknown, [key, ...rest]: string[], nasty: unknown): unknown {
  if (key === undefined) return nasty
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) === key ? exchange(part, rest, nasty) : part))
  }
  const record = { ...(value as Record<string, unknown>) }
  return { ...record, [key]: exchange(record[key], rest, nasty) }
}
