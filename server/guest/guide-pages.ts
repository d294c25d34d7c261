import { LRUCache } from 'lru-cache'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { openGate } from '#server/work/gate.ts'
import { inTime, once } from '#server/work/promises.ts'
import type { FinishedPage, Visit } from './finished-page.ts'
import { openUnknownCodes } from './guest-limits.ts'

/** How long a page is believed without asking, should the word of a change ever be lost. */
const believedMs = 30_000
/** How long the last page is given out before a database that is away is asked again. */
const timeoutMs = 2_000
/** How long guests wait for a silent database while there is a page at hand. */
const patienceMs = 3_000

type GuidePage = {
  document: FinishedPage
  name: string
  edition: string
  /** False while it is given out only because the database does not answer. */
  isSure: boolean
  believedUntil: number
  isTight: boolean
  bytes: () => number
}

type Parts<Guide> = {
  findGuide: (asked: Visit) => Promise<Guide | undefined>
  /** Of one edition there is one page. */
  editionOf: (guide: Guide) => string
  draw: (guide: Guide, asked: Visit) => FinishedPage
  maxBytes: number
  clock: () => number
  onFailure: (error: unknown) => void
  unknown?: ReturnType<typeof openUnknownCodes>
}

/** Every guide's finished page: drawn once per edition and language, given out until the guide changes. */
export function openGuidePages<Guide extends { name: string }>({
  findGuide,
  editionOf,
  draw,
  maxBytes,
  clock,
  onFailure,
  unknown = openUnknownCodes(clock),
}: Parts<Guide>) {
  type Find = () => Promise<Guide | undefined>
  const shelf = openPageShelf<GuidePage>(maxBytes)
  const readings = new Map<string, Promise<GuidePage | undefined>>()
  const renewals = new Map<string, Promise<GuidePage | undefined>>()
  const tightening = openGate({ atOnce: 1 })

  function startReading(key: string, asked: Visit, find = () => findGuide(asked)) {
    const isLatest = () => readings.get(key) === reading
    const reading: Promise<GuidePage | undefined> = read(key, { asked, find, isLatest }).finally(
      () => {
        if (isLatest()) readings.delete(key)
      },
    )
    readings.set(key, reading)
    return reading
  }

  /** What guests are reading now is drawn before the next one asks; what nobody reads waits until somebody does. */
  function startAnew(asked: Visit, find: Find) {
    const key = keyOf(asked.code, asked.locale)
    const page = shelf.find(key)
    const isRead = renewals.has(key) || (page && clock() < page.believedUntil)
    shelf.remove(key)
    readings.delete(key)
    if (!isRead) return
    const renewal = startReading(key, asked, find)
    renewals.set(key, renewal)
    renewal.catch(onFailure).finally(() => {
      if (renewals.get(key) === renewal) renewals.delete(key)
    })
  }

  type Reading = { asked: Visit; find: Find; isLatest: () => boolean }

  async function read(key: string, { asked, find, isLatest }: Reading) {
    const old = shelf.find(key)
    let guide: Guide | undefined
    try {
      guide = await (old
        ? inTime(find(), patienceMs, () => {
            throw new Error('the database is silent')
          })
        : find())
    } catch (error) {
      // Looked for again: what has changed meanwhile is gone, what may have changed is the best there is.
      const atHand = shelf.find(key)
      if (!atHand) throw error
      onFailure(error)
      return believe(atHand, timeoutMs, { isSure: false })
    }
    // It changed meanwhile, and is being read as it is now: that page is for these guests too.
    const newer = isLatest() ? undefined : readings.get(key)
    if (newer) return newer
    if (!guide) {
      if (!isLatest()) return undefined
      shelf.remove(key)
      unknown.add(asked.code)
      return undefined
    }
    if (old?.edition === editionOf(guide)) {
      tighten(key, old)
      return isLatest() ? believe(old, believedMs) : old
    }
    const document = draw(guide, asked)
    const page: GuidePage = {
      document,
      name: guide.name,
      edition: editionOf(guide),
      isSure: true,
      bytes: document.bytes,
      believedUntil: clock() + believedMs,
      isTight: false,
    }
    // A page read before the guide changed is good for those who asked before it, and for nobody after.
    if (!isLatest()) return page
    shelf.put(key, page)
    page.document.whenItGrows(() => shelf.weigh(key, page))
    return page
  }

  /** Takes twenty times as long as drawing it: for what has stood for a while and is asked for again. */
  function tighten(key: string, page: GuidePage) {
    if (page.isTight) return
    page.isTight = true
    const work = async () => {
      if (shelf.find(key) === page) await page.document.tighten()
      shelf.weigh(key, page)
    }
    tightening.enter(work).catch(onFailure)
  }

  function believe(page: GuidePage, forMs: number, { isSure } = { isSure: true }) {
    return Object.assign(page, { isSure, believedUntil: clock() + forMs })
  }

  return {
    /** The page at hand, when it may be given out without asking anybody. */
    findReady({ code, locale }: Visit) {
      const page = shelf.find(keyOf(code, locale))
      return page && clock() < page.believedUntil ? page : undefined
    },
    /** Whether a page of it was given out before, even if it must be asked about again. */
    has: ({ code, locale }: Visit) => shelf.find(keyOf(code, locale)) !== undefined,
    isKnownMissing: (code: string) => unknown.has(code),
    /** The page, read if need be; undefined when no such guide is published. */
    findPage(asked: Visit) {
      const key = keyOf(asked.code, asked.locale)
      return readings.get(key) ?? startReading(key, asked)
    },
    /** A guide has changed; without a code, any of them may have. */
    noteChange(code: string | undefined) {
      if (code === undefined) {
        for (const page of shelf.pages()) page.believedUntil = 0
        readings.clear()
        return
      }
      unknown.remove(code)
      // What is kept of a guide that changes is the same in every language.
      const find = once(() => findGuide({ code, locale: 'es' }))
      for (const locale of guideLanguages) startAnew({ code, locale }, find)
    },
    figures: () => ({ bytes: shelf.bytes(), pages: shelf.count(), unknown: unknown.count() }),
  }
}

function keyOf(code: string, locale: GuideLanguage) {
  return `${code} ${locale}`
}

/** Finished pages within a limit of bytes; when it is reached, what was not asked for longest goes first. */
export function openPageShelf<Page extends { bytes: () => number }>(maxBytes: number) {
  const shelf = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.bytes(),
  })
  return {
    find: (key: string) => shelf.get(key),
    put: (key: string, page: Page) => void shelf.set(key, page),
    /** Weighs a page again, when it is still the one that is kept. */
    weigh(key: string, page: Page) {
      if (shelf.peek(key) !== page) return
      shelf.delete(key)
      shelf.set(key, page)
    },
    remove: (key: string) => void shelf.delete(key),
    pages: () => [...shelf.values()],
    bytes: () => shelf.calculatedSize,
    count: () => shelf.size,
  }
}
