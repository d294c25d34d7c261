/** The words to the gate as they are typed; they leave the phone by WhatsApp alone. */
export function tellGate(root: HTMLElement, signal: AbortSignal) {
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.gate === undefined) return
      const sheet = target.closest('.g-sheet')
      const link = sheet?.querySelector<HTMLAnchorElement>('[data-gate-send]')
      if (!sheet || !link) return
      const lines = [...sheet.querySelectorAll<HTMLInputElement>('[data-gate]')]
        .filter(({ value }) => value.trim() !== '')
        .map(({ value, dataset }) => `${dataset.gate}: ${value.trim()}`)
      const text = [link.dataset.gateSend, ...lines].join('\n')
      link.href = `${link.href.split('?')[0]}?text=${encodeURIComponent(text)}`
    },
    { signal },
  )
}
