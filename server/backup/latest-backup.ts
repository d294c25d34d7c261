import type { BackupPlace, KeptBackup } from './backup-place.ts'

const lookAgainMs = 60_000

export type BackupNews = { latest: KeptBackup | undefined; kept: number; isLate: boolean }

type Needs = { place: BackupPlace; everyMs: number; now: () => Date }

/** What lies in the place of backups, looked at once a minute at most: a file that is there is the only proof. */
export function watchBackups({ place, everyMs, now }: Needs) {
  let seen: { at: number; found: Promise<KeptBackup[]> } | undefined
  return async (): Promise<BackupNews> => {
    const ms = now().getTime()
    if (!seen || ms - seen.at >= lookAgainMs) seen = { at: ms, found: place.list() }
    const found = await seen.found.catch((error) => {
      seen = undefined
      throw error
    })
    const [latest] = found
    const isLate = latest === undefined || ms - latest.at.getTime() > 2 * everyMs
    return { latest, kept: found.length, isLate }
  }
}
