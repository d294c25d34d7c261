import { BackupProblem } from '#server/backup/problem.ts'
import type { BackupPlace, KeptBackup } from './backup-place.ts'

const lookAgainMs = 60_000
/** Beyond it a list that was seen says nothing of a place that is silent now. */
const believedMs = 5 * lookAgainMs

export type BackupNews = { latest: KeptBackup | undefined; kept: number; isLate: boolean }

type Needs = {
  place: BackupPlace
  everyMs: number
  now: () => Date
  /** How long a look is waited for, counted from its begin: whoever asks has others waiting. */
  patienceMs?: number
}

/** What lies in the place of backups, looked at once a minute at most: a file that is there is the only proof. */
export function watchBackups({ place, everyMs, now, patienceMs = 2_000 }: Needs) {
  let look: { at: number; found: Promise<KeptBackup[]> } | undefined
  let seen: { at: number; found: KeptBackup[] } | undefined

  const startLook = (at: number) => {
    const found = place.list().then(
      (list) => {
        seen = { at, found: list }
        return list
      },
      (error) => {
        look = undefined
        throw error
      },
    )
    look = { at, found: inTime(found, patienceMs) }
    return look
  }

  return async (): Promise<BackupNews> => {
    const ms = now().getTime()
    const current = look && ms - look.at < lookAgainMs ? look : startLook(ms)
    const found = await current.found.catch((error) => {
      if (seen && error instanceof Silence && ms - seen.at < believedMs) return seen.found
      throw error
    })
    const [latest] = found
    const isLate = latest === undefined || ms - latest.at.getTime() > 2 * everyMs
    return { latest, kept: found.length, isLate }
  }
}

class Silence extends BackupProblem {}

async function inTime<Answer>(answer: Promise<Answer>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    const words = 'The place of backups does not answer in time.'
    timer = setTimeout(() => reject(new Silence(words)), ms)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}
