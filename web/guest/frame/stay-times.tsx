import type { StayTime } from '#domain/values/stay-times.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'

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
