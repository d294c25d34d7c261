import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { HostWords } from '#web/guest/sections/host-text.tsx'
import { Photo } from '#web/guest/sections/pictures.tsx'

/** The host's photo is the hero; name and greeting stand on its shaded foot. */
export function Cover() {
  const { guide, isFramed } = useGuestScreen()
  const { coverImageUrl, coverHasAvif, name, tabs } = guide
  const { greeting } = tabs.welcome
  // The page around a framed guide has the title.
  const Name = isFramed ? 'h2' : 'h1'
  return (
    <div className="g-cover">
      {coverImageUrl && (
        <Photo
          className="g-cover-photo"
          url={coverImageUrl}
          hasAvif={coverHasAvif}
          alt=""
          isCover
        />
      )}
      <div className="g-cover-words">
        <Name className="g-name" translate="no">
          <HostWords text={name} />
        </Name>
        {greeting && (
          <p className="g-greeting">
            <HostWords text={greeting} />
          </p>
        )}
      </div>
    </div>
  )
}
