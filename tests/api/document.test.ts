import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect } from 'vitest'
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
        if (operation.security)
          expect(answers, call).toEqual(expect.arrayContaining(['4XX', '5XX']))
      }
    }
  })

  test('carries only schemas that a validator understands', async ({ server }) => {
    const { body } = await server.call('GET', '/openapi.json')
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...body, $id: 'api' })
    for (const name of Object.keys(body.components.schemas)) {
      expect(ajv.getSchema(`api#/components/schemas/${name}`), name).toBeTypeOf('function')
    }
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
    expect(text).not.toMatch(/<script|<link|<img|@import|url\(|style="|https?:\/\//)
    expect(text).toContain('/guide-credits/publish/{id}')
    expect(text).toContain('up to 60 characters')
  })
})

type Operation = {
  summary?: string
  tags?: string[]
  security?: unknown[]
  responses: Record<string, unknown>
}
