import type { KeepAnswer, KeepRequest } from './guide-keeper.ts'
import type { GuideLink } from './guide-link.ts'
import { isOver, stayEndOf, wordOf } from './stay-end.ts'

const mostGuides = 12
/** Of one guide, in their smallest size: about a megabyte. */
const mostPhotos = 40
const prefixes = { guide: 'guide ', stay: 'stay ' }

/** The page of a link as it was last kept; of a stay that is over nothing is kept any more. */
export async function findSaved(link: GuideLink) {
  const saved = await caches.match(link.path, { cacheName: nameOf(link) })
  if (!saved || !link.isStay) return saved
  const end = stayEndOf(saved, (await lastRight(await caches.open(nameOf(link)))) ?? 0)
  if (end && !isOver(end, Date.now())) return saved
  await forget(link)
  return undefined
}

/** Forgets what is kept of a stay that is over; whether there was something. */
export async function forgetEnded(link: GuideLink) {
  if (!link.isStay || !(await caches.has(nameOf(link)))) return false
  return (await findSaved(link)) === undefined
}

/** A script or picture of any kept guide; a picture in another size is better than none. */
export async function findPart(address: string, { inAnySize = false } = {}) {
  if (!inAnySize) return caches.match(address, { ignoreVary: true })
  for (const name of await keptNames()) {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    const key = keys.find(({ url }) => sizeless(url) === sizeless(address))
    if (key) return cache.match(key)
  }
  return undefined
}

/** Puts a guide and its parts aside, from the browser's own cache where they have just arrived. */
export async function keepGuide(link: GuideLink, request: KeepRequest): Promise<KeepAnswer> {
  const response = await fetch(request.page, { cache: 'force-cache' }).catch(() => undefined)
  if (response && link.isStay && wordOf(response) === 'ended') return { state: 'gone' }
  if (!response?.ok || response.redirected) return { state: 'alone' }
  const cache = await caches.open(nameOf(link))
  await cache.put(link.path, response)
  const at = await markRight(cache)
  await keepParts(link, request)
  await forgetOldest()
  return { state: 'kept', at }
}

/** Asks the server whether the kept guide is still the guide. */
export async function refreshGuide(link: GuideLink, saved: Response): Promise<KeepAnswer> {
  const cache = await caches.open(nameOf(link))
  const fresh = await fetch(saved.url, { cache: 'no-cache' }).catch(() => undefined)
  const isGone = fresh && (fresh.redirected || fresh.status === 404 || fresh.status === 410)
  if (isGone) {
    await forget(link)
    return { state: 'gone' }
  }
  if (!fresh?.ok) return { state: 'alone', at: await lastRight(cache) }
  const isSame = versionOf(fresh) === versionOf(saved)
  // Of a stay its end is told with each answer, and it may have moved.
  if (!isSame || link.isStay) await cache.put(link.path, fresh)
  return { state: isSame ? 'kept' : 'changed', at: await markRight(cache) }
}

/** The page of a stay that has just come from the server, in place of the one before. */
export async function replaceStay(link: GuideLink, fresh: Response) {
  if (!(await caches.has(nameOf(link)))) return
  if (wordOf(fresh) === 'ended') return forget(link)
  const cache = await caches.open(nameOf(link))
  await cache.put(link.path, fresh)
  await markRight(cache)
}

/** Script and cover as they are now; those of an older page go. */
export async function keepParts(link: GuideLink, { parts, photos = [] }: KeepRequest) {
  const cache = await caches.open(nameOf(link))
  for (const { url } of await cache.keys()) {
    const isOwn = new URL(url).pathname === link.path || url.endsWith(rightAtKey)
    if (!isOwn && !parts.includes(url) && !photos.includes(url)) await cache.delete(url)
  }
  for (const part of parts) await keepPart(cache, part)
}

/** Photos come after everything else, and not without end; answers how many there are. */
export async function keepPhotos(link: GuideLink, photos: readonly string[], isOnline: boolean) {
  const cache = await caches.open(nameOf(link))
  let kept = 0
  for (const photo of photos.slice(0, mostPhotos)) {
    const isKept = isOnline ? await keepPart(cache, photo) : await cache.match(photo)
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
    if (!name.startsWith(prefixes.stay)) continue
    const path = name.slice(prefixes.stay.length)
    await forgetEnded({ code: '', path, isStay: true })
  }
}

async function forgetOldest() {
  const names = await keptNames()
  for (const name of names.slice(0, -mostGuides)) await caches.delete(name)
}

function forget(link: GuideLink) {
  return caches.delete(nameOf(link))
}

async function keptNames() {
  const names = await caches.keys()
  return names.filter((name) => Object.values(prefixes).some((prefix) => name.startsWith(prefix)))
}

/** A stay is kept apart from the guide that everybody may read. */
function nameOf({ code, path, isStay }: GuideLink) {
  return isStay ? prefixes.stay + path : prefixes.guide + code
}

async function markRight(cache: Cache) {
  const at = Date.now()
  await cache.put(rightAtKey, new Response(String(at)))
  return at
}

async function lastRight(cache: Cache) {
  const mark = await cache.match(rightAtKey)
  return mark ? Number(await mark.text()) : undefined
}

const rightAtKey = '/g/right-at'

export function languageOf(saved: Response) {
  return saved.headers.get('content-language')
}

/** An answer's ETag; one that was compressed on the way is still the same. */
function versionOf(response: Response) {
  return response.headers.get('etag')?.replace(/^W\//, '')
}

function sizeless(address: string) {
  return address.replace(/-\d+\.(?:avif|webp|jpg)$/, '')
}
