/** What the page and its service worker say to each other about the copy kept on this device. */
export type KeepRequest = {
  /** The page's own address, the language it is shown in, and by what its words are known. */
  page: string
  language: string
  mark?: string | undefined
  /** What has just arrived is in the browser's own cache. */
  cache: 'force-cache' | 'no-cache'
  /** What the page needs besides itself: its script, its cover, its icon. */
  parts: string[]
  /** Photos of its entries, small, in their order. */
  photos: string[]
}

export type KeepAnswer = {
  /** kept: as new as it gets. changed: a newer one waits. gone: no longer published. alone: nobody answers. */
  state: 'kept' | 'changed' | 'gone' | 'alone'
  /** When the copy was last known to be right, in milliseconds; absent when there is none. */
  at?: number
  /** How many photos are on this device, said once they are: the words come first. */
  photos?: number
}

/** The path of a guide's link, or of that of a stay in it, under which its page is kept; undefined for every other address. */
export function findLink(address: string) {
  const found = /^\/g\/([a-z0-9]{4,32})(\/s\/[\w-]{22})?$/i.exec(new URL(address).pathname)
  const [, code, stay = ''] = found ?? []
  return code && `/g/${code.toLowerCase()}${stay}`
}

export const isOfStay = (link: string) => link.includes('/s/')

const mostGuides = 12
/** Of one guide, in their smallest size: about a megabyte. */
const mostPhotos = 40
const prefixes = { guide: 'guide ', stay: 'stay ' }

/** The page of a link as it was last kept; of a stay that is over nothing is kept any more. */
export async function findSaved(link: string) {
  const saved = await caches.match(link, { cacheName: nameOf(link) })
  if (!saved || !isOfStay(link)) return saved
  const end = stayEndOf(saved, (await lastRight(link)) ?? 0)
  if (end !== undefined && Date.now() < end) return saved
  await forget(link)
  return undefined
}

/** Forgets what is kept of a stay that is over; whether there was something. */
export async function forgetEnded(link: string) {
  if (!isOfStay(link) || !(await caches.match(link, { cacheName: nameOf(link) }))) return false
  return (await findSaved(link)) === undefined
}

/** A part of any kept guide, also in another size: a smaller picture is better than none. */
export async function findPart(address: string) {
  for (const name of await keptNames()) {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    const key = keys.find(({ url }) => sizeless(url) === sizeless(address))
    if (key) return cache.match(key)
  }
  return undefined
}

/** Puts aside what the server has now, and tells whether the page shows it; one that names no mark shows what is saved. */
export async function refreshGuide(
  link: string,
  { page, cache, mark }: Pick<KeepRequest, 'page' | 'cache' | 'mark'>,
  saved?: Response,
): Promise<KeepAnswer> {
  const savedMark = saved && (await markOf(saved))
  const fresh = await fetch(page, { cache })
    .then(whole)
    .catch(() => undefined)
  if (fresh && (fresh.redirected || stayStateIn(fresh) === 'ended')) {
    await forget(link)
    return { state: 'gone' }
  }
  const isAlone = !fresh?.ok
  if (isAlone && !saved) return { state: 'alone' }
  const newest = isAlone ? savedMark : await markOf(fresh)
  const at = await (isAlone ? lastRight(link) : keepPage(link, fresh))
  if (newest !== (mark ?? savedMark)) return { state: 'changed', at }
  return { state: isAlone || !at ? 'alone' : 'kept', at }
}

/** The page of a stay that has just come from the server, in place of the one before. */
export async function replaceStay(link: string, fresh: Response) {
  if (!(await caches.has(nameOf(link)))) return
  if (stayStateIn(fresh) === 'ended') return forget(link)
  await keepPage(link, await whole(fresh))
}

/** On a device without room photos go before words do; an older page would be shown in the place of the newest for ever. */
async function keepPage(link: string, fresh: Response) {
  for (const _ of ['as it is', 'emptied']) {
    try {
      const cache = await caches.open(nameOf(link))
      const at = Date.now()
      await cache.put(link, fresh.clone())
      await cache.put(rightAtKey, new Response(String(at)))
      return at
    } catch {
      await forget(link)
    }
  }
  return undefined
}

/** Script and cover as they are now; those of an older page go. */
export async function keepParts(link: string, { parts, photos }: KeepRequest) {
  const cache = await caches.open(nameOf(link))
  for (const { url } of await cache.keys()) {
    const isOwn = new URL(url).pathname === link || url.endsWith(rightAtKey)
    if (!isOwn && !parts.includes(url) && !photos.includes(url)) await cache.delete(url)
  }
  for (const part of parts) await keepPart(cache, part)
  const oldest = (await keptNames()).slice(0, -mostGuides)
  for (const name of oldest) await caches.delete(name)
}

/** Photos come after everything else, and not without end; answers how many there are. */
export async function keepPhotos(link: string, photos: readonly string[], isOnline: boolean) {
  const cache = await caches.open(nameOf(link))
  let kept = 0
  for (const photo of photos.slice(0, mostPhotos)) {
    const isKept = isOnline ? await keepPart(cache, photo) : await caches.match(photo)
    if (isKept) kept += 1
  }
  return kept
}

async function keepPart(cache: Cache, part: string) {
  // The name it would be installed under can change; everything else has its content in its address.
  const mayChange = part.includes('.webmanifest')
  if (!mayChange && (await cache.match(part))) return true
  const isOwn = new URL(part).origin === location.origin
  const response = await fetch(part, {
    cache: mayChange ? 'no-cache' : 'force-cache',
    mode: isOwn ? 'same-origin' : 'no-cors',
  }).catch(() => undefined)
  if (!response || !(response.ok || response.type === 'opaque')) return false
  // A device may have no room left: what is there stays, and the rest is not counted.
  return cache.put(part, response).then(
    () => true,
    () => false,
  )
}

/** What is kept of stays that are over goes, whichever page is open. */
export async function forgetEndedStays() {
  for (const name of await keptNames()) {
    if (name.startsWith(prefixes.stay)) await forgetEnded(name.slice(prefixes.stay.length))
  }
}

const forget = (link: string) => caches.delete(nameOf(link))

async function keptNames() {
  const names = await caches.keys()
  return names.filter((name) => Object.values(prefixes).some((prefix) => name.startsWith(prefix)))
}

/** A stay is kept apart from the guide that everybody may read. */
const nameOf = (link: string) =>
  isOfStay(link) ? prefixes.stay + link : prefixes.guide + link.slice('/g/'.length)

async function lastRight(link: string) {
  const mark = await caches.match(rightAtKey, { cacheName: nameOf(link) })
  return mark ? Number(await mark.text()) : undefined
}

const rightAtKey = '/g/right-at'

export const languageOf = (saved: Response) => saved.headers.get('content-language')

/** By what the words of a page are known, which stands at its beginning. */
async function markOf(page: Response) {
  return /data-mark="(\w+)/.exec(await page.clone().text())?.[1]
}

/** One that breaks off on the way says nothing. */
async function whole(page: Response) {
  await markOf(page)
  return page
}

const sizeless = (address: string) => address.replace(/-\d+\.(?:avif|webp|jpg)$/, '')

/** When a stay is over by this device's clock, told with its page by the server and by its own; undefined of any other page. */
function stayEndOf({ headers }: Response, deviceAt: number) {
  const closesAt = Number(headers.get('stay-closes'))
  const serverAt = Date.parse(headers.get('date') ?? '') || deviceAt
  return closesAt > 0 ? deviceAt + (closesAt - serverAt) : undefined
}

/** What an answer says of a stay: here is its page, it has ended, or nothing, because the server is busy or failing. */
export function stayStateIn({ ok, type, status }: Pick<Response, 'ok' | 'type' | 'status'>) {
  if (ok) return 'open'
  return type === 'opaqueredirect' || status === 404 || status === 410 ? 'ended' : 'nothing'
}
