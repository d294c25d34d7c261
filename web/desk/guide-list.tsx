import { Search } from 'lucide'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { foldText, wordsIn } from '#domain/guide/search/fold-text.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { photoSrcset, photoVariant } from '#domain/values/photo.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { formatDate } from '#web/copy/formats/format.ts'
import { completingCopy, tabsCopy } from '#web/copy/guide/tabs.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Field, Select, TextInput } from '#web/ui/inputs/field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Badge, StatusDot } from '#web/ui/status/badge.tsx'
import { CardActions } from './card-actions.tsx'

const searchesFrom = 13
const cardsAtFirst = 24
/** Few enough to be drawn between two frames of a scrolling phone. */
const cardsMore = 12

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
  const shown = isLong ? arranged : guides
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
              onChange={({ currentTarget: { value } }) =>
                setOrder(guideOrders.find((each) => each === value) ?? 'newest')
              }
              options={guideOrders.map((value) => ({ value, label: copy.orders[value] }))}
            />
          </Field>
          <p role="status" className="text-sm text-ink-soft">
            {copy.found(arranged.length, guides.length)}
          </p>
        </search>
      ) : null}
      {shown.length > 0 ? (
        <Cards guides={shown} />
      ) : (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <p className="text-ink-soft">{copy.none(wanted)}</p>
          <Button onClick={() => setQuery('')}>{copy.clear}</Button>
        </div>
      )}
    </div>
  )
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
      ([entry]) => entry?.isIntersecting && setCount(count + cardsMore),
      { rootMargin: '2400px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [hasMore, count])
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

type GuideCardProps = { guide: DeskGuide; isFirst: boolean }

/** One guide: how it looks, whether guests can read it, what it lacks, and what can be done with it. */
const GuideCard = memo(function GuideCard({ guide, isFirst }: GuideCardProps) {
  const { card } = useCopy(deskCopy)
  return (
    <li className="flex min-w-0 [contain-intrinsic-size:auto_31rem] [content-visibility:auto]">
      <article
        aria-labelledby={`guide-${guide.id}`}
        className="relative flex min-w-0 flex-1 flex-col overflow-hidden rounded-card border border-hairline bg-surface"
      >
        <GuideCover guide={guide} isFirst={isFirst} />
        <div className="absolute top-3 left-3 max-w-[calc(100%-1.5rem)]">
          <StateBadge guide={guide} />
        </div>
        <div className="flex flex-1 flex-col gap-3 p-5">
          <div>
            <h2 id={`guide-${guide.id}`} className="line-clamp-2 text-xl [overflow-wrap:anywhere]">
              {guide.name}
            </h2>
            <p className="mt-1 line-clamp-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
              {guide.description}
            </p>
          </div>
          {/* Why guests do not see it, in the operator's words, and where to answer. */}
          {guide.suspended ? (
            <div className="rounded-control bg-danger-soft p-3 text-sm text-danger-ink [overflow-wrap:anywhere]">
              <p className="font-semibold">{card.suspendedLead}</p>
              <p className="mt-1">{guide.suspended.reason}</p>
              <a
                href={`/support?code=${guide.shortCode}&about=suspension`}
                aria-label={card.answerSuspension(guide.name)}
                className="mt-1 inline-flex min-h-11 items-center font-semibold underline"
              >
                {card.answer}
              </a>
            </div>
          ) : null}
          <Checklist guide={guide} />
          <CardActions guide={guide} />
        </div>
      </article>
    </li>
  )
})

function StateBadge({ guide }: { guide: DeskGuide }) {
  const { card } = useCopy(deskCopy)
  const locale = useLocale()
  const { isPublished, publishedAt, timeZone, suspended } = guide
  if (suspended) {
    return (
      <Badge tone="danger" className={overWall}>
        {card.suspended}
      </Badge>
    )
  }
  if (!isPublished) return <Badge>{card.draft}</Badge>
  const date =
    publishedAt && formatDate(new Date(publishedAt), { locale, timeZone, length: 'short' })
  return (
    <Badge tone="success" hasDot className={overWall}>
      {date ? card.publishedOn(date) : card.published}
    </Badge>
  )
}

/** A wall may have the badge's own colour. */
const overWall = 'border-current!'

/** Short names, each behind a full or a hollow dot; to a screen reader and on hover each says its state. */
function Checklist({ guide }: { guide: DeskGuide }) {
  const { card } = useCopy(deskCopy)
  const tabs = useCopy(tabsCopy)
  const completing = useCopy(completingCopy)
  const lacking = sectionTypes.filter((type) => !guide.complete.includes(type))
  return (
    <div className="mt-auto flex flex-col gap-1.5">
      <p className="text-sm text-ink-soft">
        {card.complete(guide.complete.length, sectionTypes.length)}
      </p>
      <ul aria-label={card.sections} className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem]">
        {sectionTypes.map((type) => {
          const isComplete = !lacking.includes(type)
          const state = isComplete
            ? card.sectionComplete(tabs[type])
            : card.sectionIncomplete(tabs[type], completing[type])
          return (
            <li
              key={type}
              title={state}
              className={joinClasses(
                'flex items-center gap-1.5',
                isComplete ? 'text-ink' : 'text-ink-soft',
              )}
            >
              <StatusDot isComplete={isComplete} />
              <span aria-hidden>{tabs[type]}</span>
              <span className="sr-only">{state}</span>
            </li>
          )
        })}
      </ul>
      {lacking.length > 0 ? (
        <p aria-hidden className="text-[0.8125rem] text-ink-soft">
          {card.toComplete(lacking.map((type) => completing[type]).join(', '))}
        </p>
      ) : null}
    </div>
  )
}

/** The home's photo, or a quiet doorway until there is one. */
function GuideCover({ guide, isFirst }: GuideCardProps) {
  const { coverImageUrl: url, cover } = guide
  if (!url) return <NoCover id={guide.id} />
  return (
    <Picture
      avif={cover?.hasAvif && photoSrcset(url, 'avif')}
      webp={photoSrcset(url, 'webp')}
      sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
      src={photoVariant(url, { width: 828, format: 'jpg' })}
      alt=""
      width={828}
      height={414}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      style={cover ? { backgroundImage: `url(${cover.placeholder})` } : undefined}
      className="aspect-2/1 w-full bg-sunken bg-cover object-cover"
    />
  )
}

const walls = ['fill-sun-soft', 'fill-agave-soft', 'fill-primary-soft', 'fill-hairline']

/** A doorway; guides that have no photo yet differ by where it stands and by its wall. */
function NoCover({ id }: { id: string }) {
  const look = Number.parseInt(id.slice(0, 2), 16) || 0
  const left = 20 + (look >> 2) * 2
  return (
    <div className="relative grid aspect-2/1 w-full place-items-center overflow-hidden bg-sunken">
      <svg
        viewBox="0 0 200 100"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <path d={`M${left} 0 H${left + 76} V100 H${left} Z`} className={walls[look % 4]} />
        <path
          d={`M${left + 16} 100 V52 a22 22 0 0 1 44 0 V100 Z`}
          className="fill-surface stroke-edge"
        />
      </svg>
      <span className="sr-only">{useCopy(deskCopy).card.noPhoto}</span>
    </div>
  )
}
