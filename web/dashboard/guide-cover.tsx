import { type PhotoFormat, photoVariant, photoWidths } from '#domain/values/photo.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { DeskGuide } from './desk.ts'

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

type GuideCoverProps = { guide: DeskGuide; isFirst: boolean }

/** The home's photo, or a quiet doorway until there is one. */
export function GuideCover({ guide, isFirst }: GuideCoverProps) {
  const { coverUrl, coverHasAvif, placeholder } = guide
  if (!coverUrl) return <NoCover />
  return (
    <picture>
      {coverHasAvif && (
        <source type="image/avif" srcSet={srcsetOf(coverUrl, 'avif')} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={srcsetOf(coverUrl, 'webp')} sizes={sizes} />
      <img
        src={photoVariant(coverUrl, { width: 828, format: 'jpg' })}
        alt=""
        width={828}
        height={414}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
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
