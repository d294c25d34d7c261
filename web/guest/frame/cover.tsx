import type { StayTime } from '#domain/values/stay-times.ts'
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

export function StayTimes() {
  const { guide, words } = useGuestScreen()
  return (
    <dl className="g-times">
      <Time label={words.checkin} time={guide.checkin} />
      <Time label={words.checkout} time={guide.checkout} />
    </dl>
  )
}

/** The 24-hour clock for everybody, and the other one beside it for those who read English. */
function Time({ label, time }: { label: string; time?: StayTime }) {
  const { words, locale } = useGuestScreen()
  return (
    <div data-entry="">
      <dt>{label}</dt>
      <dd>
        {time ? time.time24 : <span className="g-no-time">{words.noTime}</span>}
        {time && locale === 'en' && <small> {time.time12}</small>}
      </dd>
    </div>
  )
}
