import type { APIRequestContext } from '@playwright/test'
import { makePicture } from '#tests/guides/pictures.ts'
import { test as base, expect } from '#tests/journeys/journey.ts'
import { readMail } from '#tests/journeys/mailbox.ts'

export { expect } from '#tests/journeys/journey.ts'

type Caller = { request: APIRequestContext; url: string }

type Created = { id: string; code: string }

type Stay = { id: string; link: string }

type Owner = Awaited<ReturnType<typeof becomeHost>>

/** A journey of a guest, beside the owner of what is visited: a host on another device. */
export const test = base.extend<{ owner: Owner }>({
  owner: async ({ request, product }, use) => use(await becomeHost({ request, url: product.url })),
})

/** A host with a confirmed address; whoever shares the request's cookies is signed in as that host. */
export async function becomeHost({ request, url }: Caller) {
  const email = `host-${crypto.randomUUID()}@example.com`
  const headers = { origin: url }
  const account = { email, password: 'la puerta azul' }
  await expectOk(request.post(`${url}/api/auth/sign-up/email`, { headers, data: account }))
  const [link = ''] = (await readMail(request, url, email)).links
  const token = new URL(link).searchParams.get('token')
  await expectOk(request.post(`${url}/api/auth/verify-email`, { headers, data: { token } }))
  const session = await (await request.get(`${url}/api/session`, { headers })).json()
  const authorization = { authorization: `Bearer ${session.access_token}` }

  async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
    const options = { method, headers: authorization, ...(data && { data }) }
    const answer = await request.fetch(`${url}/api${path}`, options)
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }

  return {
    async create(form: object): Promise<Created> {
      const { property } = await call('POST', '/guidebooks', form)
      return { id: property.id, code: property.short_code }
    },
    async publish(form: object): Promise<Created> {
      const guide = await this.create(form)
      await call('POST', `/guide-credits/publish/${guide.id}`)
      return guide
    },
    async uploadPhoto(): Promise<string> {
      const buffer = await makePicture({ width: 480, height: 360 }).toBuffer()
      const answer = await request.post(`${url}/api/storage/guidebook-photos`, {
        headers: authorization,
        multipart: { file: { name: 'casa.jpg', mimeType: 'image/jpeg', buffer } },
      })
      return (await answer.json()).url
    },
    update: (id: string, form: object) => call('PUT', `/guidebooks/${id}`, form),
    async addStay(id: string, days: object): Promise<Stay> {
      return (await call('POST', `/guidebooks/${id}/stays`, days)).stay
    },
    openStay: (id: string) => call('POST', `/stays/${id}/open`),
    endStay: (id: string) => call('POST', `/stays/${id}/end`),
    unpublish: (id: string) => call('POST', `/guide-credits/unpublish/${id}`),
    remove: (id: string) => call('DELETE', `/guidebooks/${id}`),
  }
}

async function expectOk(answering: Promise<{ ok: () => boolean; text: () => Promise<string> }>) {
  const answer = await answering
  expect(answer.ok(), await answer.text()).toBe(true)
}
