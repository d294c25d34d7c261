import type { KeepAnswer, KeepRequest } from './guide-keeper.ts'
import {
  findPart,
  findSaved,
  keepGuide,
  keepParts,
  languageOf,
  refreshGuide,
} from './kept-guides.ts'
import { offlinePage } from './offline-page.ts'
import { type PageClient, type PageFetch, type PageMessage, workerScope } from './worker-scope.ts'

/** Between the guest's page and the network: what was read once opens without a signal, and is renewed behind. */
const worker = workerScope()

/** What each page was given, compared with what the server has now. */
const comparisons = new Map<string, Promise<KeepAnswer>>()

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const code = findCode(request.url)
  if (request.mode === 'navigate' && code) event.respondWith(openGuide(event, code))
  else if (['image', 'script', 'manifest'].includes(request.destination))
    event.respondWith(openPart(request))
})

worker.addEventListener('message', (event) => {
  event.waitUntil(answer(event))
})

async function openGuide(event: PageFetch, code: string) {
  const saved = await findSaved(code)
  const wanted = new URL(event.request.url).searchParams.get('lang')
  // A link that names no language opens the guide in the language it was last read in.
  if (saved && (!wanted || wanted === languageOf(saved))) {
    const comparison = refreshGuide(code, saved)
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
  const code = findCode(data.page)
  if (!code) return
  ports[0]?.postMessage(await keep(code, data, source))
}

async function keep(code: string, request: KeepRequest, { id }: PageClient): Promise<KeepAnswer> {
  const comparison = comparisons.get(id)
  comparisons.delete(id)
  const saved = await findSaved(code)
  const isSaved = saved && languageOf(saved) === request.language
  if (!comparison && !isSaved) return keepGuide(code, request)
  const compared = (await comparison) ?? (saved && (await refreshGuide(code, saved)))
  if (compared?.state === 'kept') await keepParts(code, request)
  return compared ?? { state: 'alone' }
}

function findCode(address: string) {
  return /^\/g\/([a-z0-9]{4,32})$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase()
}
