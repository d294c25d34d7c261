import { memo } from 'react'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { photoSrcset, photoVariant } from '#domain/values/photo.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { formatDate } from '#web/copy/formats/format.ts'
import { tabsCopy } from '#web/copy/guide/tabs.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Badge, StatusDot } from '#web/ui/status/badge.tsx'
import { CardActions } from './card-actions.tsx'

type GuideCardProps = { guide: DeskGuide; isFirst: boolean }

/** One guide: how it looks, whether guests can read it, what it lacks, and what can be done with it. */
export const GuideCard = memo(function GuideCard({ guide, isFirst }: GuideCardProps) {
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
  if (suspended) return <Badge tone="danger">{card.suspended}</Badge>
  if (!isPublished) return <Badge>{card.draft}</Badge>
  const date =
    publishedAt && formatDate(new Date(publishedAt), { locale, timeZone, length: 'short' })
  return (
    <Badge tone="success" hasDot>
      {date ? card.publishedOn(date) : card.published}
    </Badge>
  )
}

/** Short names, each behind a full or a hollow dot; to a screen reader and on hover each says its state. */
function Checklist({ guide }: { guide: DeskGuide }) {
  const { card } = useCopy(deskCopy)
  const tabs = useCopy(tabsCopy)
  return (
    <div className="mt-auto flex flex-col gap-1.5">
      <p className="text-sm text-ink-soft">
        {card.complete(guide.complete.length, sectionTypes.length)}
      </p>
      <ul aria-label={card.sections} className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem]">
        {sectionTypes.map((type) => {
          const isComplete = guide.complete.includes(type)
          const state = (isComplete ? card.sectionComplete : card.sectionIncomplete)(tabs[type])
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
    </div>
  )
}

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

/** The home's photo, or a quiet doorway until there is one. */
function GuideCover({ guide, isFirst }: GuideCardProps) {
  const { coverImageUrl: url, cover } = guide
  if (!url) return <NoCover id={guide.id} />
  return (
    <picture>
      {cover?.hasAvif && (
        <source type="image/avif" srcSet={photoSrcset(url, 'avif')} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={photoSrcset(url, 'webp')} sizes={sizes} />
      <img
        src={photoVariant(url, { width: 828, format: 'jpg' })}
        alt=""
        width={828}
        height={414}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        style={cover ? { backgroundImage: `url(${cover.placeholder})` } : undefined}
        className="aspect-2/1 w-full bg-sunken bg-cover object-cover"
      />
    </picture>
  )
}

const walls = ['fill-sun-soft', 'fill-agave-soft', 'fill-primary-soft', 'fill-hairline']

/** A doorway; guides that have no photo yet differ by where it stands and by its wall. */
function NoCover({ id }: { id: string }) {
  const { card } = useCopy(deskCopy)
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
      <span className="sr-only">{card.noPhoto}</span>
    </div>
  )
}
