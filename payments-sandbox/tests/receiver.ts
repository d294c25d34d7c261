import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { problemsOf } from './validator.ts'

export const secret = 'whsec_for_the_tests'

export type Receiver = {
  url: string
  /** What arrived with a good signature, in order of arrival. */
  events: Stripe.Event[]
  /** Arrivals whose signature was wrong. */
  forged: string[]
  types(): string[]
  answerWith(status: number): void
  close(): Promise<void>
}

/** A webhook endpoint as the product has one: raw body, the SDK's own check of the signature. */
export async function openReceiver(stripe: Stripe, problems: string[]): Promise<Receiver> {
  const events: Stripe.Event[] = []
  const forged: string[] = []
  let status = 200
  const findEvent = (body: Buffer, signature: string | string[]) => {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret)
    } catch {
      return undefined
    }
  }

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const signature = request.headers['stripe-signature'] ?? ''
    const event = findEvent(body, signature)
    if (!event) {
      forged.push(String(signature))
      response.writeHead(400).end()
      return
    }
    problems.push(...problemsOf(`event.${event.type}`, JSON.parse(body.toString())))
    if (status === 200) events.push(event)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    forged,
    types: () => events.map(({ type }) => type),
    answerWith(next) {
      status = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
