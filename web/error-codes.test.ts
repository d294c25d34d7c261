import { type ActionFunctionArgs, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { type Bridge, bridgeContext } from '#web/calls/api.ts'
import { withErrorCodes } from './error-codes.ts'

const away = new Error('the database is away')

test.for([
  [away, 503],
  [new Error('a bug'), 500],
] as const)('a page that fails by %s answers %s and its code', async ([error, status]) => {
  const loader = () => Promise.reject(error)
  const build = { routes: { page: { id: 'page', path: '', module: { loader } } } }
  const coded = withErrorCodes(build as unknown as ServerBuild)
  const context = new RouterContextProvider()
  const noteFailure = (noted: unknown) => (noted === away ? 503 : 500)
  context.set(bridgeContext, { requestId: 'K7M3-9CWT', noteFailure } as unknown as Bridge)
  const request = new Request('http://zaguan.test/')
  const args = { request, context } as unknown as ActionFunctionArgs
  const load = coded.routes.page?.module.loader as (args: ActionFunctionArgs) => Promise<unknown>
  await expect(load(args)).rejects.toMatchObject({
    data: { errorCode: 'K7M3-9CWT' },
    init: { status },
  })
})
