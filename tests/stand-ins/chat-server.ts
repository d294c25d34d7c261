import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Sent = { model: string; messages: { role: string; content: string }[] }
type Piece = { piece: number; under: string; after: string; words: string }
type Named = { piece: number; begins: string; kind: string }

type Wishes = {
  /** What each piece is taken for; nothing is said of one without. */
  kindOf?: (piece: Piece) => string | undefined
  /** What becomes of an answer before it is sent. */
  change?: (named: Named[]) => unknown
  /** Why it stopped: it had no room left, for one. */
  finish?: string
  status?: number
  /** Answers this, whatever was asked. */
  says?: string
  isSilent?: boolean
}

/** A small server of OpenAI's chat protocol on loopback, which keeps what it was sent. */
export async function startChat(wishes: Wishes = {}) {
  const { kindOf = () => 'rule', change = (named) => ({ pieces: named }), finish = 'stop' } = wishes
  const received: (Sent & { key: string | undefined; pieces: Piece[] })[] = []
  let left = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('close', () => {
      if (!response.writableFinished) left += 1
    })
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        return response.writeHead(404).end()
      }
      const sent: Sent = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      const pieces = piecesOf(sent)
      received.push({ ...sent, key: request.headers.authorization, pieces })
      if (wishes.isSilent) return undefined
      const named = pieces.flatMap((piece) => {
        const kind = kindOf(piece)
        const begins = piece.words.split(' ').slice(0, 3).join(' ')
        return kind ? [{ piece: piece.piece, begins, kind }] : []
      })
      const content = JSON.stringify(change(named))
      const choices = [{ index: 0, finish_reason: finish, message: { role: 'assistant', content } }]
      response.writeHead(wishes.status ?? 200, { 'content-type': 'application/json' })
      return response.end(wishes.says ?? JSON.stringify({ choices }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    received,
    /** How many went before they were answered. */
    left: () => left,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function piecesOf({ messages }: Sent): Piece[] {
  const asked = messages.find(({ role }) => role === 'user')?.content ?? ''
  return asked.split('\n').map((line) => JSON.parse(line))
}
