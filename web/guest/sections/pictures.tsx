import type { GuestPictures } from '#domain/guest/guest-guide.ts'
import { photosOf } from '#domain/guest/pictures.ts'
import { videoHostOf } from '#domain/values/links/links.ts'
import { photoSrcset, photoVariant } from '#domain/values/photo.ts'
import { keyed, languageOf, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { OutLink } from './contact-links.tsx'
import { HostWords } from './host-text.tsx'

/** What an entry shows beside its words: photos that open on the whole screen, and a video that is elsewhere. */
export function Pictures({ of: pictures, name }: { of: GuestPictures; name?: string }) {
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

const wholeWidth = '(min-width: 60rem) 24rem, 100vw'
const halfWidth = '(min-width: 60rem) 12rem, 50vw'

type PhotoProps = {
  url: string
  hasAvif: boolean | undefined
  alt: string
  lang?: string
  className?: string
  isCover?: boolean
  /** One of several beside each other. */
  isHalf?: boolean
}

/** A photo in the size and format the device wants; its box is set before it arrives. */
export function Photo(props: PhotoProps) {
  const { url, hasAvif, alt, lang, className, isCover = false, isHalf = false } = props
  // A picture just chosen on this device has no smaller copies yet, and one beside the page has none at all.
  const hasCopies = /^(?:\/|https?:)/i.test(url)
  const image = {
    className,
    src: hasCopies ? photoVariant(url, { width: isHalf ? 828 : 1170, format: 'jpg' }) : url,
    alt,
    lang,
    ...(hasCopies && { width: 1200, height: 900 }),
    decoding: 'async',
    loading: isCover ? undefined : 'lazy',
    fetchPriority: isCover && hasCopies ? 'high' : undefined,
  } as const
  if (!hasCopies) return <img {...image} alt={alt} />
  return (
    <Picture
      {...image}
      avif={hasAvif && photoSrcset(url, 'avif')}
      webp={(isCover || !hasAvif) && photoSrcset(url, 'webp')}
      sizes={isHalf ? halfWidth : wholeWidth}
    />
  )
}
