import { useLayoutEffect, useState } from 'react'

/** While a window is open everything else on the page is out of reach, for held Tabs, too; gives the window's ref. */
export function useRestInert(isOpen: boolean) {
  const [window, setWindow] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!isOpen || !window) return
    const rest = restOf(window).filter((part) => !part.inert)
    for (const part of rest) part.inert = true
    return () => {
      for (const part of rest) part.inert = false
    }
  }, [isOpen, window])
  return setWindow
}

/** What stands beside it and beside everything it stands in; but for the marks that lead the focus round in it. */
function restOf(window: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = []
  for (let part = window; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const beside of part.parentElement.children) {
      if (beside === part || !(beside instanceof HTMLElement)) continue
      if (!beside.hasAttribute('data-base-ui-focus-guard')) rest.push(beside)
    }
  }
  return rest
}
