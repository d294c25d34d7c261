import { Hono } from 'hono'
import { createGuestRoutes } from '#server/guest/routes.ts'
import { findGuestGuide } from '#server/guidebooks/published/public-guide.ts'
import { watchRequests } from '#server/operation/watch-requests.ts'
import type { Resources } from '#server/resources.ts'
import { findStay } from '#server/stays/find-stay.ts'
import * as guestScreens from '#web/guest/render-guest-pages.tsx'

/** What guests' browsers reach, with the real screens, and everything that is written down of it. */
export function openGuestPages(resources: Resources) {
  const written: string[] = []
  const note = (...said: unknown[]) => written.push(JSON.stringify(said))
  const visitor = { address: '198.51.100.7' }
  const { routes } = createGuestRoutes(resources, {
    screens: guestScreens,
    findGuide: ({ code, locale }) => findGuestGuide(resources, { typed: code, locale }),
    findStay: (link) => findStay(resources, link),
    visitorOf: () => visitor.address,
  })
  const log = { info: note, debug: note, error: note } as unknown as Resources['log']
  const app = new Hono()
    .use(watchRequests({ ...resources, log, config: { isProduction: true } }))
    .route('/g', routes)
  return {
    written,
    visitor,
    get: (address: string, headers: Record<string, string> = {}) =>
      app.request(new URL(address, 'http://zaguan.test').pathname + searchOf(address), { headers }),
  }
}

function searchOf(address: string) {
  return new URL(address, 'http://zaguan.test').search
}
