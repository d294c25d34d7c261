import { describe, expect, test } from 'vitest'
import { openRoutes } from '#tests/guest/guest-routes.ts'
import { guideOf } from '#tests/guides/guides.ts'

describe('a guest', () => {
  test('reads a published guide by its code, however it is typed', async () => {
    const { text } = openRoutes()
    expect(await text('/casa2345')).toContain('Casa casa2345 en')
    expect(await text('/CASA2345')).toContain('Casa casa2345 en')
  })

  test('comes to the guide although the link took the end of a sentence along', async () => {
    const answer = await openRoutes().get('/casa2345.?lang=es')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/g/casa2345?lang=es')
    expect((await openRoutes().get('/casa2345).')).headers.get('location')).toBe('/g/casa2345')
  })

  test('reads our words in the language asked for, else the device’s, else English', async () => {
    const { get, text } = openRoutes()
    expect(await text('/casa2345?lang=es', { 'accept-language': 'en' })).toContain(' es ')
    expect(await text('/casa2345', { 'accept-language': 'es-MX,es;q=0.9' })).toContain(' es ')
    expect(await text('/casa2345', { 'accept-language': 'fr-CA,fr;q=0.9' })).toContain(' fr ')
    expect(await text('/casa2345?lang=de', { 'accept-language': 'fr' })).toContain(' de ')
    expect(await text('/casa2345', { 'accept-language': 'ja' })).toContain(' en ')
    const answer = await get('/casa2345?lang=es')
    expect(answer.headers.get('content-language')).toBe('es')
    expect(answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
  })

  test('without a code is told where to find the link', async () => {
    const answer = await openRoutes().get('/')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('welcome en')
  })

  test.each(['/unknown9', '/no', '/%3Cscript%3E', '/casa2345-x', `/${'a'.repeat(2000)}`])(
    'who opens %s is told there is no such guide',
    async (path) => {
      const answer = await openRoutes().get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe('not found en')
    },
  )

  test('is told to try again when a guide cannot be read, in the same language', async () => {
    const { state, get } = openRoutes()
    state.isDown = true
    const answer = await get('/casa2345?lang=es')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).toBe('failure es')
    state.isDown = false
    expect((await get('/casa2345')).status).toBe(200)
  })

  test('sees what the host changed at once, and nothing once it is unpublished', async () => {
    const { guides, text, get, change } = openRoutes()
    await text('/casa2345')
    guides.set('casa2345', { ...guideOf({ welcome: { propertyName: 'Casa Nueva' } }), version: 2 })
    change('casa2345')
    expect(await text('/casa2345')).toContain('Casa Nueva')
    guides.delete('casa2345')
    change('casa2345')
    expect((await get('/casa2345')).status).toBe(404)
  })
})

describe('the files a page brings', () => {
  test('its module never changes under its name', async () => {
    const { get, text } = openRoutes()
    const address = /\/g(\/-\/\S+)/.exec(await text('/casa2345'))?.[1] ?? ''
    const module = await get(address)
    expect(module.headers.get('cache-control')).toContain('immutable')
    expect(await module.text()).toBe('enhance()')
  })

  test('a page of another release finds a module too, but not for good', async () => {
    const module = await openRoutes().get('/-/older.js')
    expect(await module.text()).toBe('enhance()')
    expect(module.headers.get('cache-control')).toBe('no-cache')
  })

  test('the worker is asked for each time', async () => {
    const worker = await openRoutes().get('/sw.js')
    expect(worker.headers.get('content-type')).toContain('text/javascript')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })

  test('a home screen keeps the guide under the name of the house', async () => {
    const { get } = openRoutes()
    const manifest = await (await get('/casa2345/manifest.webmanifest?lang=es')).json()
    expect(manifest).toMatchObject({ name: 'Casa', start_url: '/g/casa2345', lang: 'es' })
    expect((await get('/unknown9/manifest.webmanifest')).status).toBe(404)
  })
})
