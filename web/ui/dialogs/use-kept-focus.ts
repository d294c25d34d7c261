import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * When a control that the keyboard stands on goes away, the focus goes to what came in its place, else to what stands before
 * it or behind it. After a press by hand nothing moves: a field would bring up a phone's keyboard.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | undefined
    const listening = new AbortController()
    const how = { signal: listening.signal, capture: true }
    const keep = () => {
      const { activeElement } = document
      if (activeElement && !isLost(activeElement)) last = activeElement
    }
    addEventListener('keydown', keep, how)
    addEventListener('focusin', () => last && keep(), how)
    addEventListener(
      'pointerdown',
      () => {
        last = undefined
      },
      how,
    )
    const watcher = new MutationObserver((changes) => {
      if (!last || last.isConnected) return
      const gone = last
      last = undefined
      // A window or a menu that closes gives the focus back itself.
      if (gone.closest(windows) || !isLost(document.activeElement)) return
      const change = changes.find(({ removedNodes }) => holds(removedNodes, gone))
      const place = change && findBeside(change, changes)
      place?.focus()
      last = place
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      listening.abort()
      watcher.disconnect()
    }
  }, [])
}

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]'

function isLost(active: Element | null) {
  return !active || active === document.body || active.matches(windows)
}

function holds(nodes: NodeList, element: Element) {
  return [...nodes].some((node) => node.contains(element))
}

/** The nearest control, within the window that the lost one stood in. */
function findBeside(change: MutationRecord, changes: readonly MutationRecord[]) {
  const { target, previousSibling, nextSibling } = change
  const before = previousSibling?.isConnected ? previousSibling : undefined
  const mark = before ?? (nextSibling?.isConnected ? nextSibling : target)
  const isBefore = (each: Element) =>
    before?.contains(each) ||
    (mark.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const isNew = (each: Element) => changes.some(({ addedNodes }) => holds(addedNodes, each))
  for (
    let around = target instanceof Element ? target : null;
    around?.isConnected;
    around = around.matches(windows) ? null : around.parentElement
  ) {
    const all = controlsIn(around)
    const found = all.find(isNew) ?? all.findLast(isBefore) ?? all.find((each) => !isBefore(each))
    if (found) return found
  }
  return undefined
}

const controls = 'a[href], button, input, select, textarea, summary'

function controlsIn(place: Element) {
  return [...place.querySelectorAll<HTMLElement>(controls)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      each.checkVisibility() &&
      !each.matches(':disabled, [aria-disabled="true"], [inert] *'),
  )
}

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
