import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { json } from '#server/http/answers.ts'
import { watchStatuses } from '#tests/open-test-server.ts'
import { test } from '#tests/server-test.ts'

describe('the description of the API', () => {
  test('names every call of the product', async ({ server }) => {
    const { status, body } = await server.call('GET', '/openapi.json')
    expect(status).toBe(200)
    const calls = Object.entries<object>(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /guidebooks/public/{shortCode}',
        'GET /guidebooks',
        'GET /guidebooks/{id}',
        'POST /guidebooks',
        'PUT /guidebooks/{id}',
        'DELETE /guidebooks/{id}',
        'POST /guidebooks/{id}/duplicate',
        'GET /guide-credits/credits',
        'GET /guide-credits/published',
        'POST /guide-credits/publish/{id}',
        'POST /guide-credits/unpublish/{id}',
        'GET /storage/guidebook-photos',
        'POST /storage/guidebook-photos',
        'GET /properties',
        'GET /properties/{id}',
        'GET /properties/{id}/content-sections',
        'GET /content-sections/{id}/items',
        'GET /session',
        'DELETE /account',
      ]),
    )
  })

  test('has nothing that a linter of such descriptions finds, but for what is meant so', async ({
    server,
  }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const rules = {
      // No id is the word "public": that address stands in the product's description.
      'no-ambiguous-paths': 'off',
      // Two documents that everybody may read, whatever is asked.
      'operation-4xx-response': 'off',
    } as const
    const config = await createConfig({ extends: ['recommended'], rules })
    const source = JSON.stringify(body)
    const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
    const { servers, ...without } = body
    const planted = JSON.stringify(without)
    const faults = await lintFromString({ source: planted, absoluteRef: 'openapi.json', config })
    expect(servers && faults.map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
  })

  // Spectral's `operation-description` stays unasked: what a summary says whole would only be said twice.
  test('says of every call what it does, what it answers and how it fails', async ({ server }) => {
    const { body } = await server.call('GET', '/openapi.json')
    for (const [path, item] of Object.entries<Record<string, Operation>>(body.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const call = `${method} ${path}`
        expect(operation.summary, call).toMatch(/\w+ \w+/)
        expect(operation.tags, call).toHaveLength(1)
        const answers = Object.keys(operation.responses)
        expect(
          answers.some((status) => /^[23]\d\d$/.test(status)),
          call,
        ).toBe(true)
        expect(operation.operationId, call).toMatch(/^[a-z]+([A-Z][a-z0-9]*)+$/)
        expect(answers, call).toEqual(expect.arrayContaining(['500', '503']))
        if (operation.security) expect(answers, call).toContain('401')
      }
    }
  })

  test('limits how often a host may write, whatever is written', async ({ server }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const unlimited = Object.entries<Record<string, Operation>>(body.paths).flatMap(
      ([path, item]) =>
        Object.entries(item)
          .filter(([method, { security }]) => method !== 'get' && security)
          .filter(([, { responses }]) => !('429' in responses))
          .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    expect(unlimited).toEqual([
      // Sessions only end.
      'POST /auth/sign-out',
      'POST /auth/revoke-sessions',
      'POST /auth/revoke-session',
      'POST /auth/revoke-other-sessions',
      // After `…/start`, which is limited; and a new name for one of twenty at most.
      'POST /auth/passkeys/add',
      'POST /auth/passkeys/rename',
    ])
  })

  test('names the status of every answer, or whoever asked is told', async () => {
    const api = new OpenAPIHono()
    const tea = createRoute({
      method: 'get',
      path: '/tea/{id}',
      responses: { 200: json(z.null()) },
    })
    api.openapi(tea, ({ req }) => new Response(null, { status: Number(req.param('id')) }) as never)
    const failures: string[] = []
    const watched = new Hono().use(watchStatuses(api, failures)).route('/api', api)
    await watched.request('/api/tea/200')
    expect(failures).toEqual([])
    await watched.request('/api/tea/418')
    expect(failures).toEqual(['GET /tea/{id} answered 418, which its description does not name'])
  })

  test('gives each call a name of its own, and says who is behind all of them and what each tag is', async ({
    server,
  }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const operations = Object.values<Record<string, Operation>>(body.paths).flatMap(Object.values)
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(operations.length)
    const tags = body.tags.map(({ name }: { name: string }) => name)
    expect(new Set(tags)).toEqual(new Set(operations.flatMap(({ tags = [] }) => tags)))
    expect(body.info.license.name).toBe('MIT')
    expect(body.info.contact).toEqual({ name: 'Zaguán' })
  })

  test('names the address that the operator is written to at', async ({ server }) => {
    const config = { ...server.resources.config, supportEmail: 'ayuda@example.com' }
    const { body } = await server.withOverrides({ config }).call('GET', '/openapi.json')
    expect(body.info.contact).toEqual({ name: 'Zaguán', email: 'ayuda@example.com' })
  })

  test('wants the address where none is refused', async ({ server }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const schemaOf = (path: string) =>
      body.paths[path].post.requestBody.content['application/json'].schema
    expect(schemaOf('/auth/sign-in/email').required).toEqual(['email'])
    expect(schemaOf('/auth/change-email').required).toEqual(['newEmail'])
    expect(schemaOf('/guidebooks').required ?? []).toContain('welcome')
  })

  test('carries only schemas that a validator understands', async ({ server }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...body, $id: 'api' })
    for (const name of Object.keys(body.components.schemas)) {
      expect(ajv.getSchema(`api#/components/schemas/${name}`), name).toBeTypeOf('function')
    }
  })

  test('says of every moment in an answer that it is one', async ({ server }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const unsaid: string[] = []
    const moments: string[] = []
    const look = (part: unknown, where: string) => {
      if (typeof part !== 'object' || part === null) return
      for (const [key, value] of Object.entries(part)) {
        const place = `${where}/${key}`
        const said = JSON.stringify(value)
        // A stay leaves at an hour of its last day, and a token's end is a number.
        if (key.endsWith('_at') && key !== 'leaves_at' && said.includes('"string"')) {
          moments.push(place)
          if (!said.includes('"date-time"')) unsaid.push(place)
        }
        look(value, place)
      }
    }
    look(body.components.schemas, '')
    expect(moments.length).toBeGreaterThan(10)
    expect(unsaid).toEqual([])
  })

  test('can be read by people, from one page that fetches nothing and runs nothing', async ({
    server,
  }) => {
    const { status, text, headers } = await server.call('GET', '/docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(text).not.toMatch(/<script|<link|<img|@import|url\(|style="|https?:\/\//)
    expect(text).toContain('/guide-credits/publish/{id}')
    expect(text).toContain('up to 60 characters')
    expect(text).not.toMatch(/<dl|<dt|overflow-x/)
  })

  test.for([
    ['get-auth-token', '$SESSION_TOKEN'],
    ['get-account', '$ACCESS_TOKEN'],
    ['post-storage-guidebook-photos', '-F file=@'],
    ['post-guidebooks-proposals', '-F files=@'],
    ['post-guidebooks-import', '--data-binary @guide.zip'],
  ] as const)('shows a command for %s that is answered', async ([id, part], { server }) => {
    const { text } = await server.call('GET', '/docs')
    const [, command] = new RegExp(`id="${id}">[^]*?<pre>([^]*?)</pre>`).exec(text) ?? []
    expect(command).toContain(part)
  })
})

type Operation = {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: unknown[]
  responses: Record<string, unknown>
}
