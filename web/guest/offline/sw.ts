import { findGuideLanguage } from '#domain/values/guide-language.ts'
import { guestOfflineCopy } from '#web/copy/guest-offline.ts'
import {
  findLink,
  findPart,
  findSaved,
  forgetEnded,
  forgetEndedStays,
  isOfStay,
  type KeepAnswer,
  type KeepRequest,
  keepParts,
  keepPhotos,
  languageOf,
  refreshGuide,
  replaceStay,
  stayStateIn,
} from './kept-guides.ts'

/** Between the guest's page and the network: what was read once opens without a signal, or on a slow line, and is renewed behind. */
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
    event.respondWith(isOfStay(link) ? openStay(event, link) : openGuide(event, link))
  else if (['image', 'script', 'manifest'].includes(request.destination))
    event.respondWith(openPart(request))
})

worker.addEventListener('message', (event) => event.waitUntil(answer(event)))

async function openGuide(event: PageFetch, link: string) {
  event.waitUntil(forgetEndedStays())
  const saved = await findSaved(link)
  const wanted = new URL(event.request.url).searchParams.get('lang')
  // A link that names no language opens the guide in the language it was last read in.
  if (saved && (!wanted || wanted === languageOf(saved))) {
    const comparison = refreshGuide(link, { page: saved.url, cache: 'no-cache' }, saved)
    event.waitUntil(comparison)
    // On a good line nobody reads a password that has changed.
    const quick = await Promise.race([comparison, waitFor(quickMs)])
    const newest = quick && !['kept', 'alone'].includes(quick.state) ? await findSaved(link) : saved
    // A newer page is what it was compared with.
    const told = newest === saved ? comparison : ({ state: 'kept', at: quick?.at } as const)
    if (newest) {
      comparisons.set(event.resultingClientId, Promise.resolve(told))
      return newest
    }
  }
  try {
    const fresh = await fetch(event.request)
    // What is kept in another language is better than what a busy or failing server says.
    return saved && stayStateIn(fresh) === 'nothing' ? saved : fresh
  } catch {
    return saved ?? offlinePage()
  }
}

/** So long what is kept waits for what the server has now, which a good line brings in a tenth of it. */
const quickMs = 1000
/** So long a guest waits at the door for a line that says nothing. */
const longestWaitMs = 4000

const waitFor = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms))

/** What a stay shows changes with the hour: the server is asked first, and what is kept is for when it cannot be. */
async function openStay(event: PageFetch, link: string) {
  event.waitUntil(forgetEndedStays())
  const asked = askForStay(event, link)
  event.waitUntil(asked)
  const waited = waitFor(longestWaitMs)
  return Promise.race([asked, waited.then(async () => (await findSaved(link)) ?? asked)])
}

async function askForStay(event: PageFetch, link: string): Promise<Response> {
  try {
    const fresh = await fetch(event.request)
    // A busy or failing server has said nothing of the stay: what is kept is better.
    if (stayStateIn(fresh) === 'nothing') return (await findSaved(link)) ?? fresh
    event.waitUntil(replaceStay(link, fresh.clone()))
    return fresh
  } catch {
    const [general = link] = link.split('/s/')
    return (await findSaved(link)) ?? openGuide(event, general)
  }
}

async function openPart(request: Request) {
  const orOther = async (error: unknown) => (await findPart(request.url)) ?? Promise.reject(error)
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request).catch(orOther)
}

async function answer({ source, data, ports }: PageMessage) {
  const link = findLink(data.page)
  if (!link) return
  const kept = await keep(link, data, source.id)
  ports[0]?.postMessage(kept)
  const { photos } = data
  if (photos.length === 0 || !['kept', 'alone'].includes(kept.state)) return
  ports[0]?.postMessage({ ...kept, photos: await keepPhotos(link, photos, kept.state === 'kept') })
}

async function keep(link: string, request: KeepRequest, id: string): Promise<KeepAnswer> {
  const comparison = comparisons.get(id)
  comparisons.delete(id)
  // A page that stayed open beyond the end of its stay: what it shows is over.
  if (await forgetEnded(link)) return { state: 'gone' }
  const saved = await findSaved(link)
  const own = saved && languageOf(saved) === request.language ? saved : undefined
  // Later on, its address alone may lead to another language than the page's.
  const named = own?.url ?? `${link}?lang=${request.language}`
  const page = request.cache === 'force-cache' ? request.page : named
  const compared = (await comparison) ?? (await refreshGuide(link, { ...request, page }, own))
  if (compared.state === 'kept') await keepParts(link, request)
  return compared
}

/** The few names of a service worker that we use; TypeScript knows either a page's names or a worker's. */
type WorkerScope = {
  addEventListener(type: 'install', listener: () => void): void
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: PageFetch) => void): void
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

type Lasting = { waitUntil(work: Promise<unknown>): void }

type PageFetch = Lasting & {
  request: Request
  resultingClientId: string
  respondWith(response: Promise<Response>): void
}

type PageMessage = Lasting & { data: KeepRequest; source: { id: string }; ports: MessagePort[] }

/** True because this runs nowhere but in a service worker. */
function workerScope() {
  return self as unknown as WorkerScope
}

/** For a guide that was never opened on this device, when there is no connection to open it with. */
function offlinePage() {
  const spoken = navigator.languages.map((each) => findGuideLanguage(each.split('-')[0]))
  const locale = spoken.find(Boolean) ?? 'en'
  const { title, sentence, retry } = guestOfflineCopy[locale]
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${sentence}</p><a href="">${retry}</a></main></html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html' } })
}

const style =
  ':root{color-scheme:light dark}body{margin:0;background:light-dark(#fbf7f0,#17120f);color:light-dark(#221b16,#f6efe6);font:1rem/1.5 system-ui,sans-serif}main{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100dvh;padding:0 2rem;text-align:center}h1,p{margin:0}h1{font:600 1.75rem/1.2 ui-serif,Georgia,serif}a{padding:.75rem 1.25rem;border-radius:10px;background:#0f5c55;color:#fff;font-weight:700;text-decoration:none}'
