import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'
import { RenderContext } from '#web/calls/while-rendering.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'
import { localeContext } from './locale.ts'

/** Renders a page whole: loaders have run, so there is nothing worth streaming, and the status stays true. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const bridge = context.get(bridgeContext)
  const { nonce } = bridge
  let answered = status
  const stream = await renderToReadableStream(
    <RenderContext value={bridge}>
      <LocaleContext value={context.get(localeContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LocaleContext>
    </RenderContext>,
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
  return new Response(stream, { status: answered, headers })
}

/** Ours is the only log: a strange address or form is nobody's failure, and a visitor who left waits for nothing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(bridgeContext).noteFailure(error)
}
