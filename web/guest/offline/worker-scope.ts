import type { KeepRequest } from './guide-keeper.ts'

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

export type PageFetch = Lasting & {
  request: Request
  resultingClientId: string
  respondWith(response: Promise<Response>): void
}

export type PageClient = { id: string }

export type PageMessage = Lasting & { data: KeepRequest; source: PageClient; ports: MessagePort[] }

/** True because this runs nowhere but in a service worker. */
export function workerScope() {
  return self as unknown as WorkerScope
}
