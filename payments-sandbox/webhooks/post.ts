import { corrupt, signature } from './sign.ts'

export type Endpoint = { url: string; secret: string }
export type PostResult = { status: number | null; error: string | null }

type Post = { endpoint: Endpoint; payload: string; spoiled: boolean; signal: AbortSignal }

const timeoutMs = 10_000

/** One try. Anything but a 2xx is a failure, a redirect too. */
export async function postEvent({ endpoint, payload, spoiled, signal }: Post): Promise<PostResult> {
  const header = signature(payload, endpoint.secret, Math.floor(Date.now() / 1000))
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': spoiled ? corrupt(header) : header,
      },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

export const succeeded = ({ status }: PostResult) =>
  status !== null && status >= 200 && status < 300
