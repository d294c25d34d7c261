import { copyText } from '#web/ui/buttons/copy-text.ts'

const shownMs = 2000

/** A tap copies what the button names, or the value beside it; the button says for two seconds how it went. */
export function copyOnTap(root: HTMLElement, signal: AbortSignal) {
  root.addEventListener(
    'click',
    async ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
      if (!button) return
      const shown = button.parentElement?.querySelector('code')?.textContent ?? ''
      const value = button.dataset.copy || shown
      const isCopied = await copyText(value)
      say(root, button, isCopied)
    },
    { signal },
  )
}

function say(root: HTMLElement, button: HTMLElement, isCopied: boolean) {
  const label = button.querySelector('span')
  const status = root.querySelector('[data-says]')
  const outcome = isCopied ? root.dataset.copied : root.dataset.failed
  if (!label || !outcome) return
  button.dataset.label ??= label.textContent
  button.dataset.state = isCopied ? 'copied' : 'failed'
  label.textContent = outcome
  if (status) status.textContent = outcome
  const turn = String(Number(button.dataset.turn ?? 0) + 1)
  button.dataset.turn = turn
  setTimeout(() => {
    if (button.dataset.turn !== turn) return
    label.textContent = button.dataset.label ?? ''
    delete button.dataset.state
    if (status) status.textContent = ''
  }, shownMs)
}
