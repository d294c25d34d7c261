import { createHash } from 'node:crypto'
import { finishPage } from './finished-page.ts'
import type { GuestScreens } from './guest-screens.ts'

const moduleFolder = '/g/-/'

/** The two files the guest's browser runs, under addresses of their own, ready to send. */
export function guestFiles({ publicPage, serviceWorker }: GuestScreens['guestScripts']) {
  const version = createHash('sha256').update(publicPage).digest('base64url').slice(0, 10)
  const name = `${version}.js`
  const module = finishPage(publicPage, headers('public, max-age=31536000, immutable'))
  const renamed = finishPage(publicPage, headers('no-cache'))
  const worker = finishPage(serviceWorker, headers('no-cache'))
  const settled = Promise.all([module, worker].map((file) => file.tighten()))
  return {
    moduleAddress: moduleFolder + name,
    /** Another release's page finds today's module too, but must ask for it again. */
    findModule: (asked: string) => (asked === name ? module : renamed),
    worker,
    settled,
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
