import { hc } from 'hono/client'
import { expectTypeOf, test } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Api } from '#server/api.ts'

const client = hc<Api>('http://api.internal/api')

type Answer<Call extends (...args: never[]) => Promise<{ json: () => unknown; ok: boolean }>> =
  Awaited<ReturnType<Extract<Awaited<ReturnType<Call>>, { ok: true }>['json']>>

test('the typed client knows what every call answers', () => {
  type Listed = Answer<typeof client.guidebooks.$get>['properties'][number]
  expectTypeOf<Listed['short_code']>().toEqualTypeOf<string>()
  expectTypeOf<Listed['completeness']['house_manual']>().toEqualTypeOf<boolean>()

  type One = Answer<(typeof client.guidebooks)[':id']['$get']>
  expectTypeOf<One['property']['version']>().toEqualTypeOf<number>()
  expectTypeOf<One['form']>().toExtend<GuidebookForm>()

  type Credits = Answer<(typeof client)['guide-credits']['credits']['$get']>
  expectTypeOf<Credits['available_credits']>().toEqualTypeOf<number>()
})

test('the typed client takes the editor’s form and refuses another', () => {
  type Sent = Parameters<typeof client.guidebooks.$post>[0]['json']
  expectTypeOf<GuidebookForm>().toExtend<Sent>()
  expectTypeOf<{ welcome: { propertyName: number } }>().not.toExtend<Sent>()
})
