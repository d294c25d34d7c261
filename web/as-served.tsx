import { type ReactNode, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * What the server drew stays as drawn: no script comes for a part that nobody can touch. The browser draws it only where
 * the server did not: on a page reached from another one, or under a new key.
 */
export function AsServed({ children }: { children: ReactNode }) {
  const [isServed] = useState(!useIsHydrated())
  if (import.meta.env.SSR || !isServed) return <div className="contents">{children}</div>
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, it keeps React from looking inside
    <div className="contents" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
