import { useRef, useState } from 'react'

/** Asks once before a save after which an open review would be lost; on most devices it never is. */
export function useRiskQuestion(isAtRisk: () => boolean) {
  const isAgreed = useRef(false)
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    mayGoOn() {
      if (isAgreed.current || !isAtRisk()) return true
      setAsked(true)
      return false
    },
    confirm() {
      isAgreed.current = true
      setAsked(false)
    },
    close: () => setAsked(false),
  }
}
