import { use, useEffect } from 'react'
import { RenderContext } from '#web/calls/while-rendering.ts'
import { Spinner } from '#web/ui/status/waiting.tsx'
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

type VisitorScriptProps = { hostId: string | undefined }

/** What a visitor's page has instead of the router: one small module, fetched after the first paint. */
export function VisitorScript({ hostId }: VisitorScriptProps) {
  const { nonce, visitorScript = '' } = use(RenderContext)
  const address = JSON.stringify(visitorScript)
  const loader = `requestAnimationFrame(()=>setTimeout(()=>import(${address})))`
  return (
    <>
      <template id="visitor" data-host={hostId}>
        <Spinner />
      </template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and our own address */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loader }} />
    </>
  )
}
