import { type PhotoFormat, photoVariant, photoWidths } from '#domain/values/photo.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

type GuideCoverProps = { guide: DeskGuide; isFirst: boolean }

/** The home's photo, or a quiet doorway until there is one. */
export function GuideCover({ guide, isFirst }: GuideCoverProps) {
  const { coverImageUrl: url, cover } = guide
  if (!url) return <NoCover />
  return (
    <picture>
      {cover?.hasAvif && <source type="image/avif" srcSet={srcsetOf(url, 'avif')} sizes={sizes} />}
      <source type="image/webp" srcSet={srcsetOf(url, 'webp')} sizes={sizes} />
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

function srcsetOf(url: string, format: PhotoFormat) {
  return photoWidths.map((width) => `${photoVariant(url, { width, format })} ${width}w`).join(', ')
}

function NoCover() {
  const { card } = useCopy(dashboardCopy)
  return (
    <div className="relative grid aspect-2/1 w-full place-items-center overflow-hidden bg-sunken">
      <svg
        viewBox="0 0 200 100"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <path d="M0 0 H96 V100 H0 Z" className="fill-hairline" opacity=".55" />
        <path d="M112 100 V52 a22 22 0 0 1 44 0 V100 Z" className="fill-sun-soft stroke-edge" />
      </svg>
      <span className="sr-only">{card.noPhoto}</span>
    </div>
  )
}
