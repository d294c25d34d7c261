import { photoSrcset, photoVariant } from '#domain/values/photo.ts'

type PhotoProps = {
  url: string
  hasAvif: boolean | undefined
  alt: string
  lang?: string | undefined
  className?: string
  isCover?: boolean
  /** One of several beside each other. */
  isHalf?: boolean
}

const wholeWidth = '(min-width: 60rem) 24rem, 100vw'
const halfWidth = '(min-width: 60rem) 12rem, 50vw'

/** A photo in the size and format the device wants; its box is set before it arrives. */
export function Photo(props: PhotoProps) {
  const { url, hasAvif, alt, lang, className, isCover = false, isHalf = false } = props
  const loading = isCover ? undefined : 'lazy'
  if (!hasCopies(url))
    return (
      <img
        className={className}
        src={url}
        alt={alt}
        lang={lang}
        decoding="async"
        loading={loading}
      />
    )
  const sizes = isHalf ? halfWidth : wholeWidth
  return (
    <picture>
      {hasAvif && <source type="image/avif" srcSet={photoSrcset(url, 'avif')} sizes={sizes} />}
      {!(hasAvif && !isCover) && (
        <source type="image/webp" srcSet={photoSrcset(url, 'webp')} sizes={sizes} />
      )}
      <img
        className={className}
        src={photoVariant(url, { width: isHalf ? 828 : 1170, format: 'jpg' })}
        alt={alt}
        lang={lang}
        width="1200"
        height="900"
        decoding="async"
        loading={loading}
        fetchPriority={isCover ? 'high' : undefined}
      />
    </picture>
  )
}

/** A picture just chosen on this device has no smaller copies yet, and one beside the page has none at all. */
function hasCopies(url: string) {
  return /^(?:\/|https?:)/i.test(url)
}
