/** The card of a stay goes on to the next day by itself, as a copy without a connection is read. */
export function followStay(root: HTMLElement, signal: AbortSignal) {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-from]')]
  if (parts.length < 2) return
  const show = () => {
    const begun = parts.filter(({ dataset }) => Number(dataset.from) <= Date.now())
    const current = begun.at(-1) ?? parts[0]
    for (const part of parts) part.hidden = part !== current
  }
  show()
  document.addEventListener('visibilitychange', show, { signal })
}
