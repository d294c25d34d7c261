import { copyText } from '#web/ui/buttons/copy-text.ts'
import { onTap } from './on-tap.ts'

const shownMs = 2000

/** A tap copies what the button names, or the value beside it; the button says for two seconds how it went. */
export function copyOnTap(root: HTMLElement, signal: AbortSignal) {
  const copy = async (button: HTMLElement) => {
    const shown = button.parentElement?.querySelector('code')?.textContent ?? ''
    say(root, button, await copyText(button.dataset.copy || shown))
  }
  onTap(root, '[data-copy]', { signal, act: copy })
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
