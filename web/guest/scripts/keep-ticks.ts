type Ticks = { name: string; signal: AbortSignal }

/** Ticked steps stay ticked on this device; a step is known by its words, so a new order changes nothing. */
export function keepTicks(root: HTMLElement, { name, signal }: Ticks) {
  const key = `steps ${name}`
  const boxes = () => [...root.querySelectorAll<HTMLInputElement>('[data-step]')]
  const kept = readTicks(key)
  for (const box of boxes()) box.checked = kept.includes(wordsOf(box))
  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.step === undefined) return
      const ticked = boxes().filter(({ checked }) => checked)
      writeTicks(key, ticked.map(wordsOf))
    },
    { signal },
  )
}

function wordsOf(box: HTMLInputElement) {
  return box.closest('label')?.textContent.trim().slice(0, 200) ?? ''
}

/** A device may forbid keeping anything; the boxes then work for as long as the page is open. */
function readTicks(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function writeTicks(key: string, ticked: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ticked))
  } catch {
    // Nothing to do: see readTicks.
  }
}
