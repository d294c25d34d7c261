import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { apiOf, type Bridge, bridgeContext } from '#web/calls/api.ts'
import { localeContext } from '#web/locale.ts'
import { actOnGuides } from './desk-deeds.tsx'

const failed = () => Response.json({ error: 'Error', code: 'unexpected' }, { status: 500 })

describe('what the desk says when something fails', () => {
  test('some guides could not be unpublished, or none', async () => {
    const caller = callerOf(({ url }) => (url.endsWith('/b') ? failed() : done()))
    const unpublish = (ids: string[]) => actOnGuides(caller, { intent: 'unpublish_many', ids })
    expect(await unpublish(['a', 'b'])).toMatchObject({
      is: 'refused',
      message: 'Some guides could not be unpublished',
    })
    expect(await unpublish(['b'])).toMatchObject({ message: 'Could not unpublish guides' })
    expect(await unpublish(['a', 'c'])).toMatchObject({
      is: 'done',
      message: 'Successfully unpublished 2 guide(s)!',
    })
  })

  test('nobody answered any more, after some were unpublished: the desk is to be loaded anew', async () => {
    const caller = callerOf(({ url }) => {
      if (url.endsWith('/b')) throw new TypeError('Failed to fetch')
      return done()
    })
    const unpublish = (ids: string[]) => actOnGuides(caller, { intent: 'unpublish_many', ids })
    expect(await unpublish(['a', 'b', 'c'])).toMatchObject({
      is: 'refused',
      message: 'Some guides could not be unpublished',
    })
    expect(await unpublish(['b', 'c'])).toMatchObject({ is: 'unreachable' })
  })

  test.for([
    ['publish', 'Could not publish guide. Something failed on our side'],
    ['unpublish', 'Could not unpublish guide. Something failed on our side'],
    ['delete', 'Error deleting guidebook: Something failed on our side'],
    ['duplicate', 'Something failed on our side'],
  ] as const)('what failed and what to do, each once: %s', async ([intent, sentence]) => {
    const outcome = await actOnGuides(callerOf(failed), { intent, id: 'a' })
    expect(outcome).toMatchObject({ is: 'refused', message: expect.stringContaining(sentence) })
  })

  test('a reason of the server as it is', async () => {
    const refusal = { error: 'No active session found', code: 'unauthorized' }
    const caller = callerOf(() => Response.json(refusal, { status: 401 }))
    expect(await actOnGuides(caller, { intent: 'publish', id: 'a' })).toMatchObject({
      message: refusal.error,
    })
  })

  test('a copy of an earlier try that was written in since is not the one that is wanted', async () => {
    const sent: string[] = []
    const caller = callerOf(async (request) => {
      const { id } = await request.json()
      sent.push(id)
      return Response.json({ property: { version: id === 'earlier' ? 2 : 1 }, message: 'Done' })
    })
    const press = { intent: 'duplicate', id: 'a', copyId: 'earlier' } as const
    expect(await actOnGuides(caller, press)).toMatchObject({ is: 'done' })
    expect(sent).toEqual(['earlier', expect.stringMatching(/^[\da-f-]{36}$/)])
  })

  test('the status, when nothing of ours answered', async () => {
    const caller = callerOf(() => new Response('', { status: 502 }))
    expect(await actOnGuides(caller, { intent: 'delete', id: 'a' })).toMatchObject({
      message: 'Error deleting guidebook: HTTP error! status: 502',
    })
  })
})

function done() {
  return Response.json({ message: 'Done' })
}

function callerOf(answer: (request: Request) => Response | Promise<Response>) {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input, init) => answer(new Request(input, init))
  context.set(bridgeContext, { fetchApi } as Bridge)
  context.set(localeContext, 'en')
  return { api: apiOf(context), locale: 'en' as const }
}
