import { use, useEffect } from 'react'
import { RenderContext } from '#web/calls/while-rendering.ts'
import script from './early-presses.ts?script'
import { readyEvent } from './ready-event.ts'

/** First in the head, so that it hears the first press; says when the scripts can carry it out. */
export function KeepEarlyPresses() {
  const { nonce } = use(RenderContext)
  useEffect(() => {
    dispatchEvent(new Event(readyEvent))
  }, [])
  if (!import.meta.env.SSR) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built from early-presses.ts
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `{${script}}` }} />
}
