import { onTap } from './on-tap.ts'

const headroom = 28

/** Goes to a section inside its frame, without a word to the address of the page around it. */
export function goInPlace(root: HTMLElement, signal: AbortSignal) {
  const go = ({ dataset }: HTMLElement, event: MouseEvent) => {
    event.preventDefault()
    scrollToSection(root, dataset.to)
  }
  onTap(root, 'a[data-to]', { signal, act: go })
}

export function scrollToSection(root: HTMLElement, type: string | undefined) {
  const screen = root.closest('[data-guest-screen]')
  const section = root.querySelector(`section[data-section="${type}"]`)
  if (!screen || !section) return
  const isFirst = section === root.querySelector('section[data-section]')
  const distance = section.getBoundingClientRect().top - screen.getBoundingClientRect().top
  screen.scrollTo({ top: isFirst ? 0 : screen.scrollTop + distance - headroom })
}
