import { Counter, Registry } from 'prom-client'
import type { GuestPage } from '#domain/guest/guest-page.ts'
import { openSharedCache } from '#server/cdn/open-shared-cache.ts'
import { readConfig } from '#server/config.ts'
import type { PublishedGuide } from '#server/guest/draw-guide.ts'
import { openGuestLimits } from '#server/guest/guest-limits.ts'
import { createGuestRoutes } from '#server/guest/routes.ts'
import { openLog } from '#server/operation/log.ts'
import { guideOf } from '#tests/guides/guides.ts'

const page = (html: string): GuestPage => ({ html, styles: ['p{}'], scripts: ['go()'] })

/** The guest's routes over guides in hand, with screens of one line each. */
export function openRoutes(environment: Record<string, string> = {}) {
  const guides = new Map<string, PublishedGuide>()
  guides.set('casa2345', guideOf({ welcome: { propertyName: 'Casa' } }))
  const state = {
    ...{ nowMs: 0, reads: 0, draws: 0, isDown: false, isEverywhere: false },
    visitor: '198.51.100.7',
  }
  const next: string[] = []
  const listeners: ((code: string | undefined) => void)[] = []
  const config = readConfig(environment)
  const { routes: app, answerReady } = createGuestRoutes(
    {
      config,
      metrics: {
        registry: new Registry(),
        pagesDrawn: {
          inc() {
            state.draws += 1
          },
        },
        guestCache: new Counter({
          name: 'test',
          help: 'test',
          labelNames: ['result'],
          registers: [],
        }),
      } as never,
      log: openLog({ level: 'silent', readable: false }),
      appUrl: () => 'https://guias.example.com',
      photos: { addressOf: (path: string) => `https://photos.example.com${path}` } as never,
      guideChanges: {
        onChange: (listener: (code: string | undefined) => void) => listeners.push(listener),
      } as never,
      now: () => new Date(state.nowMs),
      sharedCache: sharedCacheOf(config),
      guestLimits: openGuestLimits({
        clock: () => state.nowMs,
        guideChanges: {
          onChange(listener) {
            listeners.push(listener)
            return () => {}
          },
        },
      }),
    },
    {
      screens: {
        renderGuide: ({ guide, code, locale, moduleAddress }) =>
          page(
            `${guide.name} ${code} ${locale} ${moduleAddress} ${guide.coverImageUrl} avif:${guide.coverHasAvif}`,
          ),
        guestMessages: {
          welcome: (locale) => page(`welcome ${locale}`),
          notFound: (locale) => page(`not found ${locale}`),
          failure: (locale, errorCode = '') => page(`failure ${locale} ${errorCode}`.trim()),
          tooMany: (locale) => page(`too many ${locale}`),
        },
        guestScripts: { publicPage: 'enhance()', photoViewer: 'view()', serviceWorker: 'keep()' },
      },
      findStay: async () => undefined,
      findGuide: async ({ code }) => {
        state.reads += 1
        if (state.isDown) throw new Error('away')
        return guides.get(state.isEverywhere ? 'casa2345' : code)
      },
      visitorOf: () => next.shift() ?? state.visitor,
    },
  )
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return {
    state,
    guides,
    get,
    answerReady(url: string, headers: Record<string, string> = {}, method = 'GET') {
      const sent = { status: 0, headers: {} as Record<string, unknown>, body: Buffer.alloc(0) }
      const outgoing = {
        writeHead(status: number, given: Record<string, unknown>) {
          Object.assign(sent, { status, headers: given })
        },
        end(body = Buffer.alloc(0)) {
          sent.body = body
        },
      }
      return answerReady({ method, url, headers } as never, outgoing as never) ? sent : undefined
    },
    /** The next to ask, each from an address of their own. */
    visitors: (addresses: string[]) => void next.push(...addresses),
    text: async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).text(),
    change: (code: string) => listeners.forEach((listener) => void listener(code)),
  }
}

/** As the product opens it, without a database: nothing is told to anybody here. */
function sharedCacheOf(config: ReturnType<typeof readConfig>) {
  return openSharedCache({
    config,
    db: undefined as never,
    now: () => new Date(0),
    guideChanges: { onChange: () => () => false },
    warn: () => {},
  })
}
