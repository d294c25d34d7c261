import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi } from '#sandbox/api/answer.ts'
import type { ApiRequest } from '#sandbox/api/request.ts'
import { answerControl } from '#sandbox/controls/answer.ts'
import type { Controls } from '#sandbox/controls/controls.ts'
import { answerPage } from '#sandbox/pages/answer.ts'
import type { World } from '#sandbox/world.ts'
import { readBody } from './read-body.ts'

export type Reply = { status: number; headers: Record<string, string>; body: string }

/** One server for three tongues: the API, the pages people see, the controls for tests. */
export function createServer(world: World, controls: Controls): http.Server {
  return http.createServer((request, response) => {
    serve(world, controls, request, response).catch((error) => {
      console.error('payments sandbox:', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
}

async function serve(
  world: World,
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request)
  if (body === undefined) {
    send(response, tooLarge)
    return
  }
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const method = request.method ?? 'GET'

  if (pathname.startsWith('/v1/')) {
    const answer = await answerApi(world, apiRequest(request, { method, pathname, search, body }))
    if (answer === 'reset') request.socket.resetAndDestroy()
    else if (answer !== 'silence') send(response, answer)
  } else if (pathname.startsWith('/_sandbox/')) {
    send(response, await answerControl(controls, { method, pathname, body, request }))
  } else {
    const form = new URLSearchParams(body)
    const language = request.headers['accept-language'] ?? ''
    send(response, answerPage(world, { method, pathname, query: searchParams, form, language }))
  }
}

type Address = { method: string; pathname: string; search: string; body: string }

function apiRequest({ headers }: IncomingMessage, address: Address): ApiRequest {
  return {
    method: address.method,
    path: address.pathname,
    query: address.search.slice(1),
    body: address.body,
    headers: {
      authorization: headers.authorization,
      stripeVersion: oneOf(headers['stripe-version']),
      idempotencyKey: oneOf(headers['idempotency-key']),
    },
  }
}

const oneOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

const tooLarge: Reply = { status: 413, headers: {}, body: '' }

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers)
  response.end(body)
}
