import type { InferResponseType } from 'hono/client'
// Apart from the guide's other calls: the desk asks one of those, and what reads a stored guide weighs 30 kB.
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { ApiCalls } from './api.ts'
import { type Answered, ask } from './ask.ts'
import { callsIn, type OneGuide, type SpreadOffer, spreadIn } from './guides.ts'

type WireVersion = InferResponseType<OneGuide['versions'][':version']['$get'], 200>['version']

export type ListedVersion = ReturnType<typeof listedVersion>

function listedVersion({ version, replaced_at, changed }: WireVersion) {
  return { version, changed, until: Date.parse(replaced_at) }
}

/** What a guide was before, newest first; undefined when it could not be loaded. */
export async function readVersions(api: ApiCalls, id: string) {
  const answer = await api.guidebooks[':id'].versions.$get({ param: { id } })
  return answer.ok ? (await answer.json()).versions.map(listedVersion) : undefined
}

export type ShownVersion = NonNullable<Awaited<ReturnType<typeof readVersion>>>

/** Undefined when there is none of that number, or it could not be loaded. */
export async function readVersion(api: ApiCalls, param: { id: string; version: string }) {
  const answer = await api.guidebooks[':id'].versions[':version'].$get({ param })
  if (!answer.ok) return undefined
  const { version, property, form } = await answer.json()
  return { ...listedVersion(version), content: contentOfProperty(property), form }
}

type Restore = { id: string; version: number; expected: number; saveId: string; confirm: string[] }

/** Brings a version back, once its host has said that what guests act on is right; with what of it can follow in other guides. */
export async function restoreVersion(
  { id, version, expected, saveId, confirm }: Restore,
  locale: Locale,
): Promise<Answered<SpreadOffer | undefined>> {
  const { restore } = callsIn(locale)[':id'].versions[':version']
  const param = { id, version: String(version) }
  const json = { version: expected, saveId, confirm }
  const answer = await ask(locale, () => restore.$post({ param, json }))
  return answer.is === 'done' ? { is: 'done', value: spreadIn(answer.value) } : answer
}
