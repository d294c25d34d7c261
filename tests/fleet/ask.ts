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
  /** From an address of loopback: a front takes who asks from the line, not from the headers. */
  from?: string
}

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** One request, as a visitor of its own; rejects when the line breaks before the answer is whole. */
export function ask(origin: string, asking: Asking) {
  const { path, method = 'GET', headers, body, agent, from } = asking
  const isRaw = body instanceof Uint8Array
  const bytes = body === undefined || isRaw ? body : JSON.stringify(body)
  const type = body === undefined || isRaw ? {} : { 'content-type': 'application/json' }
  const { request } = origin.startsWith('https:') ? https : http
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(new URL(path, origin), {
      method,
      headers: { 'x-forwarded-for': anyAddress(), ...type, ...headers },
      ...(agent && { agent }),
      ...(from && { localAddress: from }),
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

/** One of loopback's sixteen million. */
export function anyLoopback() {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
}

function anyAddress() {
  return `203.0.${randomInt(256)}.${randomInt(256)}`
}
