import { startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Completeness } from '#domain/guide/editing/completeness.ts'
import {
  findSectionBySlug,
  type SectionType,
  sectionTypes,
  tabSlugOf,
} from '#domain/guide/section-names.ts'
import { editorCopy, unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { WaitingContext } from '#web/editor/unconfirmed/waiting.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { tabContents } from './tab-contents.tsx'

type EditorTabsProps = {
  active: SectionType
  onActiveChange: (type: SectionType) => void
  completeness: Completeness
  isDisabled: boolean
}

/** The seven tabs. Those not in front are drawn behind it as soon as there is time, so that switching is instant. */
export function EditorTabs({ active, onActiveChange, completeness, isDisabled }: EditorTabsProps) {
  const copy = useCopy(editorCopy)
  const scroller = useRef<HTMLDivElement>(null)
  const isMounted = useMountedTabs(active)
  const counts = use(WaitingContext)?.counts
  const { tab: waits } = useCopy(unconfirmedCopy)
  const tabs = useMemo(
    () =>
      sectionTypes.map((value) => {
        const isComplete = completeness[value]
        const waiting = counts?.[value] ?? 0
        const state = isComplete ? copy.tabComplete : copy.tabIncomplete
        const label = waiting > 0 ? `${state}, ${waits(waiting)}` : state
        return { value, label: copy.tabs[value], status: { isComplete, label }, waiting }
      }),
    [copy, waits, completeness, counts],
  )
  useEffect(() => {
    scroller.current?.scrollTo({ top: active ? 0 : undefined })
  }, [active])
  return (
    <Tabs
      label={copy.tabList}
      tabs={tabs}
      value={active}
      onValueChange={onActiveChange}
      scrollLabels={{ left: copy.scrollLeft, right: copy.scrollRight }}
      disabled={isDisabled}
      className="min-h-0 flex-1"
    >
      <div
        ref={scroller}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible"
      >
        {sectionTypes.map((type) => (
          <TabPanel
            key={type}
            value={type}
            keepMounted
            className="mx-auto w-full max-w-2xl px-4 pb-12 sm:px-6"
          >
            {isMounted(type) ? <Content type={type} /> : null}
          </TabPanel>
        ))}
      </div>
    </Tabs>
  )
}

function Content({ type }: { type: SectionType }) {
  const Tab = tabContents[type]
  return <Tab />
}

function useMountedTabs(active: SectionType) {
  const [areAllMounted, setAllMounted] = useState(false)
  useEffect(() => startTransition(() => setAllMounted(true)), [])
  return (type: SectionType) => areAllMounted || type === active
}

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
