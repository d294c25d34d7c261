import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bodyLimitsOf, jsonMaxBytes } from '#server/http/limit-body.ts'
import type { ApiDescription } from '#tests/request-arbitraries.ts'
import { test } from '#tests/server-test.ts'

test('entries put into as many guides as a call takes are no body that is too large', async ({
  server,
}) => {
  const { host, guide } = await server.makeHostWithGuide()
  const entries = Array.from({ length: 120 }, (_, at) => String(at).padStart(8, '0'))
  const guides = Array.from({ length: 50 }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    version: 1,
    entries,
  }))
  const body = { version: 1, saveId: randomUUID(), guides }
  expect(JSON.stringify(body).length).toBeGreaterThan(64 * 1024)
  const { status } = await host.call('POST', `/guidebooks/${guide.id}/spread`, { body })
  expect(status).not.toBe(413)
})

test('every call takes as large a body as its schema lets through, or as large as a guide', async ({
  server,
}) => {
  const description: ApiDescription = (await server.call('GET', '/openapi.json')).body
  const limitAt = bodyLimitsOf(server.api)
  const tooNarrow = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      if (!schema) return []
      const wanted = Math.min(mostBytes(schema as Described, description), jsonMaxBytes)
      const { maxBytes } = limitAt(`/api${path.replace(/\{\w+\}/g, () => randomUUID())}`)
      return wanted > maxBytes ? [`${method} ${path}: ${wanted} bytes do not fit ${maxBytes}`] : []
    }),
  )
  expect(tooNarrow).toEqual([])
})

type Described = {
  $ref?: string
  type?: string | string[]
  maxLength?: number
  maxItems?: number
  items?: Described
  properties?: Record<string, Described>
  allOf?: Described[]
  anyOf?: Described[]
}

/** What is said of no length is as short as an id. */
const usualLength = 36

/** The largest JSON a schema describes, in plain letters. */
function mostBytes(schema: Described, description: ApiDescription): number {
  const { $ref, items, properties = {}, allOf = [], anyOf = [], maxLength, maxItems = 1 } = schema
  const most = (part: Described) => mostBytes(part, description)
  const named = Object.entries(properties).map(([name, part]) => name.length + 4 + most(part))
  const referred = $ref && description.components.schemas[$ref.split('/').at(-1) ?? '']
  const parts = [...allOf, ...(referred ? [referred as Described] : [])].map(most)
  const own = items ? maxItems * (most(items) + 1) : (maxLength ?? usualLength) + 2
  return Math.max(own, ...anyOf.map(most), sum([...named, ...parts]))
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, one) => total + one, 0)
}
