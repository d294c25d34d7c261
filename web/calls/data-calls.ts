import type { ApiCalls } from '#web/api.ts'
import type { DataExport } from '#web/auth/account/all-my-data.tsx'

/** The file of all the host's data; undefined when none was asked for, or its day is over. */
export async function findDataExport(api: ApiCalls): Promise<DataExport | undefined> {
  const answer = await api.account.data.$get()
  if (!answer.ok) return undefined
  const { data_export: found } = await answer.json()
  if (!found) return undefined
  const { ready_until: readyUntil, size_bytes: sizeBytes, asked_at: _, ...same } = found
  return { ...same, readyUntil, sizeBytes }
}
