import type { Page } from '@playwright/test'
import { makePicture } from '#tests/guides/pictures.ts'
import type { Product } from '#tests/product.ts'
import { goodPassword, newAddress } from './host.ts'

export type Host = Awaited<ReturnType<typeof openHost>>

type MailTo = (address: string) => Promise<{ links: string[] }>
type Opened = { product: Pick<Product, 'url'>; mailTo: MailTo }

/** Signs a new host up over HTTP, in the page's cookie jar and language, and acts for it through the API. */
export async function openHost(page: Page, { product, mailTo }: Opened) {
  const email = newAddress()
  const { request } = page.context()
  const headers = {
    origin: product.url,
    'accept-language': await page.evaluate(() => navigator.language),
  }
  const ask = (path: string, data: object) =>
    request.post(`${product.url}/api/auth${path}`, { data, headers })
  await ask('/sign-up/email', { email, password: goodPassword })
  const [link = ''] = (await mailTo(email)).links
  const entered = await ask('/verify-email', { token: new URL(link).searchParams.get('token') })
  const { token: session } = await entered.json()

  async function call(method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) {
    const access = await request.get(`${product.url}/api/auth/token`, {
      headers: { authorization: `Bearer ${session}` },
    })
    const { token } = await access.json()
    const answer = await request[method](`${product.url}/api${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: answer.status(), body: await answer.json(), token }
  }

  return {
    email,
    call,
    async createGuide(name: string, form: object = {}) {
      const { body } = await call('post', '/guidebooks', {
        ...form,
        welcome: { propertyName: name, ...('welcome' in form ? (form.welcome as object) : {}) },
      })
      return body.property as { id: string; short_code: string; version: number }
    },
    async listGuides() {
      const { body } = await call('get', '/guidebooks')
      return body.properties as { id: string; name: string; is_published: boolean }[]
    },
    publish: (id: string) => call('post', `/guide-credits/publish/${id}`),
    async uploadPhoto(size = { width: 480, height: 360 }) {
      const { token } = await call('get', '/guidebooks')
      const buffer = await makePicture(size).toBuffer()
      const answer = await request.post(`${product.url}/api/storage/guidebook-photos`, {
        headers: { authorization: `Bearer ${token}` },
        multipart: { file: { name: 'casa.jpg', mimeType: 'image/jpeg', buffer } },
      })
      return (await answer.json()).url as string
    },
  }
}
