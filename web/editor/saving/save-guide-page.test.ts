import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Bridge, bridgeContext } from '#web/api.ts'
import { localeContext } from '#web/locale.ts'
import { action } from './save-guide-page.ts'

const order = { newId: '5b3e0c1e-8f5a-4c5e-9b55-2d9f3f1f7a10', form: { welcome: {} } }

describe('a save the API could not do', () => {
  test('is tried again when the service does not answer', async () => {
    const outcome = await save(() =>
      Response.json({ error: 'Error al crear la guía', code: 'unavailable' }, { status: 503 }),
    )
    expect(outcome).toEqual({ is: 'unreachable' })
  })

  test('says what to do, and leaves what failed to be said around it', async () => {
    const outcome = await save(() =>
      Response.json({ error: 'Error al crear la guía', code: 'unexpected' }, { status: 500 }),
    )
    expect(outcome).toMatchObject({
      is: 'refused',
      reason:
        'Algo falló de nuestro lado y no se guardó ningún cambio. Vuelve a intentar en un momento.',
    })
  })

  test('names the status when nothing of ours answered', async () => {
    const outcome = await save(() => new Response('<html>', { status: 507 }))
    expect(outcome).toMatchObject({ is: 'refused', reason: 'Error HTTP. Estado: 507' })
  })
})

test('a new guide an earlier try has made is saved over, as that try left it', async () => {
  const calls: { method: string; body: unknown }[] = []
  const property = { id: order.newId, name: 'Casa', short_code: 'k7p3wq9d' }
  const outcome = await save(async (request) => {
    calls.push({ method: request.method, body: await request.json() })
    return request.method === 'POST'
      ? Response.json({ property: { ...property, version: 1 }, message: 'Creada' })
      : Response.json({ property: { ...property, version: 2 }, message: 'Actualizada' })
  })
  expect(calls).toEqual([
    { method: 'POST', body: { ...order.form, id: order.newId } },
    { method: 'PUT', body: { ...order.form, version: 1 } },
  ])
  expect(outcome).toMatchObject({ is: 'saved', message: 'Creada', guide: { version: 2 } })
})

/** Saves through an API that answers as told. */
async function save(answer: (request: Request) => Response | Promise<Response>) {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input, init) => answer(new Request(input, init))
  context.set(bridgeContext, { fetchApi } as Bridge)
  context.set(localeContext, 'es')
  const request = new Request('http://zaguan.test/guides/save', {
    method: 'POST',
    body: JSON.stringify(order),
  })
  const url = new URL(request.url)
  const answered = await action({ request, context, url, params: {}, pattern: '/guides/save' })
  return answered.json()
}
