import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { saveGuide } from './save-guide.ts'

const order = { idWhenNew: '5b3e0c1e-8f5a-4c5e-9b55-2d9f3f1f7a10', form: emptyGuidebookForm() }

afterEach(() => vi.unstubAllGlobals())

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
      message:
        'Algo falló de nuestro lado y no se guardó ningún cambio. Vuelve a intentar en un momento.',
    })
  })

  test('names the status when nothing of ours answered', async () => {
    const outcome = await save(() => new Response('<html>', { status: 507 }))
    expect(outcome).toMatchObject({ is: 'refused', message: 'Error HTTP. Estado: 507' })
  })

  test.for([502, 503, 504])(
    'is tried again when a proxy says %s in its own words',
    async (status) => {
      const outcome = await save(() => new Response('<html>', { status }))
      expect(outcome).toEqual({ is: 'unreachable' })
    },
  )

  test('is tried again without a connection, and when its answer is cut off', async () => {
    const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await save(noConnection)).toEqual({ is: 'unreachable' })
    expect(await save(() => new Response('{"property":'))).toEqual({ is: 'unreachable' })
  })
})

test('a save is sent to the API in the page’s language, and given up after thirty seconds', async () => {
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const asked = Promise.withResolvers<Request>()
  const saving = save((request) => {
    asked.resolve(request)
    return new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  })
  const { url, headers } = await asked.promise
  expect(url).toBe('http://zaguan.test/api/guidebooks')
  expect(headers.get('accept-language')).toBe('es')
  expect(timeout).toHaveBeenCalledWith(30_000)
  patience.abort()
  expect(await saving).toEqual({ is: 'unreachable' })
  timeout.mockRestore()
})

test('a new guide an earlier try has made is saved over, as that try left it', async () => {
  const calls: { method: string; body: unknown }[] = []
  const property = { id: order.idWhenNew, name: 'Casa', short_code: 'k7p3wq9d' }
  const outcome = await save(async (request) => {
    calls.push({ method: request.method, body: await request.json() })
    return request.method === 'POST'
      ? Response.json({ property: { ...property, version: 1 }, message: 'Creada' })
      : Response.json({ property: { ...property, version: 2 }, copies: [], message: 'Actualizada' })
  })
  expect(calls).toEqual([
    { method: 'POST', body: { ...order.form, id: order.idWhenNew } },
    { method: 'PUT', body: { ...order.form, version: 1, confirm: [] } },
  ])
  expect(outcome).toMatchObject({ is: 'saved', message: 'Creada', guide: { version: 2 } })
})

/** Saves over a network that answers as told. */
function save(answer: (request: Request) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    answer(new Request(new URL(address, 'http://zaguan.test'), init)),
  )
  return saveGuide(order, 'es')
}
