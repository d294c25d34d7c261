/** A form that is on its way says so on its button, and is not sent twice. */
export function sayBusy(spinner: DocumentFragment) {
  const idle = new Map<HTMLElement, Node[]>()

  document.addEventListener('submit', (event) => {
    const button = event.submitter
    const words = button?.dataset.busyWords
    if (!button || !words) return
    if (idle.has(button)) return event.preventDefault()
    idle.set(button, [...button.childNodes])
    button.ariaBusy = 'true'
    button.ariaDisabled = 'true'
    button.replaceChildren(spinner.cloneNode(true), words)
  })

  // Back on a page that the browser has kept, nothing is on its way any more.
  window.addEventListener('pageshow', () => {
    for (const [button, content] of idle) {
      button.ariaBusy = null
      button.ariaDisabled = null
      button.replaceChildren(...content)
    }
    idle.clear()
  })
}
