import { photoSrcset, photoVariant } from '#domain/values/photo.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

type GuideCoverProps = { guide: DeskGuide; isFirst: boolean }

/** The home's photo, or a quiet doorway until there is one. */
export function GuideCover({ guide, isFirst }: GuideCoverProps) {
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
  const { card } = useCopy(dashboardCopy)
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
