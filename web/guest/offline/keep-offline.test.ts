import { afterEach, expect, test, vi } from 'vitest'
import { keepOffline } from './keep-offline.ts'
import type { KeepAnswer } from './kept-guides.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that nobody answered asks again each minute, until the line is back', async () => {
  vi.useFakeTimers()
  const answers: KeepAnswer['state'][] = ['alone', 'alone', 'kept']
  const asked = { times: 0 }
  const active = {
    postMessage(_: unknown, [answer]: [(message: { data: KeepAnswer }) => void]) {
      answer({ data: { state: answers[asked.times] ?? 'kept', at: 1 } })
      asked.times += 1
    },
  }
  const addEventListener = () => {}
  const page = { querySelector: () => null, querySelectorAll: () => [] }
  const documentElement = { lang: 'es', dataset: {} }
  vi.stubGlobal('document', {
    ...page,
    addEventListener,
    documentElement,
    visibilityState: 'visible',
  })
  vi.stubGlobal('window', { addEventListener })
  vi.stubGlobal('location', { href: 'https://zaguan.test/g/muestra' })
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, register: async () => ({ active }), addEventListener },
  })
  vi.stubGlobal('MessageChannel', Channel)
  const root = { ...page, dataset: {} as Record<string, string> }
  await keepOffline(root as unknown as HTMLElement)
  expect([asked.times, root.dataset.kept]).toEqual([1, 'alone'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.times, root.dataset.kept]).toEqual([2, 'alone'])
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([asked.times, root.dataset.kept]).toEqual([3, 'kept'])
})

/** What is posted into the second port arrives at the first at once. */
class Channel {
  port1: { onmessage?: (message: { data: KeepAnswer }) => void } = {}
  port2 = (message: { data: KeepAnswer }) => this.port1.onmessage?.(message)
}
