import { onTap } from './on-tap.ts'

/** A code that was asked for comes into view whole, above the bar; what opens for paper moves nothing. */
export function showWhatOpens(root: HTMLElement, signal: AbortSignal) {
  const followOpening = ({ parentElement: opened }: HTMLElement) => {
    if (!(opened instanceof HTMLDetailsElement)) return
    const show = () => {
      if (!opened.open) return
      opened.scrollIntoView({ block: 'nearest' })
      opened.querySelector('.g-qr')?.scrollIntoView({ block: 'nearest' })
    }
    opened.addEventListener('toggle', show, { once: true, signal })
  }
  onTap(root, 'summary', { signal, act: followOpening })
}
