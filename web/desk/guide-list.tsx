import { Search } from 'lucide'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { foldText, wordsIn } from '#domain/guide/search/fold-text.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/inputs/controls.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { GuideCard } from './guide-card.tsx'

const searchesFrom = 13
const cardsAtFirst = 24
/** Few enough to be drawn between two frames of a scrolling phone. */
const cardsMore = 12

/** The guides as cards; when there are many, with a search and an order. */
export function GuideList({ guides }: { guides: DeskGuide[] }) {
  const copy = useCopy(deskCopy).search
  const language = useLocale()
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<GuideOrder>('newest')
  const wanted = useDeferredValue(query)
  const arranged = useMemo(
    () => arrangeGuides(guides, { query: wanted, order, language }),
    [guides, wanted, order, language],
  )
  const isLong = guides.length >= searchesFrom
  return (
    <div className="flex flex-col gap-5">
      {isLong ? (
        <search className="grid items-end gap-3 sm:grid-cols-[1fr_14rem]">
          <Field label={copy.label} isLabelHidden>
            <div className="relative">
              <Icon
                of={Search}
                className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-soft"
              />
              <TextInput
                type="search"
                value={query}
                placeholder={copy.placeholder}
                onChange={({ currentTarget }) => setQuery(currentTarget.value)}
                className="pl-11"
              />
            </div>
          </Field>
          <Field label={copy.sort} isLabelHidden>
            <Select
              value={order}
              onChange={({ currentTarget }) => setOrder(readOrder(currentTarget.value))}
              options={guideOrders.map((value) => ({ value, label: copy.orders[value] }))}
            />
          </Field>
          <p role="status" className="text-sm text-ink-soft">
            {copy.found(arranged.length, guides.length)}
          </p>
        </search>
      ) : null}
      {arranged.length > 0 ? (
        <Cards guides={isLong ? arranged : guides} />
      ) : (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <p className="text-ink-soft">{copy.none(wanted)}</p>
          <Button onClick={() => setQuery('')}>{copy.clear}</Button>
        </div>
      )}
    </div>
  )
}

function readOrder(value: string): GuideOrder {
  return guideOrders.find((order) => order === value) ?? 'newest'
}

/** A screenful and a bit at first, more before the end comes into sight. */
function Cards({ guides }: { guides: DeskGuide[] }) {
  const [count, setCount] = useState(cardsAtFirst)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = count < guides.length
  useEffect(() => {
    const mark = end.current
    if (!hasMore || !mark) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((shown) => shown + cardsMore),
      { rootMargin: '2400px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  })
  return (
    <>
      <ul className="grid list-none grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {guides.slice(0, count).map((guide, at) => (
          <GuideCard key={guide.id} guide={guide} isFirst={at < 3} />
        ))}
      </ul>
      {hasMore ? <div ref={end} className="h-px" /> : null}
    </>
  )
}

const guideOrders = ['newest', 'name', 'published', 'incomplete'] as const

type GuideOrder = (typeof guideOrders)[number]

type Wish = { query: string; order: GuideOrder; language: string }

/** The guides whose name or description holds every word, whatever its accents, in the order asked for. */
export function arrangeGuides(guides: readonly DeskGuide[], { query, order, language }: Wish) {
  const words = wordsIn(query)
  const found = guides.filter(({ name, description }) => {
    const { folded } = foldText(`${name} ${description}`)
    return words.every((word) => folded.includes(word))
  })
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const byName = (a: DeskGuide, b: DeskGuide) => compare(a.name, b.name)
  const orders: Record<GuideOrder, (a: DeskGuide, b: DeskGuide) => number> = {
    newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
    name: byName,
    published: (a, b) => Number(b.isPublished) - Number(a.isPublished) || byName(a, b),
    incomplete: (a, b) => a.complete.length - b.complete.length || byName(a, b),
  }
  return found.toSorted(orders[order])
}
