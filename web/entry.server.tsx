import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { bridgeContext } from '#web/api.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'
import { localeContext } from '#web/locale.ts'
import { NonceContext } from '#web/nonce.ts'

/** Renders a page whole: loaders have run, so there is nothing worth streaming, and the status stays true. */
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
  return new Response(request.method === 'HEAD' ? null : stream, { status: answered, headers })
}
