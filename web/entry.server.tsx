import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { bridgeContext } from '#web/api.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'
import { localeContext } from '#web/locale.ts'
import { NonceContext } from '#web/nonce.ts'
import { sleepingPage } from '#web/sleeping-page.ts'

/**
 * Renders a page whole: loaders have run, so there is nothing worth streaming, and the status stays true. A visitor's page
 * works without scripts, so they wait for the visitor's first sign.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(bridgeContext)
  let answered = status
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <LocaleContext value={context.get(localeContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LocaleContext>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError: () => {
        answered = 500
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status: answered, headers })
  const isAsleep = answered === status && maySleep(routerContext)
  const page = isAsleep ? sleepingPage(await new Response(stream).text()) : stream
  return new Response(page, { status: answered, headers })
}

/** Ours is the only log: a strange address or form is nobody's failure, and a visitor who left waits for nothing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(bridgeContext).noteFailure(error)
}

function maySleep({ staticHandlerContext, routeModules }: EntryContext) {
  const { loaderData, matches } = staticHandlerContext
  const isVisitor = loaderData.root?.session === null
  // In development edits reach an open page by its scripts.
  return (
    import.meta.env.PROD &&
    isVisitor &&
    !matches.some(({ route }) => isAwake(routeModules[route.id]?.handle))
  )
}

/** A page may export `handle = { isAwake: true }` when its scripts have something to do before any sign. */
function isAwake(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'isAwake' in handle
}
