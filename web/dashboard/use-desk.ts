import { createContext, use } from 'react'
import { browserApi } from '#web/calls/api.ts'
import type { AskedFacts } from '#web/calls/ask.ts'
import { actOnGuides, type DeskDeed, type DeskGuide, type DeskIntent } from '#web/calls/desk.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { publishedNotice, type Say } from './notice.ts'

/** Where the focus goes when the card it came from is gone. */
export const deskTitleId = 'desk-title'

/** What a card may ask of the desk it stands on; the same object for as long as the desk stands. */
export type DeskOfCards = {
  appUrl: string
  say: Say
  /** False when no credit is left; the dialog that says so is open then. */
  mayPublish: (guide: DeskGuide) => boolean
  /** What guests will act on is looked at before the guide is published. */
  askToConfirm: (guide: DeskGuide, asked: AskedFacts) => void
  askToUnpublish: (guide: DeskGuide) => void
  askToDelete: (guide: DeskGuide) => void
}

export const DeskContext = createContext<DeskOfCards | undefined>(undefined)

export function useDesk(): DeskOfCards {
  const desk = use(DeskContext)
  if (!desk) throw new Error('a card stands outside the desk')
  return desk
}

/** What one part of the desk does with guides, one thing at a time. */
export function useDeskDeed() {
  const locale = useLocale()
  const { start, ...deed } = useDeed<DeskIntent>()
  const caller = { api: browserApi({ locale }), locale }
  return {
    ...deed,
    act: (order: DeskDeed) => start(order.intent, () => actOnGuides(caller, order)),
  }
}

/** Without a credit, or with facts to confirm, it is asked first; done, its guests can be told. Answers whether it is. */
export function usePublishing() {
  const desk = useDesk()
  const { act, ...deed } = useDeskDeed()
  return {
    ...deed,
    async publish(guide: DeskGuide) {
      if (!desk.mayPublish(guide)) return false
      const answer = await act({ intent: 'publish', ids: [guide.id] })
      if (answer?.is === 'refused' && answer.asked) desk.askToConfirm(guide, answer.asked)
      else if (answer) desk.say(publishedNotice(answer, guide))
      return answer?.is === 'done'
    },
  }
}
