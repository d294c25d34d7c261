import { Send } from 'lucide'
import { useState } from 'react'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { chatAddress } from '#domain/values/links/chat-address.ts'
import { sayTime } from '#domain/values/stay-times.ts'
import { dayIn, timeIn } from '#domain/values/zoned-time.ts'
import { type HostStay, type StayOrder, sendStay } from '#web/calls/stays.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { formatDay, formatDays } from '#web/copy/formats/format-days.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { stayMessages, staysCopy } from '#web/copy/stays.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { makeContext } from '#web/ui/make-context.ts'

/** Where the focus goes when the stay it came from is gone. */
export const staysTitleId = 'stays-title'

export type StaysGuide = Pick<GuidebookContent, 'name' | 'language' | 'timeZone'> & {
  id: string
  isPublished: boolean
  /** Kept from guests by the operator, whatever its host does. */
  isSuspended: boolean
  hasLocks: boolean
  /** Whether a stay's link shows something only from a moment on. */
  opensLater: boolean
  /** All that guests can read it in, its own first. */
  languages: readonly GuideLanguage[]
  /** When guests leave unless a stay says otherwise: `11:00`. */
  checkoutTime: string
}

export type StayDialog = 'change' | 'renew' | 'end' | 'delete'

/** What the parts of the page share. */
type StaysShared = {
  guide: StaysGuide
  /** When the page was loaded, in milliseconds, and the day at the house then. */
  at: number
  today: string
  /** Those that share nights with another. */
  met: ReadonlySet<string>
  openDialog: (dialog: StayDialog, stay: HostStay) => void
}

export const [StaysContext, useStays] = makeContext<StaysShared>('a stay stands outside its page')

export function useDaysOf(stay: Pick<HostStay, 'from' | 'until'>) {
  const locale = useLocale()
  return formatDays(stay, locale, useStays().today)
}

export type StayRefusal = { message: string; fields?: Readonly<Record<string, string>> }

/** What one part of the page asks of a stay, and why it was not done. */
export function useStayDeed(onDone: (stay: HostStay | undefined) => void = () => {}) {
  const locale = useLocale()
  const [refusal, setRefusal] = useState<StayRefusal>()
  const deed = useDeed({
    // What was done changed the list; what was not found is gone from it.
    changesPage: (answer) =>
      answer.is === 'done' || (answer.is === 'refused' && answer.code === 'not_found'),
  })
  return {
    isBusy: deed.isBusy,
    refusal,
    forgive: () => setRefusal(undefined),
    async start(order: StayOrder) {
      setRefusal(undefined)
      const answer = await deed.start(order.deed, () => sendStay(order, locale))
      if (!answer || isSignedOut(answer)) return
      if (answer.is === 'done') return onDone(answer.value)
      if (answer.is === 'refused') return setRefusal(answer)
      // Nobody answered; what was typed is still there to send again.
      setRefusal({ message: screenSentenceOf('unavailable', locale) })
    },
  }
}

/** When a stay's link shows what is locked, by the clocks of the house; nothing where nothing is. */
export function OpeningSentence({ stay }: { stay: HostStay }) {
  const { stay: copy } = useCopy(staysCopy)
  const locale = useLocale()
  const { timeZone, opensLater } = useStays().guide
  if (stay.phase === 'ended') return copy.ended
  if (!opensLater) return null
  const moment = stay.isOpen ? stay.closesAt : stay.opensAt
  return (stay.isOpen ? copy.open : copy.opens)({
    day: formatDay(dayIn(timeZone, moment), locale),
    hour: sayTime(timeIn(timeZone, moment), locale),
    place: placeOfZone(timeZone, locale),
  })
}

type ShareStayProps = { stay: HostStay; className: string; isNew?: boolean }

export function ShareStay({ stay, className, isNew = false }: ShareStayProps) {
  const { share } = useCopy(staysCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  const { guide } = useStays()
  const days = useDaysOf(stay)
  const message = stayMessages[stay.language]({ name: guide.name, link: stay.link })
  return (
    <div className={className}>
      <ButtonLink
        to={chatAddress({ text: message })}
        target="_blank"
        rel="noopener noreferrer"
        icon={Send}
        size="compact"
        tone={isNew ? 'primary' : 'secondary'}
        className="flex-1 sm:flex-none"
      >
        <span>
          <span className={isNew ? undefined : 'max-sm:sr-only'}>{share.sendBy} </span>
          {share.whatsApp}
        </span>
        <span className="sr-only">
          {' '}
          ({days}, {opensInNewTab})
        </span>
      </ButtonLink>
      <CopyButton
        size="compact"
        text={stay.link}
        label={share.copyLink}
        words={share}
        className="flex-1 px-2! whitespace-nowrap sm:flex-none sm:px-3.5!"
      />
    </div>
  )
}
