import type { KeepAnswer, KeepRequest } from './kept-guides.ts'

const recheckMs = 60_000
/** A stay may end while its page is looked at. */
const recheckStayMs = 10 * 60_000
const reloadMark = 'guide reloaded'

/** Keeps the guide on this device, tells the guest from when it is, and follows what the host changes. */
export async function keepOffline(root: HTMLElement) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isFirst = !serviceWorker.controller
  const registration = await serviceWorker.register('/g/sw.js', { scope: '/g/' })
  await serviceWorker.ready
  let checkedAt = 0

  function check() {
    const { active } = registration
    if (!active || Date.now() - checkedAt < recheckMs) return
    checkedAt = Date.now()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => tell(root, data, again)
    active.postMessage(whatToKeep(root), [port2])
  }

  const again = () => document.visibilityState === 'visible' && check()
  document.addEventListener('visibilitychange', again)
  const atOnce = () => {
    checkedAt = 0
    again()
  }
  window.addEventListener('online', atOnce)
  if (root.querySelector('.g-now')) setInterval(again, recheckStayMs)
  // An older worker may not know this kind of page, and never answer: the one that takes its place does.
  if (!isFirst) serviceWorker.addEventListener('controllerchange', atOnce)
  check()
}

function whatToKeep(root: HTMLElement): KeepRequest {
  const { lang: language, dataset } = document.documentElement
  const cover = document.querySelector<HTMLImageElement>('.g-cover-photo')
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"], link[rel="icon"]')
  const addresses = [...links].map(({ href }) => href)
  const viewer = document.querySelector<HTMLElement>('[data-viewer-module]')?.dataset.viewerModule
  const own = [import.meta.url, viewer && new URL(viewer, location.href).href, cover?.currentSrc]
  return {
    page: location.href.split('#', 1)[0] ?? '',
    language,
    mark: dataset.mark,
    cache: 'kept' in root.dataset ? 'no-cache' : 'force-cache',
    parts: [...own, ...addresses].flatMap((part) => part || []),
    photos: savesData() ? [] : smallestPhotos(),
  }
}

/** A guest who asked the browser to spare data has the words alone without a signal. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The host's own photos further down may not have been asked for yet: without a signal a small one is better than none. */
function smallestPhotos() {
  const pictures = document.querySelectorAll('.g-photos source:first-child')
  return [...pictures].map((source) => {
    const [smallest = ''] = source.getAttribute('srcset')?.split(' ') ?? []
    return new URL(smallest, location.href).href
  })
}

function tell(root: HTMLElement, { state, at, photos }: KeepAnswer, again: () => void) {
  const line = root.querySelector<HTMLElement>('[data-kept-photos]')
  if (photos !== undefined) {
    const words = line?.dataset.keptPhotos?.replace('{kept}', String(photos))
    if (line && words) line.textContent = words.replace('{of}', String(smallestPhotos().length))
    return
  }
  // A line that is back says so only where it was cut off.
  if (state === 'alone') setTimeout(again, recheckMs)
  // Without a copy there is nothing to be said of one.
  root.dataset.kept = at ? state : ''
  const when = at === undefined ? '' : sayWhen(at)
  for (const line of root.querySelectorAll<HTMLElement>('[data-when]')) {
    line.textContent = (line.dataset.when ?? '').replace('{when}', when)
  }
  const isReading = root.querySelector('.g-sheet[data-open]') !== null
  if (state === 'gone' || (state === 'changed' && !isReading)) reload(root)
}

/** Once: a guide that two servers tell differently must not turn the page for ever. */
function reload(root: HTMLElement) {
  if (Date.now() - Number(sessionStorage.getItem(reloadMark) ?? 0) < recheckMs) return
  sessionStorage.setItem(reloadMark, String(Date.now()))
  root.dataset.reloading = ''
  location.reload()
}

/** The hour by hand: the first use of Intl holds a slow phone up longer than all the rest of this module. */
function sayWhen(at: number) {
  const when = new Date(at)
  const clock = when.toTimeString().slice(0, 5)
  if (when.toDateString() === new Date().toDateString()) return clock
  const day = { day: 'numeric', month: 'long' } as const
  return `${new Intl.DateTimeFormat(document.documentElement.lang, day).format(when)}, ${clock}`
}
