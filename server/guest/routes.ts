import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { findShortCode } from '#domain/values/short-code.ts'
import type { Resources } from '#server/resources.ts'
import {
  drawGuide,
  editionOf,
  type GuestScreens,
  guideManifest,
  isSharedAddress,
  openMessagePages,
  type PublishedGuide,
  sharingOf,
} from './draw-guide.ts'
import { findVisit, guestLocale, sendPage, type Visit, writePage } from './finished-page.ts'
import { guestFiles } from './guest-files.ts'
import { openGuidePages } from './guide-pages.ts'
import {
  createStayLinks,
  type GuestContext,
  type GuestEnv,
  type GuestReads,
  type StayResources,
} from './stay-links.ts'

const bytesPerMb = 1024 * 1024

type Outgoing = Pick<ServerResponse, 'writeHead' | 'end'>

type Parts = GuestReads & { screens: GuestScreens }

type GuestResources = StayResources & Pick<Resources, 'metrics' | 'log' | 'photos' | 'sharedCache'>

/** The guest's guide, by the code of the link: finished pages from memory, whatever the database does. */
export function createGuestRoutes(resources: GuestResources, parts: Parts) {
  const { screens, visitorOf } = parts
  const { config, appUrl, photos, sharedCache } = resources
  const clock = () => resources.now().getTime()
  /** A kept photo as a guest's page names it: by its path when it is on our own address, whatever that is called. */
  const photoAddress = (path: string) => {
    const address = photos.addressOf(path)
    return address === appUrl() + path ? path : address
  }
  const anyPhoto = photoAddress('/photos/any.jpg')
  const photoOrigin = anyPhoto.startsWith('/') ? undefined : new URL(anyPhoto).origin
  const settings = { ...config, photoOrigin }
  const files = guestFiles(screens.guestScripts)
  const message = openMessagePages(screens.guestMessages, settings)
  const count = openTally(resources.metrics.guestCache)
  const { visits, lookUp, unknown } = resources.guestLimits
  const onFailure = (err: unknown, id?: string) =>
    resources.log.error({ err, id }, 'a guide could not be read')
  const draw = drawGuide({
    renderGuide: screens.renderGuide,
    settings,
    appUrl,
    productName: config.productName,
    moduleAddress: files.moduleAddress,
    viewerAddress: files.viewerAddress,
    photoAddress,
    sharedCache,
  })
  const pages = openGuidePages<PublishedGuide>({
    findGuide: parts.findGuide,
    editionOf,
    draw(guide, asked) {
      resources.metrics.pagesDrawn.inc()
      return draw(guide, asked)
    },
    maxBytes: config.guestCacheMb * bytesPerMb,
    clock,
    onFailure: (error) => onFailure(error),
    unknown,
  })
  resources.guideChanges.onChange(pages.noteChange)
  const stays = createStayLinks(resources, {
    findStay: parts.findStay,
    findGuide: parts.findGuide,
    draw,
    message,
    visitorOf,
    onFailure,
  })

  /** The guide's page, or the name of the screen that stands in for it. */
  async function findPage(c: GuestContext, asked: Visit) {
    const visitor = visitorOf(c.env?.incoming)
    const ready = pages.findReady(asked)
    if (ready) return counted('hit', ready)
    if (!visits.take(visitor)) return counted('limited', 'tooMany')
    if (pages.isKnownMissing(asked.code)) return counted('missing', 'notFound')
    const find = () => pages.findPage(asked)
    try {
      const page = pages.has(asked) ? await find() : await lookUp(visitor, find)
      if (page === 'tooMany') return counted('limited', page)
      return page && page !== 'notFound' ? counted('miss', page) : counted('missing', 'notFound')
    } catch (error) {
      onFailure(error, c.get('requestId'))
      return counted('failed', 'failure')
    }
  }

  function counted<Outcome>(result: Parameters<typeof count>[0], outcome: Outcome) {
    count(result)
    return outcome
  }

  /** A page at hand goes out before any router or log hears of the visit; false when there is more to it. */
  function answerReady(incoming: IncomingMessage, outgoing: Outgoing) {
    const asked = findVisit(incoming)
    const ready = asked && pages.findReady(asked)
    if (!ready) return false
    count('hit')
    writePage(ready.document, incoming, outgoing, mayStand(ready, incoming.url))
    return true
  }

  /** In a shared cache: by an address of one language, as the database says it. */
  function mayStand({ isSure }: { isSure: boolean }, url = '') {
    return sharedCache.isOn && isSure && isSharedAddress(url)
  }

  const routes = new Hono<GuestEnv>()
    .get('/', (c) => sendPage(c, message('welcome', guestLocale(c))))
    .get('/sw.js', (c) => sendPage(c, files.worker))
    .get('/-/photos/:file', (c) => sendPage(c, files.findViewer(c.req.param('file'))))
    .get('/-/:file', (c) => sendPage(c, files.findModule(c.req.param('file'))))
    .get('/:code/manifest.webmanifest', async (c) => {
      const locale = guestLocale(c)
      const code = findShortCode(c.req.param('code'))
      const page = code && (await findPage(c, { code, locale }))
      if (!page || typeof page === 'string') return c.notFound()
      const sharing = mayStand(page, addressOf(c)) ? sharingOf(sharedCache, code).whenShared : {}
      const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' }
      return c.body(
        JSON.stringify(guideManifest({ name: page.name, path: `/g/${code}`, locale })),
        200,
        { ...headers, ...sharing },
      )
    })
    .route('/', stays)
    // At the end of a sentence a link takes its mark along.
    .get('/:code{[a-zA-Z0-9]+[.,;:!?)]+}', (c) => {
      const [code] = c.req.param('code').split(/[.,;:!?)]/, 1)
      return c.redirect(`/g/${code}${new URL(c.req.url).search}`)
    })
    .get('/:code', async (c) => {
      const locale = guestLocale(c)
      const code = findShortCode(c.req.param('code'))
      const page = code ? await findPage(c, { code, locale }) : ('notFound' as const)
      if (typeof page !== 'string')
        return sendPage(c, page.document, { isShared: mayStand(page, addressOf(c)) })
      const errorCode = page === 'failure' ? c.get('requestId') : undefined
      return sendPage(c, message(page, locale, errorCode), { status: statusOf[page] })
    })

  return { routes, answerReady }
}

const statusOf = { notFound: 404, tooMany: 429, failure: 503 } as const

function addressOf({ req }: GuestContext) {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}

const flushMs = 1000

const results = ['hit', 'miss', 'missing', 'failed', 'limited'] as const

/** Counts in memory and hands the sums on once a second: a page at hand is answered faster than a metric is kept. */
export function openTally(counter: { inc: (labels: { result: string }, count: number) => void }) {
  const counts = new Map<string, number>()
  // A figure that is not there yet cannot be seen to rise.
  for (const result of results) counter.inc({ result }, 0)
  const timer = setInterval(() => {
    for (const [result, count] of counts) counter.inc({ result }, count)
    counts.clear()
  }, flushMs)
  timer.unref()
  return (result: (typeof results)[number]) => {
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
}
