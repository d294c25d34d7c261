import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/api.ts'
import { type SpreadOffer, spreadOfferOf } from '#web/editor/copies/copying.ts'
import type { ListedVersion, ShownVersion } from '#web/versions/version.ts'
import { readCopied } from './copy-calls.ts'
import { readRefusal } from './read-refusal.ts'
import { reasonOf } from './reason-of.ts'
import { savedGuide } from './save-guide.ts'

/** What a guide was before, newest first; undefined when it could not be loaded. */
export async function readVersions(
  api: ApiCalls,
  id: string,
): Promise<ListedVersion[] | undefined> {
  const answer = await api.guidebooks[':id'].versions.$get({ param: { id } })
  if (!answer.ok) return undefined
  return (await answer.json()).versions.map(({ version, replaced_at, changed }) => ({
    version,
    changed,
    until: Date.parse(replaced_at),
  }))
}

/** One of them with all it said; undefined when there is none of that number, or it could not be loaded. */
export async function readVersion(
  api: ApiCalls,
  { id, version }: { id: string; version: string },
): Promise<ShownVersion | undefined> {
  const answer = await api.guidebooks[':id'].versions[':version'].$get({ param: { id, version } })
  if (!answer.ok) return undefined
  const { version: listed, property, form } = await answer.json()
  const { version: number, replaced_at, changed } = listed
  return {
    ...{ version: number, changed, until: Date.parse(replaced_at) },
    content: contentOfProperty(property),
    form,
  }
}

type Restore = { id: string; version: number; expected: number; saveId: string; locale: Locale }

export type RestoreOutcome =
  /** With what of it can follow in other guides. */
  | { is: 'done'; spread: SpreadOffer | undefined }
  | { is: 'refused'; code: string; message: string }
  | { is: 'unreachable' }

/** Brings a version back; whatever happens on the way, the answer is no throw. */
export async function restoreVersion({
  id,
  version,
  expected,
  saveId,
  locale,
}: Restore): Promise<RestoreOutcome> {
  try {
    const restore = browserApi({ locale }).guidebooks[':id'].versions[':version'].restore
    const answer = await restore.$post({
      param: { id, version: String(version) },
      json: { version: expected, saveId },
    })
    if (answer.ok) {
      // A server of the version before says nothing of copies.
      const { property, copies = [] } = await answer.json()
      return { is: 'done', spread: spreadOfferOf(savedGuide(property), copies.map(readCopied)) }
    }
    const { error, code, errorCode } = await readRefusal(answer)
    const message = reasonOf({ error, code, errorCode, status: answer.status }, locale)
    return { is: 'refused', code: code ?? 'http_error', message }
  } catch {
    return { is: 'unreachable' }
  }
}
