import { Send } from 'lucide'
import type { Locale } from '#domain/values/locale.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { dayIn, timeIn } from '#domain/values/zoned-time.ts'
import type { HostStay } from '#web/calls/stays.ts'
import { formatDay } from '#web/copy/formats/format-days.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { stayMessages, staysCopy } from '#web/copy/stays.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDaysOf, useStays } from './use-stays.ts'

type ShareStayProps = { stay: HostStay; isNew?: boolean }

/** The two ways a stay's link goes to its guests. */
export function ShareStay({ stay, isNew = false }: ShareStayProps) {
  const { share } = useCopy(staysCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  const { guide } = useStays()
  const days = useDaysOf(stay)
  const message = stayMessages[stay.language]({ name: guide.name, link: stay.link })
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({
          size: 'compact',
          tone: isNew ? 'primary' : 'secondary',
          className: 'flex-1 sm:flex-none',
        })}
      >
        <Icon of={Send} />
        <span>
          <span className={isNew ? undefined : 'max-sm:sr-only'}>{share.sendBy} </span>
          {share.whatsApp}
        </span>
        <span className="sr-only">
          {' '}
          ({days}, {opensInNewTab})
        </span>
      </a>
      <CopyButton
        size="compact"
        text={stay.link}
        label={share.copyLink}
        copiedLabel={share.copied}
        failedLabel={share.failed}
        className="flex-1 px-2! whitespace-nowrap sm:flex-none sm:px-3.5!"
      />
    </>
  )
}

/** When a stay's link shows the codes, by the clocks of the house. */
export function OpeningSentence({ stay }: { stay: HostStay }) {
  const { stay: copy } = useCopy(staysCopy)
  const locale = useLocale()
  const { timeZone } = useStays().guide
  if (stay.phase === 'ended') return copy.ended
  const told = (moment: number) => momentOf(moment, { timeZone, locale })
  return stay.isOpen ? copy.open(told(stay.closesAt)) : copy.opens(told(stay.opensAt))
}

/** An hour of the clock as its reader writes it. */
export function hourOf(time: string, locale: Locale): string {
  const found = findStayTime(time)
  return (locale === 'es' ? found?.time24 : found?.time12) ?? time
}

/** A moment by the clocks of the house, in words. */
export function momentOf(
  moment: number,
  { timeZone, locale }: { timeZone: string; locale: Locale },
) {
  return {
    day: formatDay(dayIn(timeZone, moment), locale),
    hour: hourOf(timeIn(timeZone, moment), locale),
    place: placeOfZone(timeZone, locale),
  }
}
