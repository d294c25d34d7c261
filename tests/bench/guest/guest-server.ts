/** The guest's routes alone, as the product mounts them, over guides in hand. Answers questions of its parent. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { StayFound } from '#domain/guest/guest-guide.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { stayOfToday } from '#domain/stays/stay-of-today.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { createGuestRoutes } from '#server/guest/routes.ts'
import { guideInTwoLanguages, largestGuide } from '#tests/guides/guides.ts'
import { withFortyPhotos } from './forty-photos.ts'
import { guestResources } from './guest-resources.ts'
import { loadScreens } from './screens.ts'

const largest = largestGuide()
const sample = sampleGuide('en')
const inBoth = withFortyPhotos(guideInTwoLanguages())
const address = { of: '' }
/** Guests who have arrived today: everything is open to them. */
const stayInSample: StayFound = {
  id: randomUUID(),
  language: 'en',
  version: sample.version,
  name: sample.name,
  stay: stayOfToday(sample, Date.now()),
}
const withoutArrival = {
  ...sample,
  sections: sample.sections.map((section) => ({
    ...section,
    metadata: { ...readRecord(section.metadata), arrival: undefined },
  })),
}
const withPhotos = withFortyPhotos(sample)
const app = new Hono<{ Bindings: HttpBindings }>()

const { routes, answerReady } = createGuestRoutes(
  guestResources({ appUrl: () => address.of, environment: { GUEST_CACHE_MB: '1024' } }),
  {
    screens: await loadScreens(),
    findStay: async ({ code }) => (code === 'muestra' ? stayInSample : undefined),
    findGuide: async ({ code }) => {
      if (code === 'largest') return largest
      if (code === 'muestra') return sample
      if (code === 'both') return inBoth
      if (code === 'plain') return withoutArrival
      if (code === 'photos') return withPhotos
      return code.startsWith('copy') ? { ...sample, name: `Casa ${code}` } : undefined
    },
    visitorOf: (incoming) => String(incoming?.headers['x-forwarded-for'] ?? randomUUID()),
  },
)
app.route('/g', routes)
app.get('/sample/:file', (c) => {
  const file = readFileSync(path.resolve('public', 'sample', path.basename(c.req.param('file'))))
  return c.body(file, 200, { 'Content-Type': 'image/avif', 'Cache-Control': 'max-age=3600' })
})

const answer = getRequestListener(app.fetch)
const server = createServer((request, response) => {
  if (!answerReady(request, response)) answer(request, response)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  address.of = `http://127.0.0.1:${port}`
  process.send?.({ port })
})

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heapUsed, external })
})
process.on('SIGTERM', () => process.exit(0))
