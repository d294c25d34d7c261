import { createMiddleware } from 'hono/factory'
import { everyGuideTag, everyPhotoTag, notePurges } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { openLine } from '#server/work/queue.ts'
import { type CacheHeaders, type Purger, readPurgers } from './purgers.ts'
import { forgetPurges, openRests, readDelay, workOffPurges } from './purges.ts'

export type SharedCache = ReturnType<typeof openSharedCache>

type Needs = {
  db: Db
  now: () => Date
  guideChanges: Pick<GuideChanges, 'onChange'>
  config: { cdnSeconds: number; cdnPurge: readonly string[] }
  warn: (error: unknown, words: string) => void
  purgers?: readonly Purger[]
  /** How long what has changed meanwhile waits for a cache that says nothing. */
  patienceMs?: number
}

/** The caches between guests and us: what may stand there, and how they hear that it has changed. */
export function openSharedCache({
  db,
  now,
  guideChanges,
  config: { cdnSeconds: seconds, cdnPurge },
  warn,
  purgers = readPurgers(cdnPurge),
  patienceMs = 1_000,
}: Needs) {
  const isOn = seconds > 0
  let isStarted = false
  let isStartNoted = false
  const goingOn = new Set<Promise<void>>()
  const rests = openRests(now)

  const refusing: CacheHeaders = isOn
    ? Object.assign(
        { 'CDN-Cache-Control': 'no-store' },
        ...purgers.map((purger) => purger.refusing),
      )
    : {}

  /**
   * All that stands in them is forgotten at every start: this process may be of another release, and a cache may have missed what
   * was said while it was left out. Once more a minute later, as everything: then those of the release before have ended.
   */
  async function noteStart() {
    if (isStartNoted) return
    await asSystem(db, (tx) => notePurges(tx, [everyGuideTag, everyPhotoTag]))
    isStartNoted = true
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

  const line = openLine(async (signal) => {
    if (isStarted) await noteStart()
    await workOffPurges({
      db,
      now,
      purgers,
      rests,
      patienceMs,
      goOn,
      signal,
      warn: (error, tags) => warn(error, `${tags} tags stand in a shared cache for longer`),
    })
  })

  function kick() {
    if (isStarted && purgers.length > 0) line.workOff().catch(warnOfTurn)
  }

  const stopListening = guideChanges.onChange(kick)

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
    workOff: line.workOff,
    /** Where nobody is to be told. */
    async forget() {
      await forgetPurges(db)
    },
    readDelay: () => readDelay(db, now()),
    start() {
      isStarted = true
      kick()
    },
    async close() {
      isStarted = false
      line.stop()
      stopListening()
      await line.close()
      await Promise.all(goingOn)
    },
  }
}

/** What does not say of itself that it may stand in a shared cache may not, whatever a cache's own rules are. */
export function keepFromSharedCaches({ refusing }: Pick<SharedCache, 'refusing'>) {
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    const isOwnFile = isWhole(c.res.status) && headers.get('cache-control')?.includes('immutable')
    const mayStand = isOwnFile || headers.has('cdn-cache-control')
    if (mayStand && !headers.has('set-cookie')) return
    for (const [name, value] of Object.entries(refusing)) c.header(name, value)
  })
}

const isWhole = (status: number) => status === 200 || status === 304
