import type { GuestPictures } from '#domain/guest/guest-guide.ts'
import { photosOf } from '#domain/guest/pictures.ts'
import { videoHostOf } from '#domain/values/links/video-link.ts'
import { photoSrcset, photoVariant } from '#domain/values/photo.ts'
import { keyed, languageOf, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { OutLink } from './contact-links.tsx'
import { HostWords } from './host-text.tsx'

type PicturesProps = {
  of: GuestPictures
  name?: string | undefined
}

/** What an entry shows beside its words: photos that open on the whole screen, and a video that is elsewhere. */
export function Pictures({ of: pictures, name }: PicturesProps) {
  const { videoUrl } = pictures
  const screen = useGuestScreen()
  const { guide, words } = screen
  const photos = photosOf(pictures)
  return (
    <>
      {photos.length > 0 && (
        <ul className="g-photos" data-photos={photos.length}>
          {keyed(photos, ({ photoUrl }) => photoUrl).map(
            ({ key, entry: { photoUrl: url, caption } }) => (
              <li key={key}>
                <a href={url}>
                  <Photo
                    url={url}
                    hasAvif={guide.avifPhotos.has(url)}
                    alt={caption ?? words.photoOf(name)}
                    lang={caption && languageOf(screen, caption)}
                    isHalf={photos.length > 1}
                  />
                </a>
                {caption && (
                  <span className="g-caption" aria-hidden="true">
                    <HostWords text={caption} />
                  </span>
                )}
              </li>
            ),
          )}
        </ul>
      )}
      {videoUrl && (
        <p className="g-actions">
          <OutLink className="g-video" href={videoUrl} icon="play">
            {words.watchVideo(videoHostOf(videoUrl))}
          </OutLink>
        </p>
      )}
    </>
  )
}

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
  const sizes = isHalf ? halfWidth : wholeWidth
  const smaller = photoVariant(url, { width: isHalf ? 828 : 1170, format: 'jpg' })
  const image = (
    <img
      className={className}
      src={hasCopies(url) ? smaller : url}
      alt={alt}
      lang={lang}
      width={hasCopies(url) ? 1200 : undefined}
      height={hasCopies(url) ? 900 : undefined}
      decoding="async"
      loading={isCover ? undefined : 'lazy'}
      fetchPriority={isCover && hasCopies(url) ? 'high' : undefined}
    />
  )
  if (!hasCopies(url)) return image
  return (
    <picture>
      {hasAvif && <source type="image/avif" srcSet={photoSrcset(url, 'avif')} sizes={sizes} />}
      {!(hasAvif && !isCover) && (
        <source type="image/webp" srcSet={photoSrcset(url, 'webp')} sizes={sizes} />
      )}
      {image}
    </picture>
  )
}

/** A picture just chosen on this device has no smaller copies yet, and one beside the page has none at all. */
function hasCopies(url: string) {
  return /^(?:\/|https?:)/i.test(url)
}
