import { Tabs as Parts } from '@base-ui/react/tabs'
import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { StatusDot } from './status/badge.tsx'

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** On the arrows that appear when the strip overflows. */
  scrollLabels: { left: string; right: string }
  disabled?: boolean
  children: ReactNode
  className?: string
}

/** A strip of tabs over its panels (`TabPanel`). */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, scrollLabels, disabled, children, className } = props
  const strip = useRef<HTMLDivElement>(null)
  const { hasLeft, hasRight, scrollBy } = useOverflow(strip)
  useEffect(() => {
    if (strip.current) bringToSight(strip.current, value)
  }, [value])
  return (
    <Parts.Root
      value={value}
      onValueChange={(chosen: Value | null) => chosen !== null && onValueChange(chosen)}
      className={joinClasses('flex min-w-0 flex-col', className)}
    >
      <div className="relative border-b border-hairline">
        <Parts.List
          ref={strip}
          aria-label={label}
          activateOnFocus
          className="flex scroll-px-12 overflow-x-auto [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Parts.Tab
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              title={tab.status?.lacks}
              disabled={disabled}
              className={tabLook}
            >
              {tab.status ? <StatusDot isComplete={tab.status.isComplete} /> : null}
              {tab.label}
              {tab.status ? <span className="sr-only">({tab.status.label})</span> : null}
              {tab.waiting ? (
                <span
                  aria-hidden
                  className="absolute top-0.5 right-0 rounded-pill bg-sun-soft px-1 text-xs text-sun-ink tabular-nums"
                >
                  {tab.waiting}
                </span>
              ) : null}
            </Parts.Tab>
          ))}
        </Parts.List>
        {hasLeft ? (
          <ScrollButton side="left" label={scrollLabels.left} onPress={() => scrollBy(-1)} />
        ) : null}
        {hasRight ? (
          <ScrollButton side="right" label={scrollLabels.right} onPress={() => scrollBy(1)} />
        ) : null}
      </div>
      {children}
    </Parts.Root>
  )
}

export function TabPanel({ className, ...rest }: Parts.Panel.Props & { className?: string }) {
  return <Parts.Panel {...rest} className={joinClasses('pt-6 [&[hidden]]:hidden', className)} />
}

type Tab<Value extends string> = {
  value: Value
  label: string
  /** A dot before the name, what it means and, in a sentence, why it is hollow. */
  status?: { isComplete: boolean; label: string; lacks?: string }
  /** How much in it waits for somebody. */
  waiting?: number
}

const tabLook =
  'relative flex min-h-12 min-w-min cursor-pointer items-center gap-2 px-3 leading-tight font-semibold text-ink-soft ' +
  'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-transparent ' +
  'data-active:text-ink data-active:after:bg-primary forced-colors:data-active:after:bg-[Highlight] ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-55'

const sides: Record<'left' | 'right', { icon: IconShape; place: string }> = {
  left: { icon: ChevronLeft, place: 'left-0 bg-linear-to-r' },
  right: { icon: ChevronRight, place: 'right-0 bg-linear-to-l' },
}

/** Moves the strip alone: the page stays where the reader left it. */
function bringToSight(strip: HTMLElement, value: string) {
  const tab = strip.querySelector<HTMLElement>(`[data-tab="${value}"]`)
  if (!tab) return
  const left = tab.offsetLeft - arrowPx
  const right = tab.offsetLeft + tab.offsetWidth + arrowPx
  if (left < strip.scrollLeft) strip.scrollLeft = left
  else if (right > strip.scrollLeft + strip.clientWidth)
    strip.scrollLeft = right - strip.clientWidth
}

const arrowPx = 48

type ScrollButtonProps = { side: 'left' | 'right'; label: string; onPress: () => void }

/** For a mouse or a finger; the keyboard moves from tab to tab and the strip follows. */
function ScrollButton({ side, label, onPress }: ScrollButtonProps) {
  const { icon, place } = sides[side]
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onPress}
      className={joinClasses(
        'absolute inset-y-0 flex w-12 cursor-pointer items-center justify-center text-ink-soft',
        'from-(--ground,var(--paper)) from-60% to-transparent hover:text-ink',
        place,
      )}
    >
      <Icon of={icon} />
    </button>
  )
}

/** Whether a strip hides something to its left or right, and a way to move it by most of its width. */
function useOverflow(strip: RefObject<HTMLElement | null>) {
  const [hasLeft, setLeft] = useState(false)
  const [hasRight, setRight] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      setLeft(element.scrollLeft > 1)
      setRight(element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    for (const child of element.children) watcher.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])
  const scrollBy = (direction: 1 | -1) => {
    const element = strip.current
    if (!element) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = direction * element.clientWidth * 0.75
    element.scrollBy({ left, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return { hasLeft, hasRight, scrollBy }
}
