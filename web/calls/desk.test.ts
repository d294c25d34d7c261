import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { localeContext } from '#web/locale.ts'
import { apiOf, type Bridge, bridgeContext } from './api.ts'
import { loadDesk } from './desk.ts'

test('a list or figures that cannot be loaded leave the rest of the desk standing', async () => {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async () => new Response('', { status: 502 })
  context.set(bridgeContext, { fetchApi } as Bridge)
  context.set(localeContext, 'en')
  expect(await loadDesk({ api: apiOf(context), locale: 'en' })).toEqual({
    guides: undefined,
    creditsError: 'Could not fetch credits',
  })
})
