import { Refusal } from '#domain/messages/refusals.ts'

type Measure = {
  atOnce: number
  /** Who comes when so many wait is sent away. */
  mostWaiting?: number
  /** Who has waited for so long is sent away. */
  patienceMs?: number
  /** Who would wait for longer, by what those before took, is sent away. */
  longestWaitMs?: number
  refuse?: (seconds: number) => Refusal
  clock?: () => number
}

type Line = (() => void)[]

const firstGuessMs = 2_000

/** Lets in so much work at once, one piece of each who asks; who waits is let in in turn, whoever asks how often. */
export function openGate({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  patienceMs,
  longestWaitMs,
  refuse = () => new Refusal('unavailable'),
  clock = Date.now,
}: Measure) {
  const lines = new Map<unknown, Line>()
  const busy = new Set<unknown>()
  let waiting = 0
  let refused = 0
  let usualMs = firstGuessMs

  function wait(who: unknown) {
    if (waiting >= mostWaiting) throw refuse(0)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs)
    setLine(who, [...(lines.get(who) ?? []), enter])
    waiting += 1
    return promise

    function enter() {
      clearTimeout(timer)
      waiting -= 1
      resolve()
    }

    function giveUp() {
      const others = (lines.get(who) ?? []).filter((other) => other !== enter)
      setLine(who, others)
      waiting -= 1
      refused += 1
      reject(refuse(0))
    }
  }

  function setLine(who: unknown, line: Line) {
    if (line.length > 0) lines.set(who, line)
    else lines.delete(who)
  }

  function letIn() {
    for (const [who, line] of lines) {
      if (busy.size >= atOnce) return
      if (busy.has(who)) continue
      const enter = line.shift()
      goBehind(who)
      busy.add(who)
      enter?.()
    }
  }

  /** Who has just been let in waits for everybody else. */
  function goBehind(who: unknown) {
    const line = lines.get(who) ?? []
    lines.delete(who)
    setLine(who, line)
  }

  /** By what came before: one's own, one after the other, and of each other what is let in meanwhile. */
  function waitMs(who: unknown) {
    const own = (lines.get(who)?.length ?? 0) + (busy.has(who) ? 1 : 0)
    let others = busy.size - (busy.has(who) ? 1 : 0)
    for (const [other, line] of lines) if (other !== who) others += Math.min(line.length, own + 1)
    return Math.max(own, Math.floor((own + others) / atOnce)) * usualMs
  }

  return {
    /** Without a name for who asks, each piece of work is somebody's own. */
    async enter<Result>(work: () => Promise<Result>, who: unknown = Symbol()): Promise<Result> {
      const wouldWaitMs = longestWaitMs === undefined ? 0 : waitMs(who)
      if (wouldWaitMs > (longestWaitMs ?? 0)) throw refuse(Math.ceil(wouldWaitMs / 1000))
      if (busy.size < atOnce && !busy.has(who)) busy.add(who)
      else await wait(who)
      const startedMs = clock()
      try {
        return await work()
      } finally {
        usualMs = usualMs * 0.8 + (clock() - startedMs) * 0.2
        busy.delete(who)
        goBehind(who)
        letIn()
      }
    },
    /** Who waits now, and who has waited in vain since the start. */
    figures: () => ({ waiting, refused }),
  }
}
