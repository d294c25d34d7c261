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

type Resolve = (schema: JsonSchema) => JsonSchema

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

type Media = Record<string, { schema: JsonSchema }>

export type Operation = {
  parameters?: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media }>
}

export type ApiDescription = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

type Named = Readonly<Record<string, unknown>>

type Caller = {
  token: string
  picture: Uint8Array
  /** What exists under a field's or parameter's name: the caller's, and somebody else's. */
  own: Named
  others: Named
}

/** Requests to one call: right ones, nearly right ones and nonsense. */
export function requestsTo(
  description: ApiDescription,
  { address, operation }: { address: string; operation: Operation },
  caller: Caller,
) {
  const resolve = resolverOf(description)
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const bodies = bodiesOf(type, media && valuesOf(media.schema, resolve), caller)
  return fc
    .record({
      target: targetsOf(address, operation, caller),
      headers: headersOf(caller),
      body: bodies,
    })
    .map(({ target, headers, body }) => ({
      target,
      headers: { ...body.headers, ...headers },
      ...(body.content !== undefined && { body: body.content }),
    }))
}

function resolverOf({ components }: ApiDescription): Resolve {
  return ({ $ref, ...schema }) =>
    $ref ? { ...components.schemas[$ref.split('/').at(-1) ?? ''], ...schema } : schema
}

function targetsOf(address: string, { parameters = [] }: Operation, caller: Caller) {
  const wordsFor = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(String(caller.own[name] ?? '')) },
      { weight: 3, arbitrary: fc.constant(String(caller.others[name] ?? '')) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }) },
      { weight: 1, arbitrary: fc.constantFrom('\u0000', '..', "' or 1=1", 'x'.repeat(3000), '%') },
    )
  return fc
    .record(Object.fromEntries(parameters.map(({ name }) => [name, wordsFor(name)])))
    .map((values) => {
      const written = Object.entries(values).map(([name, value]) => [name, encode(value)] as const)
      const path = written.reduce(
        (text, [name, value]) => text.replace(`{${name}}`, value),
        address,
      )
      const asked = written.filter(([name]) =>
        parameters.some((one) => one.name === name && one.in === 'query'),
      )
      return asked.length > 0 ? `${path}?${asked.map((pair) => pair.join('=')).join('&')}` : path
    })
}

function encode(value: string) {
  return encodeURIComponent(value.toWellFormed())
}

function headersOf({ token }: Caller) {
  const authorization = fc.oneof(
    { weight: 12, arbitrary: fc.constant(`Bearer ${token}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'Bearer', `Bearer ${token}x`, 'Basic YTpi', token),
    },
  )
  const language = fc.constantFrom('', 'es', 'en', 'fr', '*', ';;=', 'es;q=nonsense')
  return fc.record({ authorization, 'accept-language': language })
}

type Body = { headers: Record<string, string>; content?: string | FormData }

function bodiesOf(
  type: string | undefined,
  values: fc.Arbitrary<unknown> | undefined,
  caller: Caller,
): fc.Arbitrary<Body> {
  if (type === 'multipart/form-data') return formsWith(caller)
  if (!type || !values) return fc.constant({ headers: {} })
  const known = knownWords(values, caller)
  const json = fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 4, arbitrary: broken(known) },
    { weight: 1, arbitrary: nasties },
  )
  return fc.oneof(
    { weight: 12, arbitrary: json.map((value) => bodyOf(JSON.stringify(value))) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => bodyOf(text)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(json, fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', ''))
        .map(([value, wrong]) => bodyOf(JSON.stringify(value), wrong)),
    },
  )
}

function bodyOf(content: string, type = 'application/json'): Body {
  return { headers: { 'content-type': type }, content }
}

/** What people really write, by the name of the field. */
const usual: Named = {
  propertyName: 'Casa Limón',
  mapsLink: 'https://maps.app.goo.gl/abc123',
  linkUrl: 'https://example.com/menu',
  hostEmail: 'ana@example.com',
  checkInHour: '15:30',
  checkOutHour: '11',
  timeZone: 'America/Cancun',
  password: 'correct horse battery',
  guideQuantity: 4,
  newQuantity: 5,
  version: 1,
}

/** Puts what exists and what is usual where its name asks for it: all of it, somebody else's, or nothing. */
function knownWords(values: fc.Arbitrary<unknown>, { own, others }: Caller) {
  const vocabularies = fc.constantFrom<Named>({ ...usual, ...own }, { ...usual, ...others }, {})
  return fc
    .tuple(values, vocabularies)
    .map(([value, words]) =>
      JSON.parse(JSON.stringify(value), (name, part) =>
        Object.hasOwn(words, name) ? words[name] : part,
      ),
    )
}

function formsWith({ picture }: Caller): fc.Arbitrary<Body> {
  const contents = fc.oneof(
    { weight: 1, arbitrary: fc.constant(picture) },
    { weight: 3, arbitrary: fc.nat(picture.length).map((end) => picture.subarray(0, end)) },
    { weight: 6, arbitrary: fc.uint8Array({ maxLength: 3000 }) },
    {
      weight: 4,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((tail) => headed(picture, tail)),
    },
  )
  const files = fc.tuple(contents, fc.string({ maxLength: 20 })).map(([bytes, name]) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name))
    return form
  })
  const words = fc.tuple(fc.constantFrom('file', 'other', ''), fc.string()).map(([name, word]) => {
    const form = new FormData()
    form.append(name, word)
    return form
  })
  return fc
    .oneof({ weight: 8, arbitrary: files }, { weight: 1, arbitrary: words })
    .map((content) => ({
      headers: {},
      content,
    }))
}

/** The first bytes of a real picture with something else behind them. */
function headed(picture: Uint8Array, tail: Uint8Array) {
  return Buffer.concat([picture.subarray(0, 40), tail])
}
