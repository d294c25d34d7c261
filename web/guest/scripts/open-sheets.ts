import { listen } from './listen.ts'

/** What leads elsewhere in the guide, for as long as it listens. */
export type Leading = { goTo: ReturnType<typeof openSheets>; signal: AbortSignal }

/**
 * Menu, search and help as dialogs: focus goes in and comes back, Escape and the back gesture close. Answers the way to a part
 * of the guide, past whatever lies over it.
 */
export function openSheets(root: HTMLElement, signal: AbortSignal) {
  let open: { sheet: HTMLElement; opener: HTMLElement; watcher?: Watcher } | undefined

  function show(sheet: HTMLElement, opener: HTMLElement) {
    hide()
    const watcher = root.closest('[data-guest-screen]') ? undefined : watchForClose(hide)
    open = { sheet, opener, watcher }
    sheet.dataset.open = ''
    sheet.ariaModal = 'true'
    setAside(sheet, true)
    const focused = sheet.querySelector('input') ?? sheet.querySelector('h2')
    focused?.focus()
  }

  function hide() {
    if (!open) return
    const { sheet, opener, watcher } = open
    open = undefined
    delete sheet.dataset.open
    sheet.ariaModal = null
    setAside(sheet, false)
    watcher?.destroy()
    opener.focus()
  }

  function setAside(sheet: HTMLElement, isAside: boolean) {
    const deck = sheet.parentElement
    for (const part of [...(deck?.children ?? []), ...(deck?.parentElement?.children ?? [])]) {
      if (part instanceof HTMLElement && part !== sheet && part !== deck) part.inert = isAside
    }
  }

  const follow = (link: HTMLAnchorElement, event: MouseEvent) => {
    if (link.dataset.sheet !== undefined) {
      const sheet = root.querySelector<HTMLElement>(link.hash)
      if (!sheet) return
      event.preventDefault()
      show(sheet, link)
    } else if (link.dataset.close !== undefined) {
      // A sheet that was opened by its address closes by its address.
      if (!open) return
      event.preventDefault()
      hide()
    } else if (open && link.dataset.to) hide()
  }
  listen(root, 'click', { to: 'a', signal, act: follow })
  const hideByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // The page around a framed guide may have a dialog of its own to close by the same key.
    event.stopPropagation()
    hide()
  }
  root.addEventListener('keydown', hideByKey, { signal })
  signal.addEventListener('abort', hide)
  return (part: HTMLElement) => {
    hide()
    part.scrollIntoView({ block: 'center' })
    part.tabIndex = -1
    part.focus({ preventScroll: true })
    part.dataset.hit = ''
    part.addEventListener('blur', () => delete part.dataset.hit, { once: true })
  }
}

type Watcher = { onclose: () => void; destroy: () => void }

/** Where the browser has it, the back gesture closes what is open before it leaves the page. */
function watchForClose(close: () => void) {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
  const watcher = CloseWatcher && new CloseWatcher()
  if (watcher) watcher.onclose = close
  return watcher
}
