import {
  type createRoute,
  OpenAPIHono,
  type RouteConfigToTypedResponse,
  type z,
} from '@hono/zod-openapi'
import type { Context, Env, MiddlewareHandler, Schema, ToSchema, ValidationTargets } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ZodNever as NoSchema, ZodType } from 'zod'
import type { RefusalStatus } from '#domain/messages/messages.ts'
import { type RefusalCode, statusOf } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import {
  type CallerChecks,
  getSession,
  type HostSession,
  requireHost,
} from '#server/auth/caller.ts'
import {
  callersLocale,
  hostSecurity,
  idParam,
  isZip,
  onlyGet,
  onlyZips,
  type Refusals,
  refusedAs,
  refuseInvalid,
  sessionSecurity,
  zipContent,
} from './answers.ts'
import { type CallLimits, type LimitName, within } from './call-limits.ts'
import { takesBody } from './limit-body.ts'
import { operationIdOf } from './openapi-document.ts'

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type At = `${Verb} /${string}`
type NoFields = Record<never, never>
type Answer = {
  description: string
  content?: { readonly [type: string]: { schema: ZodType } }
}
type Answers = { readonly [Status in 200 | 201 | 204 | 304]?: Answer }

/** What a call says of itself: it is checked, limited, refused and documented by it. */
type Described<
  Given extends Answers,
  Body extends ZodType,
  Form extends ZodType,
  Query extends ZodType,
  Params extends ZodType,
> = {
  summary: string
  description?: string
  /** What stands in the address, where it is more than an `{id}`. */
  params?: Params
  query?: Query
  /** JSON. */
  body?: Body
  /** Whether a caller may leave the body away. */
  isBodyOptional?: boolean
  form?: Form
  /** How large a body may be that is no small form, and what a larger one is told. */
  maxBytes?: number
  tooLarge?: RefusalCode
  /** Whether a zip comes, which the call reads itself. */
  takesZip?: boolean
  /** How a caller may show who it is, where the call itself finds out. */
  security?: typeof sessionSecurity
  /** By their statuses; the first is what a plain value is sent with. */
  answer: Given
  /** The sentence a caller reads when the call fails unexpectedly. */
  failure?: RefusalCode
  /** What it refuses with besides what every call of its kind does. */
  refuses?: readonly RefusalCode[]
  /** What is looked at once it is known who calls, before it counts. */
  guards?: readonly MiddlewareHandler[]
  /** Of each host, so only of a `hostCall`, where the limits are open. */
  limit?: LimitName
}

/** What a call works with. */
type CallInput<
  Path,
  Body extends ZodType,
  Form extends ZodType,
  Query extends ZodType,
  Params extends ZodType,
> = {
  c: Context
  locale: Locale | undefined
  body: z.output<Body>
  form: z.output<Form>
  query: z.output<Query>
} & (Params extends NoSchema
  ? Path extends `${string}{id}${string}`
    ? { id: string }
    : unknown
  : z.output<Params>)

type ContentOf<Answer> = Answer extends {
  content: { 'application/json': { schema: infer Content extends ZodType } }
}
  ? z.infer<Content>
  : Answer extends { content: object }
    ? never
    : undefined
type Responses<Given> = RouteConfigToTypedResponse<{
  method: 'get'
  path: string
  responses: Given & Refusals
}>
type Work<Question, Given> = (
  asked: Question,
) => Promise<
  { [Status in keyof Given]: ContentOf<Given[Status]> }[keyof Given] | Responses<Given> | undefined
>

type Sent<Name extends string, Content extends ZodType> = Content extends NoSchema
  ? NoFields
  : { [Key in Name]: z.input<Content> }
type ParamsOf<Path, Params extends ZodType> = Params extends NoSchema
  ? Path extends `${string}{id}${string}`
    ? { param: { id: string } }
    : NoFields
  : { param: z.input<Params> }
type RoutePath<Path extends string> = Path extends `${infer Start}/{${infer Name}}${infer Rest}`
  ? `${Start}/:${Name}${RoutePath<Rest>}`
  : Path

type SchemaOf<
  Call extends At,
  Given,
  Body extends ZodType,
  Form extends ZodType,
  Query extends ZodType,
  Params extends ZodType,
> = Call extends `${infer Method} ${infer Path}`
  ? ToSchema<
      Lowercase<Method>,
      RoutePath<Path>,
      {
        in: Sent<'json', Body> & Sent<'form', Form> & Sent<'query', Query> & ParamsOf<Path, Params>
      },
      Responses<Given>
    >
  : never

type Caller = 'host' | 'session' | 'anybody'

export type Call<S> = Described<Answers, ZodType, ZodType, ZodType, ZodType> & {
  at: At
  caller: Caller
  work: (asked: never) => Promise<unknown>
  /** Only a type: what a client knows of it. */
  schema?: S
}

function callOf<CallersOwn>(caller: Caller) {
  return function call<
    Named extends At,
    Given extends Answers,
    Body extends ZodType = NoSchema,
    Form extends ZodType = NoSchema,
    Query extends ZodType = NoSchema,
    Params extends ZodType = NoSchema,
  >(
    at: Named,
    described: Described<Given, Body, Form, Query, Params> & {
      work: Work<CallInput<Named, Body, Form, Query, Params> & CallersOwn, Given>
    },
  ): Call<SchemaOf<Named, Given, Body, Form, Query, Params>> {
    return { ...described, at, caller }
  }
}

/** A call of a signed-in host, by access token or by cookie. */
export const hostCall = callOf<{ hostId: string }>('host')

/** A call about the session itself: by its own token, or the cookie. */
export const sessionCall = callOf<{ session: HostSession }>('session')

/** A call of anybody. */
export const openCall = callOf<unknown>('anybody')

type Parts = { auth: CallerChecks; limits?: CallLimits }

type SchemasOf<Calls> = Calls extends readonly [Call<infer S>, ...infer Rest]
  ? S & SchemasOf<Rest>
  : unknown
type OnlySchema<S> = S extends Schema ? S : never

/** The routes of calls, and their documentation under one tag. */
export function routesOf<const Calls extends readonly Call<unknown>[]>(
  parts: Parts,
  tag: string,
  calls: Calls,
) {
  const routes = new OpenAPIHono({ defaultHook: refuseInvalid })
  for (const call of calls) addCall(routes, call, { parts, tag })
  return routes as OpenAPIHono<Env, OnlySchema<SchemasOf<Calls>>>
}

/** True because any schema checks a part of a request; the library's own type knows two kinds. */
type Request = NonNullable<Parameters<typeof createRoute>[0]['request']>

function addCall(
  routes: OpenAPIHono,
  call: Call<unknown>,
  { parts, tag }: { parts: Parts; tag: string },
) {
  const { at, caller, summary, description, answer, query, guards = [], limit, work } = call
  const [method = '', path = ''] = at.split(' ')
  const params = call.params ?? (path.includes('{id}') ? idParam : undefined)
  const body = bodyOf(call)
  const ofCaller = { host: hostSecurity, session: sessionSecurity, anybody: undefined }
  const { security = ofCaller[caller] } = call
  const [status] = Object.keys(answer).map(Number) as [200]
  if (limit && !(caller === 'host' && parts.limits))
    throw new Error(`${at} names a limit, and nobody would count`)
  routes.openapi(
    {
      method: method.toLowerCase() as Lowercase<Verb>,
      path,
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(security && { security }),
      request: { params, query, body } as Request,
      responses: { ...described(answer, summary), ...refusalsOf(call) },
      operationId: operationIdOf(at),
      middleware: [
        named(call),
        ...(call.maxBytes ? [takesBody({ ...call, maxBytes: call.maxBytes })] : []),
        ...(caller === 'host' ? [requireHost(parts)] : []),
        ...(call.takesZip ? [onlyZips] : []),
        ...(isZip(answer[200]) ? [onlyGet] : []),
        ...guards,
        ...(limit && parts.limits ? [within(parts.limits[limit])] : []),
      ],
    },
    async (c: Context) => {
      const session = caller === 'session' ? await getSession(c, parts.auth) : undefined
      const said = await work({ ...askedIn(c), session } as never)
      if (said instanceof Response) return said
      return said === undefined ? c.body(null, status) : c.json(said, status)
    },
  )
}

/** By who calls, what comes and what is counted; the rest is said by the call. */
function refusalsOf({ at, caller, security, query, answer, limit, refuses = [] }: Call<unknown>) {
  const found: RefusalStatus[] = [500, 503]
  if (caller !== 'anybody' || security) found.push(401)
  if (!at.startsWith('GET')) found.push(400, 403, 413, 415)
  if (query) found.push(400)
  if (at.includes('{')) found.push(404)
  if (isZip(answer[200])) found.push(405)
  if (limit) found.push(429)
  const statuses = [...found, ...refuses.map(statusOf)]
  return Object.fromEntries(statuses.map((status) => [status, refusedAs(status)]))
}

/** Every answer says what it is. */
function described(answers: Answers, summary: string) {
  const entries = Object.entries(answers).map(([status, answer]) => [
    status,
    { ...answer, description: answer.description || summary },
  ])
  return Object.fromEntries(entries) as Answers
}

/** Says which sentence a caller reads when this call fails unexpectedly; that an empty body is JSON says nothing. */
function named({ failure, isBodyOptional }: Call<unknown>) {
  return createMiddleware(async (c, next) => {
    if (failure) c.set('failure', failure)
    if (isBodyOptional && (await c.req.text()) === '') c.req.raw.headers.delete('content-type')
    await next()
  })
}

function bodyOf({ body, isBodyOptional, form, takesZip }: Call<unknown>) {
  if (body) return { required: !isBodyOptional, content: { 'application/json': { schema: body } } }
  if (form) return { required: true, content: { 'multipart/form-data': { schema: form } } }
  return takesZip ? { required: true, content: zipContent } : undefined
}

function askedIn(c: Context<{ Variables: { hostId: string } }>) {
  const valid = (target: keyof ValidationTargets) => c.req.valid(target as never)
  return {
    ...(valid('param') as object),
    c,
    hostId: c.var.hostId,
    locale: callersLocale(c),
    body: valid('json'),
    form: valid('form'),
    query: valid('query'),
  }
}
