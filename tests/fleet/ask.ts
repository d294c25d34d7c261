import { randomInt } from 'node:crypto'
import http, { type IncomingHttpHeaders } from 'node:http'
import https, { type Agent } from 'node:https'
import { buffer } from 'node:stream/consumers'

export type Asking = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
  agent?: Agent
}

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** One request, as a visitor of its own; rejects when the line breaks before the answer is whole. */
export function ask(origin: string, { path, method = 'GET', headers, body, agent }: Asking) {
  const isRaw = body instanceof Uint8Array
  const bytes = body === undefined || isRaw ? body : JSON.stringify(body)
  const type = body === undefined || isRaw ? {} : { 'content-type': 'application/json' }
  const { request } = origin.startsWith('https:') ? https : http
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(new URL(path, origin), {
      method,
      headers: { 'x-forwarded-for': anyAddress(), ...type, ...headers },
      ...(agent && { agent }),
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      buffer(answer).then(
        (read) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: read.toString(),
          }),
        reject,
      )
    })
    asked.end(bytes)
  })
}

function anyAddress() {
  return `203.0.${randomInt(256)}.${randomInt(256)}`
}
