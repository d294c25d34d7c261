import type { Db } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import { openLine } from '#server/work/queue.ts'
import { openRests } from './open-rests.ts'
import type { CacheHeaders, Purger } from './purger.ts'
import { nameCaches, readPurgers } from './purgers.ts'
import { forgetPurges, readDelay, workOffPurges } from './purges.ts'
import { forgetRelease, isStillOurs, noteRelease } from './release.ts'

export type SharedCache = ReturnType<typeof openSharedCache>

type Needs = {
  db: Db
  now: () => Date
  /** What pages are drawn by: their code, and the settings that show on them. */
  release: string
  guideChanges: Pick<GuideChanges, 'announceAll' | 'onChange'>
  config: { cdnSeconds: number; cdnPurge: readonly string[] }
  warn: (error: unknown, words: string) => void
  purgers?: readonly Purger[]
  /** How long what has changed meanwhile waits for a cache that says nothing. */
  patienceMs?: number
}

const retryMs = 5_000

/** The caches between guests and us: what may stand there, and how they hear that it has changed. */
export function openSharedCache({
  db,
  now,
  release,
  guideChanges,
  config: { cdnSeconds: seconds, cdnPurge },
  warn,
  purgers = readPurgers(cdnPurge),
  patienceMs = 1_000,
}: Needs) {
  const isOn = seconds > 0
  const ours = { pages: release, caches: nameCaches(cdnPurge), isOn }
  const isUsed = isOn || purgers.length > 0
  let isStarted = false
  let isNoted = false
  let isCurrent = false
  let turns = 0
  let settling: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  const goingOn = new Set<Promise<void>>()
  const rests = openRests(now)

  const refusing: CacheHeaders = isOn
    ? Object.assign(
        { 'CDN-Cache-Control': 'no-store' },
        ...purgers.map((purger) => purger.refusing),
      )
    : {}

  async function readRelease() {
    if (isNoted) return isStillOurs(db, ours)
    const isNew = await noteRelease({ db, guideChanges }, ours)
    isNoted = true
    if (isNew) kick()
    return true
  }

  /** Until it is certain that ours is the release that counts, our pages are for their guest alone. */
  function settle() {
    clearTimeout(retry)
    isCurrent = false
    turns += 1
    const turn = turns
    settling = readRelease()
      .then((isOurs) => {
        if (turn === turns) isCurrent = isOurs
      })
      .catch((error) => {
        if (!isStarted) return
        warn(error, 'no page may stand in a shared cache: the release could not be read')
        if (turn === turns) retry = setTimeout(settle, retryMs).unref()
      })
  }

  /** Beside the turns that follow. */
  function goOn(work: Promise<void>) {
    const whole = work.catch(warnOfTurn).finally(() => {
      goingOn.delete(whole)
      kick()
    })
    goingOn.add(whole)
  }

  const warnOfTurn = (error: unknown) => warn(error, 'shared caches were not told of a change')

  const line = openLine((signal) =>
    workOffPurges({
      ...{ db, now, purgers, rests, patienceMs, goOn, signal },
      warn: (error, tags) => warn(error, `${tags} tags stand in a shared cache for longer`),
    }),
  )

  function kick() {
    if (isStarted && purgers.length > 0) line.workOff().catch(warnOfTurn)
  }

  const stopListening = guideChanges.onChange((code) => {
    if (code !== undefined) kick()
    else if (isStarted && isUsed) settle()
  })

  return {
    isOn,
    hasPurgers: purgers.length > 0,
    /** Beside an answer that may stand in a shared cache under these tags; nothing where there is none. */
    sharing(tags: readonly string[]): CacheHeaders {
      if (!isOn) return {}
      const own = { 'CDN-Cache-Control': `public, max-age=${seconds}` }
      return Object.assign(own, ...purgers.map((purger) => purger.sharing({ seconds, tags })))
    },
    /** Beside every other answer. */
    refusing,
    /** Whether pages of this process are those of the release that counts. */
    isCurrent: () => isCurrent,
    workOff: line.workOff,
    /** Where nobody is to be told. */
    async forget() {
      await forgetPurges(db)
      if (!isOn) await forgetRelease(db)
    },
    readDelay: () => readDelay(db, now()),
    start() {
      isStarted = true
      if (isUsed) settle()
    },
    async close() {
      isStarted = false
      line.stop()
      clearTimeout(retry)
      stopListening()
      await settling
      await line.close()
      await Promise.all(goingOn)
    },
  }
}
