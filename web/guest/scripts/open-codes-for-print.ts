/** On paper nothing can be opened, and a printed code is what another device reads. */
export function openCodesForPrint(root: HTMLElement, signal: AbortSignal) {
  let opened: HTMLDetailsElement[] = []
  window.addEventListener(
    'beforeprint',
    () => {
      opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      for (const code of opened) code.open = true
    },
    { signal },
  )
  window.addEventListener(
    'afterprint',
    () => {
      for (const code of opened) code.open = false
    },
    { signal },
  )
}
