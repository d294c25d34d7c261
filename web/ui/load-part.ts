import { type ComponentType, createElement, useEffect, useState } from 'react'

const reloadedKey = 'zaguan-reloaded-at'
const timeoutMs = 60_000

/**
 * Loads a part of the page when it is first needed. When it is lost on the way, or the product was updated since the page
 * was read, the page is read again, as the router does for its own parts; what is missing for good fails.
 */
export function loadPart<Part>(load: () => Promise<Part>) {
  return () => load().catch(readAgain)
}

/**
 * A component that is loaded when it is first drawn; until then nothing stands in its place. Not by Suspense: that keeps what has
 * come back for 300 ms, so that a placeholder does not flicker, and here is none.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOnce = loadPart(load)
  let Part: ComponentType<Props> | undefined
  return (props: Props) => {
    const [, redraw] = useState({})
    useEffect(() => {
      if (Part) return
      const fail = (error: unknown) =>
        redraw(() => {
          throw error
        })
      loadOnce().then((part) => {
        Part = part
        redraw({})
      }, fail)
    }, [])
    return Part ? createElement(Part, props) : null
  }
}

/** What may be needed without a connection comes as soon as the page has nothing else to do. */
export function loadSoon(load: () => Promise<unknown>) {
  if (typeof window === 'undefined') return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const start = () => whenIdle(() => void load().catch(() => {}))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function readAgain(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < timeoutMs) throw error
  // Without a connection the page as it stands is worth more than none.
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve))
  sessionStorage.setItem(reloadedKey, `${Date.now()}`)
  location.reload()
  return new Promise(() => {})
}
