const headroom = 28

/** Goes to a section inside its frame, without a word to the address of the page around it. */
export function goInPlace(root: HTMLElement, signal: AbortSignal) {
  root.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLElement>('a[data-to]')
      if (!link) return
      event.preventDefault()
      scrollToSection(root, link.dataset.to)
    },
    { signal },
  )
}

export function scrollToSection(root: HTMLElement, type: string | undefined) {
  const screen = root.closest('[data-guest-screen]')
  const section = root.querySelector(`section[data-section="${type}"]`)
  if (!screen || !section) return
  const isFirst = section === root.querySelector('section[data-section]')
  const distance = section.getBoundingClientRect().top - screen.getBoundingClientRect().top
  screen.scrollTo({ top: isFirst ? 0 : screen.scrollTop + distance - headroom })
}
