import type { GuestPictures } from '#domain/guest/guest-guide.ts'
import { photosOf } from '#domain/guest/pictures.ts'
import { videoHostOf } from '#domain/values/links/video-link.ts'
import { languageOf, useGuestScreen } from '#web/guest/guest-screen.ts'
import { OutLink } from './contact-links.tsx'
import { HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { Photo } from './photo.tsx'

type PicturesProps = {
  of: GuestPictures
  /** What the entry is called. */
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
