import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Sent = { q: string[]; source: string; target: string; format: string; api_key?: string }

type Wishes = {
  /** What becomes of each text; it is marked with the language otherwise. */
  translate?: (text: string, sent: Sent) => string
  status?: number
  /** Answers this, whatever was asked. */
  says?: string
  isSilent?: boolean
}

/** A small server of LibreTranslate's protocol on loopback, which keeps what it was sent. */
export async function startTranslator(wishes: Wishes = {}) {
  const { translate = (text, { target }) => `${target}: ${text}` } = wishes
  const received: Sent[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/translate') {
        return response.writeHead(404).end()
      }
      const sent: Sent = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      received.push(sent)
      if (wishes.isSilent) return undefined
      const translatedText = sent.q.map((text) => translate(text, sent))
      response.writeHead(wishes.status ?? 200, { 'content-type': 'application/json' })
      return response.end(wishes.says ?? JSON.stringify({ translatedText }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
