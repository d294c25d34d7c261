import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type CacheCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

type State = {
  answer: Answer
  isSilent: boolean
  /** Answers, but has never heard of forgetting. */
  isAnother: boolean
}

/** A stand-in on loopback for the side of a shared cache that is told what to forget. */
export async function startCache() {
  const calls: CacheCall[] = []
  const state: State = { answer: {}, isSilent: false, isAnother: false }
  const silence = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, path: url, headers, body: await text(request) })
    if (state.isSilent) await silence.promise
    const { status = 200, headers: given = {}, body = '{"success":true}' } = state.answer
    const known = state.isAnother ? {} : { 'x-purged': '1' }
    response.writeHead(status, { ...known, ...given }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return {
    calls,
    state,
    /** Answers whom it has kept waiting. */
    letGo: () => silence.resolve(),
    /** As `CDN_PURGE` names it. */
    varnish: `varnish://${host}`,
    cloudflare: `cloudflare://sesame@023e105f4ecef8ad9ca31a8372d0c353?endpoint=http://${host}/client/v4`,
    fastly: `fastly://sesame@SU1Z0isxPaozGVKXdv0eY?endpoint=http://${host}`,
    /** Every tag it was told, in order. */
    tags: () => calls.flatMap(tagsOf),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function tagsOf({ headers, body }: CacheCall): string[] {
  const listed = (headers['xkey-purge'] ?? headers['surrogate-key'])?.toString()
  return listed ? listed.split(' ') : JSON.parse(body).tags
}
