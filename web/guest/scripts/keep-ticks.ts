import { listen } from './listen.ts'

type Ticks = { name: string; signal: AbortSignal }

/** Ticked steps stay ticked on this device, in any order and language. */
export function keepTicks(root: HTMLElement, { name, signal }: Ticks) {
  const key = `steps ${name}`
  const boxes = () => [...root.querySelectorAll<HTMLInputElement>('[data-step]')]
  const kept = readTicks(key)
  for (const box of boxes()) box.checked = kept.includes(nameOf(box))
  const keep = () => {
    const ticked = boxes().filter(({ checked }) => checked)
    try {
      localStorage.setItem(key, JSON.stringify(ticked.map(nameOf)))
    } catch {
      // Nothing to do: see readTicks.
    }
  }
  listen(root, 'change', { to: '[data-step]', signal, act: keep })
}

const nameOf = (box: HTMLInputElement) => box.closest('li')?.id

/** A device may forbid keeping anything; the boxes then work for as long as the page is open. */
function readTicks(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
