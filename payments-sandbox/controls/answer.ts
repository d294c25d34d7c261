import type { IncomingMessage } from 'node:http'
import type { Reply } from '#sandbox/http/serve.ts'
import type { Controls } from './controls.ts'
import { readInput, type Shape } from './read-input.ts'

type Request = { method: string; pathname: string; body: string; request: IncomingMessage }

const card = { card: 'text', expiry: 'text?', cvc: 'text?', name: 'text?' } as const
const rule = { next: 'number', type: 'text?' } as const

const statuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
]

/** Each control under its own name, `holdWebhooks` as `hold-webhooks`. */
const shapes: { [Name in keyof Controls]: Shape } = {
  time: {},
  advance: { seconds: 'number?', to: 'text?' },
  settle: {},
  fail: {
    kind: ['status', 'timeout', 'reset', 'delay'],
    status: 'number?',
    ms: 'number?',
    when: ['before', 'after', undefined],
    times: 'number?',
    operation: 'text?',
  },
  stopFailing: {},
  setWebhook: { url: 'text', secret: 'text' },
  holdWebhooks: {},
  heldWebhooks: {},
  releaseWebhooks: { events: 'texts?' },
  reorderWebhooks: { events: 'texts' },
  duplicateWebhook: { event: 'text', times: 'number?' },
  dropWebhooks: rule,
  corruptWebhooks: rule,
  deliveries: {},
  webhooksSettled: {},
  setAfterLastRetry: { outcome: ['cancel', 'unpaid', 'past_due'] },
  setStatus: { subscription: 'text', status: statuses },
  setQuantity: { subscription: 'text', quantity: 'number' },
  cancelInPortal: { subscription: 'text' },
  dispute: { invoice: 'text', endsSubscription: 'flag?' },
  deleteCustomer: { customer: 'text' },
  payCheckout: { session: 'text', ...card },
  payInvoice: { invoice: 'text', ...card },
  changeCard: { customer: 'text', ...card },
  answerChallenge: { challenge: 'text', confirmed: 'flag' },
  reset: {},
}

const readings: (keyof Controls)[] = ['time', 'heldWebhooks', 'deliveries', 'webhooksSettled']

/** Reading is GET, doing is POST with JSON; from this machine only, and from no other page. */
export async function answerControl(controls: Controls, asked: Request): Promise<Reply> {
  if (!isLocal(asked.request)) return json(403, { error: 'the controls answer loopback only' })
  const name = nameOf(asked.pathname)
  if (!name) return json(404, { error: 'no such control', controls: Object.keys(shapes).map(slug) })
  if (asked.method !== 'POST' && !readings.includes(name)) {
    return json(405, { error: 'this control is a POST' })
  }
  if (asked.method === 'POST' && !isJson(asked.request)) {
    return json(415, { error: 'send application/json' })
  }
  try {
    const input = readInput(shapes[name], asked.body)
    const result = await call(controls, name, input)
    return json(200, result ?? {})
  } catch (error) {
    return json(400, { error: error instanceof Error ? error.message : String(error) })
  }
}

/** True because `readInput` held the input against the shape of this very control. */
const call = (controls: Controls, name: keyof Controls, input: object): unknown =>
  (controls[name] as (input: object) => unknown)(input)

const nameOf = (pathname: string): keyof Controls | undefined =>
  (Object.keys(shapes) as (keyof Controls)[]).find((name) => `/_sandbox/${slug(name)}` === pathname)

const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? ''
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(host) &&
    headers['x-forwarded-for'] === undefined
  )
}

const isJson = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').startsWith('application/json')

const json = (status: number, content: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(content),
})
