import { expect } from 'vitest'
import type { Product } from '#tests/product.ts'

/** The demo host's desk, without Varnish between. */
export async function signIn(product: Product) {
  const password = /password (\S+)/.exec(product.output())?.[1] ?? ''
  const origin = product.url
  const send = (
    method: string,
    path: string,
    { cookie = '', body }: { cookie?: string; body?: unknown } = {},
  ) =>
    fetch(`http://127.0.0.1:${product.port}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
  const entered = await send('POST', '/api/auth/sign-in/email', {
    body: { email: 'demo@example.com', password },
  })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, { cookie, body })
    expect([method, path, answer.status]).toEqual([method, path, expect.toSatisfy(isSuccess)])
    return answer.json()
  }
  const { properties } = await call('GET', '/api/guidebooks')
  const [guide] = properties
  const days = { from: dayIn(-1), until: dayIn(3) }
  const { stay } = await call('POST', `/api/guidebooks/${guide.id}/stays`, days)
  return {
    id: guide.id,
    code: guide.short_code as string,
    photo: new URL(guide.cover_image_url, origin).pathname,
    stay: new URL(stay.link).pathname,
    cookie,
    call,
    async rename(name: string) {
      const { form } = await call('GET', `/api/guidebooks/${guide.id}`)
      const welcome = { ...form.welcome, propertyName: name }
      await call('PUT', `/api/guidebooks/${guide.id}`, { ...form, welcome })
    },
  }
}

function isSuccess(status: number) {
  return status >= 200 && status < 300
}

function dayIn(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
