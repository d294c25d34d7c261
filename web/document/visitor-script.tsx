import { use } from 'react'
import { RenderContext } from '#web/calls/while-rendering.ts'
import { Spinner } from '#web/ui/status/waiting.tsx'

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
