import fc from 'fast-check'
import { broken, type JsonSchema, nasties, type Resolve, valuesOf } from './guides/schema-values.ts'

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
