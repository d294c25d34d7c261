import type { KeepAnswer, KeepRequest } from './guide-keeper.ts'
import { findLink, type GuideLink } from './guide-link.ts'
import {
  findPart,
  findSaved,
  forgetEnded,
  forgetEndedStays,
  keepGuide,
  keepParts,
  keepPhotos,
  languageOf,
  refreshGuide,
  replaceStay,
} from './kept-guides.ts'
import { offlinePage } from './offline-page.ts'
import { wordOf } from './stay-end.ts'
import { type PageClient, type PageFetch, type PageMessage, workerScope } from './worker-scope.ts'

/** Between the guest's page and the network: what was read once opens without a signal, and is renewed behind. */
const worker = workerScope()

/** What each page was given, compared with what the server has now. */
const comparisons = new Map<string, Promise<KeepAnswer>>()

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetEndedStays()])),
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const link = findLink(request.url)
  if (request.mode === 'navigate' && link)
    event.respondWith(link.isStay ? openStay(event, link) : openGuide(event, link))
  else if (['image', 'script', 'manifest'].includes(request.destination))
    event.respondWith(openPart(request))
})

worker.addEventListener('message', (event) => {
  event.waitUntil(answer(event))
})

async function openGuide(event: PageFetch, link: GuideLink) {
  event.waitUntil(forgetEndedStays())
  const saved = await findSaved(link)
  const wanted = new URL(event.request.url).searchParams.get('lang')
  // A link that names no language opens the guide in the language it was last read in.
  if (saved && (!wanted || wanted === languageOf(saved))) {
    const comparison = refreshGuide(link, saved)
    comparisons.set(event.resultingClientId, comparison)
    event.waitUntil(comparison)
    return saved
  }
  try {
    return await fetch(event.request)
  } catch {
    return saved ?? offlinePage()
  }
}

/** What a stay shows changes with the hour: the server is asked first, and what is kept is for when it cannot be. */
async function openStay(event: PageFetch, link: GuideLink) {
  event.waitUntil(forgetEndedStays())
  try {
    const fresh = await fetch(event.request)
    // A busy or failing server has said nothing of the stay: what is kept is better.
    if (wordOf(fresh) === 'nothing') return (await findSaved(link)) ?? fresh
    event.waitUntil(replaceStay(link, fresh.clone()))
    return fresh
  } catch {
    const general = { ...link, path: `/g/${link.code}`, isStay: false }
    return (await findSaved(link)) ?? (await findSaved(general)) ?? offlinePage()
  }
}

async function openPart(request: Request) {
  const part = await findPart(request.url)
  if (part) return part
  try {
    return await fetch(request)
  } catch (error) {
    const other = await findPart(request.url, { inAnySize: true })
    if (other) return other
    throw error
  }
}

async function answer({ source, data, ports }: PageMessage) {
  const link = findLink(data.page)
  if (!link) return
  const kept = await keep(link, data, source)
  ports[0]?.postMessage(kept)
  const { photos = [] } = data
  const isOnline = kept.state === 'kept'
  if (photos.length === 0 || !(isOnline || kept.state === 'alone')) return
  ports[0]?.postMessage({ ...kept, photos: await keepPhotos(link, photos, isOnline) })
}

async function keep(
  link: GuideLink,
  request: KeepRequest,
  { id }: PageClient,
): Promise<KeepAnswer> {
  const comparison = comparisons.get(id)
  comparisons.delete(id)
  // A page that stayed open beyond the end of its stay: what it shows is over.
  if (await forgetEnded(link)) return { state: 'gone' }
  const saved = await findSaved(link)
  const isSaved = saved && languageOf(saved) === request.language
  if (!comparison && !isSaved) return keepGuide(link, request)
  const compared = (await comparison) ?? (saved && (await refreshGuide(link, saved)))
  if (compared?.state === 'kept') await keepParts(link, request)
  return compared ?? { state: 'alone' }
}
