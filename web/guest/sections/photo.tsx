import { type PhotoFormat, photoVariant, photoWidths } from '#domain/values/photo.ts'

type PhotoProps = {
  url: string
  hasAvif: boolean | undefined
  alt: string
  className?: string
  isCover?: boolean
}

const sizes = '(min-width: 60rem) 24rem, 100vw'

/** A photo in the size and format the device wants; its box is set before it arrives. */
export function Photo({ url, hasAvif, alt, className, isCover = false }: PhotoProps) {
  if (!hasCopies(url)) return <img className={className} src={url} alt={alt} decoding="async" />
  return (
    <picture>
      {hasAvif && <source type="image/avif" srcSet={srcsetOf(url, 'avif')} sizes={sizes} />}
      <source type="image/webp" srcSet={srcsetOf(url, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={photoVariant(url, { width: 1170, format: 'jpg' })}
        alt={alt}
        width="1200"
        height="900"
        decoding="async"
        loading={isCover ? undefined : 'lazy'}
        fetchPriority={isCover ? 'high' : undefined}
      />
    </picture>
  )
}

/** A picture just chosen on this device has no smaller copies yet. */
function hasCopies(url: string) {
  return !url.startsWith('blob:')
}

function srcsetOf(url: string, format: PhotoFormat) {
  return photoWidths.map((width) => `${photoVariant(url, { width, format })} ${width}w`).join(', ')
}
