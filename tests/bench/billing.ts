/** What a host is told of plan and credits while the payment provider cannot be reached, and how fast. */
import { chromium } from '@playwright/test'
import { startProduct } from '#tests/product.ts'
import { findChromium } from './find-chromium.ts'
import { openBenchHost } from './open-bench-host.ts'
import { atMost, conclude, type Row } from './report.ts'
import { timeByTurns } from './time-by-turns.ts'

const executablePath = await findChromium()
/** Few: the status may be asked sixty times a minute. */
const rounds = { rounds: 12, warmUps: 2 }

const product = await startProduct({ env: { LOG_LEVEL: 'fatal' } })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  await conclude('billing', await measure())
} finally {
  await browser.close()
  await product.stop()
}

async function measure(): Promise<Row[]> {
  const { page, host } = await openBenchHost(browser, product)
  const guide = await host.createGuide('Casa Limón')
  // Of the cookie: with a bearer token beside it, the session is nobody's.
  const session = await (await page.request.get(`${product.url}/api/session`)).json()
  const { access_token: token } = session
  const hostId = session.user.id
  const asked = { hostId, propertyId: guide.id, guideQuantity: 4 }
  const { body: checkout } = await host.call('post', '/stripe/create-checkout-session', asked)
  await control('pay-checkout', { session: checkout.sessionId, card: '4242424242424242' })
  await control('webhooks-settled')

  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${product.url}/api${path}`, { headers })
    return `${answer.status} ${await answer.text()}`
  }
  const status = () => read(`/stripe/subscription-status/${hostId}`)
  const credits = () => read('/guide-credits/credits')
  const before = [await status(), await credits()]
  const reachable = await timeByTurns({ status, credits }, rounds)
  await control('fail', { kind: 'reset', times: 1e6 })
  const unreachable = await timeByTurns({ status, credits }, rounds)
  const after = [await status(), await credits()]
  const changed = after.filter((answer, at) => answer !== before[at])
  return [
    atMost('answers that changed while the provider was unreachable', changed.length, 0),
    atMost(
      'answers without the four paid credits',
      /"guide_credits":7/.test(after.join()) ? 0 : 1,
      0,
    ),
    atMost(
      'time: status, provider unreachable / reachable',
      unreachable.status / reachable.status,
      2,
    ),
    atMost(
      'time: credits, provider unreachable / reachable',
      unreachable.credits / reachable.credits,
      2,
    ),
  ]
}

async function control(name: string, input: object = {}) {
  const [, sandbox] = /Payments\s+(http:\S+)/.exec(product.output()) ?? []
  const answer = await fetch(`${sandbox}/_sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
}
