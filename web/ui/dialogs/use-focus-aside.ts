import { type RefObject, useLayoutEffect, useRef } from 'react'

/** While something covers the page the focus waits beside it, and goes back to where it was, unless a dialog took it. */
export function useFocusAside(isCovered: boolean, place: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const aside = place.current
    if (isCovered) {
      before.current = document.activeElement
      aside?.focus()
      return
    }
    const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    if (before.current instanceof HTMLElement && (!dialog || dialog === aside)) {
      before.current.focus()
    }
    before.current = null
  }, [isCovered, place])
}
