import { expect, test } from 'vitest'
import { hostCall, openCall, routesOf } from './call.ts'

const auth = {} as Parameters<typeof routesOf>[0]['auth']
const counted = {
  summary: 'Do',
  limit: 'writes',
  answer: { 204: { description: 'Done' } },
} as const
const work = async () => undefined

test('a limit that nobody would count is refused when the routes are made', () => {
  const call = hostCall('POST /things', { ...counted, work })
  expect(() => routesOf({ auth }, 'Things', [call])).toThrow('nobody would count')
})

test('so is one of a call that anybody may make, since hosts are counted', () => {
  const call = openCall('POST /things', { ...counted, work })
  const limits = {} as NonNullable<Parameters<typeof routesOf>[0]['limits']>
  expect(() => routesOf({ auth, limits }, 'Things', [call])).toThrow('nobody would count')
})
