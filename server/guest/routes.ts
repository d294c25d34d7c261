import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { StayFound } from '#domain/stays/stay-found.ts'
import { findGuideLanguage } from '#domain/values/guide-language.ts'
import { findShortCode } from '#domain/values/short-code.ts'
import type { Resources } from '#server/resources.ts'
import { findAsked, localeOf, sendPage, writePage } from './answer-ready.ts'
import { drawGuide, editionOf, type PublishedGuide } from './draw-guide.ts'
import type { FinishedPage } from './finished-page.ts'
import { guestFiles } from './guest-files.ts'
import type { GuestScreens } from './guest-screens.ts'
import { guideManifest } from './guide-manifest.ts'
import { type Asked, openGuidePages } from './guide-pages.ts'
import { openMessagePages } from './message-pages.ts'
import { findPhotoOrigin, photoAddressOf } from './photo-addresses.ts'
import { createStayLinks } from './stay-links.ts'
import { openTally } from './tally.ts'

const bytesPerMb = 1024 * 1024

type Outgoing = Pick<ServerResponse, 'writeHead' | 'end'>

type GuestContext = Context<{ Bindings: HttpBindings }>

type Needs = {
  screens: GuestScreens
  findGuide: (asked: Asked) => Promise<PublishedGuide | undefined>
  findStay: (link: { code: string; token: string }) => Promise<StayFound | undefined>
  /** The visitor's address. */
  visitorOf: (incoming: IncomingMessage | undefined) => string
}

type GuestResources = Pick<
  Resources,
  'config' | 'metrics' | 'log' | 'appUrl' | 'photos' | 'guideChanges' | 'guestLimits' | 'now'
>

/** The guest's guide, by the code of the link: finished pages from memory, whatever the database does. */
export function createGuestRoutes(resources: GuestResources, needs: Needs) {
  const { screens, visitorOf } = needs
  const { config, appUrl, photos } = resources
  const clock = () => resources.now().getTime()
  const settings = { ...config, photoOrigin: findPhotoOrigin(photos, appUrl) }
  const files = guestFiles(screens.guestScripts)
  const message = openMessagePages(screens, settings)
  const count = openTally(resources.metrics.guestCache)
  const { visits, misses, unknown } = resources.guestLimits
  const onFailure = (err: unknown) => resources.log.error({ err }, 'a guide could not be read')
  const draw = drawGuide({
    renderGuide: screens.renderGuide,
    settings,
    appUrl,
    productName: config.productName,
    moduleAddress: files.moduleAddress,
    viewerAddress: files.viewerAddress,
    photoAddress: photoAddressOf(photos, appUrl),
  })
  const pages = openGuidePages<PublishedGuide>({
    findGuide: needs.findGuide,
    editionOf,
    draw,
    maxBytes: config.guestCacheMb * bytesPerMb,
    clock,
    onFailure,
    unknown,
  })
  resources.guideChanges.onChange(pages.noteChange)
  const stays = createStayLinks(resources, {
    findStay: needs.findStay,
    findGuide: needs.findGuide,
    draw,
    message,
    visitorOf,
    onFailure,
  })

  /** The guide's page, or the name of the screen that stands in for it. */
  async function findPage(c: GuestContext, asked: Asked) {
    const visitor = visitorOf(c.env?.incoming)
    if (!visits.take(visitor)) return counted('limited', 'tooMany')
    const ready = pages.findReady(asked)
    if (ready) return counted('hit', ready)
    if (pages.isKnownMissing(asked.code)) return counted('missing', 'notFound')
    if (!pages.has(asked) && !misses.take(visitor)) return counted('limited', 'tooMany')
    try {
      const page = await pages.findPage(asked)
      return page ? counted('miss', page) : counted('missing', 'notFound')
    } catch (error) {
      onFailure(error)
      return counted('failed', 'failure')
    }
  }

  function counted<Outcome>(result: Parameters<typeof count>[0], outcome: Outcome) {
    count(result)
    return outcome
  }

  /** A page at hand goes out before any router or log hears of the visit; false when there is more to it. */
  function answerReady(incoming: IncomingMessage, outgoing: Outgoing) {
    const asked = findAsked(incoming)
    const ready = asked && pages.findReady(asked)
    if (!ready || !visits.take(visitorOf(incoming))) return false
    count('hit')
    writePage(ready.document, incoming, outgoing)
    return true
  }

  const routes = new Hono<{ Bindings: HttpBindings }>()
    .get('/', (c) => send(c, message('welcome', guestLocale(c))))
    .get('/sw.js', (c) => send(c, files.worker))
    .get('/-/photos/:file', (c) => send(c, files.findViewer(c.req.param('file'))))
    .get('/-/:file', (c) => send(c, files.findModule(c.req.param('file'))))
    .get('/:code/manifest.webmanifest', async (c) => {
      const locale = guestLocale(c)
      const code = findShortCode(c.req.param('code'))
      const page = code && (await findPage(c, { code, locale }))
      if (!page || typeof page === 'string') return c.notFound()
      const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' }
      return c.body(
        JSON.stringify(guideManifest({ name: page.name, path: `/g/${code}`, locale })),
        200,
        headers,
      )
    })
    .route('/', stays)
    .get('/:code', async (c) => {
      const locale = guestLocale(c)
      const code = findShortCode(c.req.param('code'))
      const page = code ? await findPage(c, { code, locale }) : ('notFound' as const)
      return typeof page === 'string'
        ? send(c, message(page, locale), statusOf[page])
        : send(c, page.document)
    })

  return { routes, answerReady }
}

const statusOf = { notFound: 404, tooMany: 429, failure: 503 } as const

function send(c: GuestContext, document: FinishedPage, status = 200) {
  const accepts = c.req.header('accept-encoding')
  const knows = c.req.header('if-none-match')
  return sendPage(document, { accepts, knows }, status)
}

function guestLocale(c: GuestContext) {
  return findGuideLanguage(c.req.query('lang')) ?? localeOf(c.req.header('accept-language'))
}
