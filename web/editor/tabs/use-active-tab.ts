import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { findSectionBySlug, type SectionType, tabSlugOf } from '#domain/guide/section-names.ts'

/** The tab in front; it stands in the address, so that a reload comes back to it. */
export function useActiveTab() {
  const [parameters] = useSearchParams()
  const [active, setActive] = useState<SectionType>(
    () => findSectionBySlug(parameters.get('tab') ?? '') ?? 'welcome',
  )
  const change = useCallback((type: SectionType) => {
    setActive(type)
    // Past the router on purpose: to it a new address is a page to load, and a tab must switch at once.
    const address = new URL(location.href)
    address.searchParams.set('tab', tabSlugOf[type])
    history.replaceState(history.state, '', address)
  }, [])
  return [active, change] as const
}
