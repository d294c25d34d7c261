import type { KeepAnswer, KeepRequest } from './guide-keeper.ts'

const mostGuides = 12
const prefix = 'guide '

/** The guide's page as it was last kept. */
export async function findSaved(code: string) {
  return caches.match(pageKey(code), { cacheName: prefix + code })
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
export async function keepGuide(code: string, request: KeepRequest): Promise<KeepAnswer> {
  const response = await fetch(request.page, { cache: 'force-cache' }).catch(() => undefined)
  if (!response?.ok) return { state: 'alone' }
  const cache = await caches.open(prefix + code)
  await cache.put(pageKey(code), response)
  await keepParts(code, request)
  await forgetOldest()
  return { state: 'kept', at: await markRight(cache) }
}

/** Asks the server whether the kept guide is still the guide. */
export async function refreshGuide(code: string, saved: Response): Promise<KeepAnswer> {
  const cache = await caches.open(prefix + code)
  const fresh = await fetch(saved.url, { cache: 'no-cache' }).catch(() => undefined)
  if (fresh?.status === 404 || fresh?.status === 410) {
    await caches.delete(prefix + code)
    return { state: 'gone' }
  }
  if (!fresh?.ok) return { state: 'alone', at: await lastRight(cache) }
  if (versionOf(fresh) === versionOf(saved)) return { state: 'kept', at: await markRight(cache) }
  await cache.put(pageKey(code), fresh)
  return { state: 'changed', at: await markRight(cache) }
}

/** Script and cover as they are now; those of an older page go. */
export async function keepParts(code: string, { parts }: KeepRequest) {
  const cache = await caches.open(prefix + code)
  for (const { url } of await cache.keys()) {
    const isOwn = new URL(url).pathname === pageKey(code) || url.endsWith(rightAtKey)
    if (!isOwn && !parts.includes(url)) await cache.delete(url)
  }
  for (const part of parts) {
    // The name it would be installed under can change; everything else has its content in its address.
    const mayChange = part.includes('.webmanifest')
    if (!mayChange && (await cache.match(part))) continue
    const isOwn = new URL(part).origin === location.origin
    const response = await fetch(part, {
      cache: mayChange ? 'no-cache' : 'force-cache',
      mode: isOwn ? 'same-origin' : 'no-cors',
    }).catch(() => undefined)
    if (response && (response.ok || response.type === 'opaque')) await cache.put(part, response)
  }
}

async function forgetOldest() {
  const names = await keptNames()
  for (const name of names.slice(0, -mostGuides)) await caches.delete(name)
}

async function keptNames() {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(prefix))
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

function pageKey(code: string) {
  return `/g/${code}`
}

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
