import { createContext, use, useState } from 'react'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type HostStay, type StayOrder, sendStay } from '#web/calls/stays.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'
import { useLocale } from '#web/copy/use-copy.ts'

/** Where the focus goes when the stay it came from is gone. */
export const staysTitleId = 'stays-title'

/** The guide whose stays are shown. */
export type StaysGuide = {
  id: string
  name: string
  isPublished: boolean
  /** Kept from guests by the operator, whatever its host does. */
  isSuspended: boolean
  hasLocks: boolean
  language: GuideLanguage
  /** All that guests can read it in, its own first. */
  languages: readonly GuideLanguage[]
  timeZone: string
  /** When guests leave unless a stay says otherwise: `11:00`. */
  checkoutTime: string
}

export type StayQuestion = 'change' | 'leaves_later' | 'renew' | 'end' | 'delete'

/** What the parts of the page share; the same object for as long as it stands. */
export type Stays = {
  guide: StaysGuide
  /** When the page was loaded, in milliseconds, and the day at the house then. */
  at: number
  today: string
  /** Opens the dialog that asks or changes something. */
  ask: (question: StayQuestion, stay: HostStay) => void
}

export const StaysContext = createContext<Stays | undefined>(undefined)

export function useStays(): Stays {
  const stays = use(StaysContext)
  if (!stays) throw new Error('a stay stands outside its page')
  return stays
}

/** The days of a stay in words: what it is called by on the page. */
export function useDaysOf(stay: Pick<HostStay, 'from' | 'until'>) {
  const locale = useLocale()
  const { today } = useStays()
  return formatDays(stay, locale, today)
}

export type StayRefusal = { message: string; fields: Readonly<Record<string, string>> }

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
      if (deed.isBusy) return
      setRefusal(undefined)
      const answer = await deed.start(order.deed, () => sendStay(order, locale))
      if (!answer || isSignedOut(answer)) return
      if (answer.is === 'done') return onDone(answer.value)
      if (answer.is === 'refused') {
        return setRefusal({ message: answer.message, fields: answer.fields ?? {} })
      }
      // Nobody answered; what was typed is still there to send again.
      setRefusal({ message: sentenceOf('unavailable', locale), fields: {} })
    },
  }
}
