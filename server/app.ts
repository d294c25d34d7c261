/** The bridge: the API, the guest page and the screens in one app. The only file that knows both server and web. */

import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import type { RequestIdVariables } from 'hono/request-id'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'
import visitorScript from '#web/document/visitor-module.ts?script'
import { withErrorCodes } from '#web/error-codes.ts'
import * as guestScreens from '#web/guest/render-guest-pages.tsx'
import { answerVisitor, sayWhenToComeBack } from './answer-error.ts'
import { createApi } from './api.ts'
import { keepFromSharedCaches } from './cdn/open-shared-cache.ts'
import { readConfig } from './config.ts'
import { isConnectionLost } from './db/connections/lost-connection.ts'
import { createGuestRoutes } from './guest/routes.ts'
import { findGuestGuide } from './guidebooks/published/public-guide.ts'
import { builtFiles } from './http/built-files.ts'
import { connectionLimits } from './http/connection-limits.ts'
import { limitBodies } from './http/limit-body.ts'
import { openServer } from './http/open-server.ts'
import { sayStrictTransport } from './http/strict-transport.ts'
import { createMailboxRoutes } from './mail/mailbox-routes.ts'
import { pageHeaders } from './operation/page-headers.ts'
import { createOperationRoutes } from './operation/routes.ts'
import { nameRequests, watchRequests } from './operation/watch-requests.ts'
import { asSeenByVisitor, openVisit, refuseOtherSites, visitorsOrigin } from './page-visit.ts'
import { createPhotoFileRoutes } from './photos/file-routes.ts'
import { openResources, type Resources } from './resources.ts'
import { seedDemo } from './seed-demo.ts'
import { findStay } from './stays/find-stay.ts'
import { openVisitorModule, welcome, withoutRowSecurity } from './welcome.ts'

type App = Awaited<ReturnType<typeof assemble>>

let opened: Promise<App> | undefined

/** Opens the app once for each load of this module. */
export function openApp(environment: NodeJS.ProcessEnv): Promise<App> {
  opened ??= assemble(environment)
  return opened
}

async function assemble(environment: NodeJS.ProcessEnv) {
  const resources = await keepOpen(() => openResources(readConfig(environment), { loadSite }))
  const { config } = resources
  const app = createApp(resources)
  const demo = await seedDemo(resources)
  return {
    config,
    fetch: app.fetch,
    /** Where it stands open to everybody: with a limit on whatever one connection may cost. */
    openServer(listener: RequestListener) {
      const limits = connectionLimits({ isBehindProxy: config.trustedProxies > 0 })
      const { server, connections, end } = openServer(listener, {
        limits,
        onTurnedAway: (reason) => resources.metrics.turnedAway.inc({ reason }),
      })
      resources.metrics.watchConnections(connections)
      return { server, end, waitingConnections: limits.waitingConnections }
    },
    announce(address: AddressInfo) {
      resources.listensAt(address)
      resources.jobs.start()
      resources.sharedCache.start()
      console.log(welcome(resources, demo))
      if (config.isProduction && !resources.database.hasRowSecurity)
        resources.log.error(withoutRowSecurity)
    },
    /** What ended the process goes where everything else is written down, and as bare. */
    noteCrash: (err: unknown) => resources.log.fatal({ err }, 'the process ends'),
    close: () => resources.close(),
  }
}

function createApp(resources: Resources) {
  const api = createApi(resources)
  const app = new Hono<{ Bindings: HttpBindings; Variables: RequestIdVariables }>()
  const guests = createGuestPages(resources)
  const visitorModule = openVisitorModule(visitorScript)
  if (resources.sharedCache.isOn) app.use(keepFromSharedCaches(resources.sharedCache))
  app.use(nameRequests(resources.random))
  app.use(watchRequests(resources))
  if (resources.config.isProduction) app.use(sayStrictTransport)
  app.onError(answerVisitor(resources.log))
  app.use(limitBodies(api))
  app.use('/g/*', withoutLastSlash)
  app.route('/g', guests.routes)
  app.route('/', createOperationRoutes(resources))
  app.route('/', visitorModule.routes)
  app.route('/', createPhotoFileRoutes(resources))
  app.use('/api/*', compress())
  app.route('/api', api)
  if (resources.mail.keepsMails && !resources.config.isProduction) {
    app.route('/', createMailboxRoutes(resources))
  }
  if (import.meta.env.PROD)
    app.use(builtFiles(fileURLToPath(new URL('../client', import.meta.url))))
  app.use(compress())
  app.notFound((c) => c.text('404 Not Found', 404, { 'Cache-Control': 'no-store' }))
  app.all('*', createPages(resources, { api, visitorScript: visitorModule.address }))
  return {
    fetch: (request: Request, env: HttpBindings) =>
      guests.answerReady(env.incoming, env.outgoing)
        ? RESPONSE_ALREADY_SENT
        : app.fetch(request, env),
  }
}

/** Leads to the same address without the slash at its end: a path, so that it stays with us whatever Host was asked. */
const withoutLastSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || !pathname.endsWith('/')) return next()
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return c.redirect(pathname.slice(0, end) + search, 301)
})

/** A guest's page that is at hand is not logged and counted as requests are: it keeps its own figures. */
function createGuestPages(resources: Resources) {
  return createGuestRoutes(resources, {
    screens: guestScreens,
    findGuide: ({ code, locale }) => findGuestGuide(resources, { typed: code, locale }),
    findStay: (link) => findStay(resources, link),
    visitorOf: (incoming) => {
      const forwarded = incoming?.headers['x-forwarded-for']?.toString()
      const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : undefined)
      return resources.visitorAddress({ headers, incoming })
    },
  })
}

/** What draws a guide as files: few ask for it, so it is not read at the start. */
export async function loadSite() {
  const { renderSite } = await import('#web/guest/render-site.tsx')
  return renderSite
}

type PageContext = Context<{ Bindings: HttpBindings; Variables: RequestIdVariables }>

type PageParts = { api: ReturnType<typeof createApi>; visitorScript: string }

function createPages(resources: Resources, { api, visitorScript }: PageParts) {
  const loadBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>
  const answerPage = createRequestHandler(
    async () => withErrorCodes(await loadBuild()),
    import.meta.env.MODE,
  )
  const { config, auth } = resources
  const publishableKey = config.stripe.mode === 'stripe' ? config.stripe.publishableKey : undefined
  const inProcess = new Hono().use(nameRequests(resources.random)).route('/api', api)
  return async ({ req, env, var: { requestId } }: PageContext) => {
    const refused = refuseOtherSites(auth, req.raw)
    if (refused) return refused
    const request = asSeenByVisitor(req.raw, visitorsOrigin(resources, req.raw))
    const visit = openVisit({ auth, api: inProcess }, { request, env: { ...env, requestId } })
    const nonce = Buffer.from(resources.random(16)).toString('base64')
    const context = new RouterContextProvider()
    context.set(bridgeContext, {
      fetchApi: visit.fetchApi,
      findHost: visit.findHost,
      nonce,
      visitorScript,
      productName: config.productName,
      isLaptop: !config.isProduction,
      appUrl: resources.appUrl(),
      offer: {
        courtesyCredits: config.courtesyCredits,
        maxPaidGuides: config.maxPaidGuides,
        graceDays: config.graceDays,
      },
      paymentsKey: publishableKey,
      operator: config.operator,
      // A link is called by its site: instagram.com for https://www.instagram.com/example.
      socialLinks: config.socialLinks.map((href) => ({
        name: new URL(href).hostname.replace(/^www\./, ''),
        href,
      })),
      requestId,
      noteFailure(err) {
        resources.log.error({ err, id: requestId }, 'a page failed')
        return isConnectionLost(err) ? 503 : 500
      },
    })
    const response = await answerPage(request, context)
    visit.finish(response)
    sayWhenToComeBack(response)
    if (import.meta.env.PROD)
      pageHeaders(
        {
          nonce,
          photoOrigin: new URL(resources.photos.addressOf('/photos/any.jpg')).origin,
          hasProvider: Boolean(publishableKey),
        },
        response,
      )
    return response
  }
}

/** In development this module is loaded anew after each edit; what it opened stays open. */
function keepOpen(open: () => Promise<Resources>) {
  if (import.meta.env.PROD) return open()
  const kept = globalThis as { zaguanResources?: Promise<Resources> }
  kept.zaguanResources ??= open()
  return kept.zaguanResources
}
