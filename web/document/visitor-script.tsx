import { createContext, use } from 'react'
import { Spinner } from '#web/ui/status/waiting.tsx'
import { NonceContext } from './nonce.ts'

/** Where visitors' pages find their module. Known while the server renders. */
export const VisitorScriptContext = createContext('')

type VisitorScriptProps = { hostId: string | undefined }

/** What a visitor's page has instead of the router: one small module, fetched after the first paint. */
export function VisitorScript({ hostId }: VisitorScriptProps) {
  const nonce = use(NonceContext)
  const address = JSON.stringify(use(VisitorScriptContext))
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
