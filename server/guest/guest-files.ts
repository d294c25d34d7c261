import { createHash } from 'node:crypto'
import type { GuestScreens } from './draw-guide.ts'
import { finishPage } from './finished-page.ts'

/** The files the guest's browser runs, under addresses of their own, ready to send. */
export function guestFiles(scripts: GuestScreens['guestScripts']) {
  const { publicPage, photoViewer, serviceWorker } = scripts
  const module = moduleFile('/g/-/', publicPage)
  const viewer = moduleFile('/g/-/photos/', photoViewer)
  const worker = finishPage(serviceWorker, headers('no-cache'))
  return {
    moduleAddress: module.address,
    findModule: module.find,
    viewerAddress: viewer.address,
    findViewer: viewer.find,
    worker,
    settled: Promise.all([module.settled, viewer.settled, worker.tighten()]),
  }
}

/** A page's module, in a folder of the address, under a name that changes with what is in it. */
export function moduleFile(folder: string, script: string) {
  const version = createHash('sha256').update(script).digest('base64url').slice(0, 10)
  const name = `${version}.js`
  const module = finishPage(script, headers('public, max-age=31536000, immutable'))
  const renamed = finishPage(script, headers('no-cache'))
  return {
    address: folder + name,
    /** Another release's page finds today's module too, but must ask for it again. */
    find: (asked: string) => (asked === name ? module : renamed),
    settled: module.tighten(),
  }
}

function headers(cacheControl: string) {
  return {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  }
}
