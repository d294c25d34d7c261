import { listen } from './listen.ts'

export const shortcutCount = 3
/** How far down the screen a section counts as being read. */
const readingLine = 0.35

/** Says which section is being read: in the lists, and in the bottom bar, where it takes the last place if need be. */
export function followReading(root: HTMLElement, signal: AbortSignal) {
  let chosen: string | undefined
  let isWaiting = false

  function update() {
    isWaiting = false
    const name = root.querySelector('.g-name')?.getBoundingClientRect()
    // The part of the screen in which the guide is read: the window, or the frame it is shown in.
    const frame = root.closest('[data-guest-screen]')?.getBoundingClientRect()
    const { top, bottom } = frame ?? { top: 0, bottom: window.innerHeight }
    root.toggleAttribute('data-scrolled', (name?.top ?? 0) < top + 64)
    const current = chosen ?? sectionAt(root, { top, bottom })
    for (const link of root.querySelectorAll<HTMLElement>('a[data-to]')) {
      link.ariaCurrent = link.dataset.to === current ? 'true' : null
    }
    arrangeBar(root, current)
  }

  function soon() {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(update)
  }

  function forget() {
    chosen = undefined
  }

  const passive = { signal, passive: true }
  document.addEventListener('scroll', soon, { ...passive, capture: true })
  window.addEventListener('resize', soon, passive)
  for (const own of ['wheel', 'touchmove', 'keydown']) root.addEventListener(own, forget, passive)
  const choose = ({ dataset }: HTMLElement) => {
    chosen = dataset.to
    soon()
  }
  listen(root, 'click', { to: 'a[data-to]', signal, act: choose })
  soon()
}

function sectionAt(root: HTMLElement, { top, bottom }: { top: number; bottom: number }) {
  const sections = [...root.querySelectorAll<HTMLElement>('section[data-section]')]
  const line = top + (bottom - top) * readingLine
  const isAtEnd = root.getBoundingClientRect().bottom <= bottom + 2
  const read = isAtEnd
    ? sections.at(-1)
    : sections.findLast((section) => section.getBoundingClientRect().top <= line)
  return (read ?? sections[0])?.dataset.section
}

function arrangeBar(root: HTMLElement, current: string | undefined) {
  const links = [...root.querySelectorAll<HTMLElement>('.g-bar [data-to]')]
  const currentPlace = links.findIndex((link) => link.dataset.to === current)
  const lastPlace = Math.max(currentPlace, shortcutCount - 1)
  for (const [place, link] of links.entries()) {
    link.hidden = place >= shortcutCount - 1 && place !== lastPlace
  }
}

const headroom = 28

/** Goes to a section inside its frame, without a word to the address of the page around it. */
export function goInPlace(root: HTMLElement, signal: AbortSignal) {
  const go = ({ dataset }: HTMLElement, event: MouseEvent) => {
    event.preventDefault()
    scrollToSection(root, dataset.to)
  }
  listen(root, 'click', { to: 'a[data-to]', signal, act: go })
}

export function scrollToSection(root: HTMLElement, type: string | undefined) {
  const screen = root.closest('[data-guest-screen]')
  const section = root.querySelector(`section[data-section="${type}"]`)
  if (!screen || !section) return
  const isFirst = section === root.querySelector('section[data-section]')
  const distance = section.getBoundingClientRect().top - screen.getBoundingClientRect().top
  screen.scrollTo({ top: isFirst ? 0 : screen.scrollTop + distance - headroom })
}
