import { useRef, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import {
  findStayTime,
  isNightTime,
  type StayTime,
  storedTimeOf,
} from '#domain/values/stay-times.ts'

/** Asks once about a check-out in the night; what is stored so, or was confirmed, is not asked about again. */
export function useNightQuestion(stored: GuidebookForm) {
  const known = useRef([checkOutOf(stored)])
  const [asked, setAsked] = useState<{ stored: string; shown: StayTime }>()
  return {
    asked: asked?.shown,
    mayGoOn(form: GuidebookForm) {
      const { checkOutHour: hour, checkOutPeriod: period } = form.welcome
      const time = checkOutOf(form)
      const shown = findStayTime(time)
      if (!time || !shown || known.current.includes(time)) return true
      if (!isNightTime({ hour, period })) return true
      setAsked({ stored: time, shown })
      return false
    },
    confirm() {
      if (asked) known.current.push(asked.stored)
      setAsked(undefined)
    },
    close: () => setAsked(undefined),
  }
}

export type NightQuestion = ReturnType<typeof useNightQuestion>

function checkOutOf({ welcome }: GuidebookForm) {
  return storedTimeOf({ hour: welcome.checkOutHour, period: welcome.checkOutPeriod })
}
