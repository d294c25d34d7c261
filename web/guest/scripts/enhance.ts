import { copyText } from '#web/ui/buttons/copy-text.ts'
import { followReading } from './follow-reading.ts'
import { keepTicks } from './keep-ticks.ts'
import { listen } from './listen.ts'
import { type Leading, openSheets } from './open-sheets.ts'
import { saveAsImage } from './save-as-image.ts'
import { searchGuide } from './search-guide.ts'

/** Adds to a rendered guide what needs a script. Everything listens at the root, so React may redraw beneath. */
export function enhance(root: HTMLElement, signal: AbortSignal) {
  const { guest: code } = root.dataset
  const goTo = openSheets(root, signal)
  followReading(root, signal)
  copyOnTap(root, signal)
  searchGuide(root, { goTo, signal })
  // Where the guide has an address, ticked steps stay on this device, and cards can be linked to.
  if (code) {
    keepTicks(root, { name: code, signal })
    linkCards(root, { goTo, signal })
  }
  listen(root, 'click', { to: '[data-print]', signal, act: () => print() })
  openCodesForPrint(root, signal)
  showWhatOpens(root, signal)
  tellGate(root, signal)
  followStay(root, signal)
  saveAsImage(root, signal)
  root.dataset.ready = ''
}

/** The card of a stay goes on to the next day by itself, as a copy without a connection is read. */
function followStay(root: HTMLElement, signal: AbortSignal) {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-from]')]
  if (parts.length < 2) return
  const show = () => {
    const begun = parts.filter(({ dataset }) => Number(dataset.from) <= Date.now())
    const current = begun.at(-1) ?? parts[0]
    for (const part of parts) part.hidden = part !== current
  }
  show()
  document.addEventListener('visibilitychange', show, { signal })
}

/** On paper nothing can be opened, and a printed code is what another device reads. */
function openCodesForPrint(root: HTMLElement, signal: AbortSignal) {
  let opened: HTMLDetailsElement[] = []
  const open = () => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const code of opened) code.open = true
  }
  const close = () => {
    for (const code of opened) code.open = false
  }
  window.addEventListener('beforeprint', open, { signal })
  window.addEventListener('afterprint', close, { signal })
}

/** A code that was asked for comes into view whole, above the bar; what opens for paper moves nothing. */
function showWhatOpens(root: HTMLElement, signal: AbortSignal) {
  const followOpening = ({ parentElement: opened }: HTMLElement) => {
    if (!(opened instanceof HTMLDetailsElement)) return
    const show = () => {
      if (!opened.open) return
      opened.scrollIntoView({ block: 'nearest' })
      opened.querySelector('.g-qr')?.scrollIntoView({ block: 'nearest' })
    }
    opened.addEventListener('toggle', show, { once: true, signal })
  }
  listen(root, 'click', { to: 'summary', signal, act: followOpening })
}

/** The words to the gate as they are typed; they leave the phone by WhatsApp alone. */
function tellGate(root: HTMLElement, signal: AbortSignal) {
  const tell = (field: HTMLElement) => {
    const sheet = field.closest('.g-sheet')
    const link = sheet?.querySelector<HTMLAnchorElement>('[data-gate-send]')
    if (!sheet || !link) return
    const lines = [...sheet.querySelectorAll<HTMLInputElement>('[data-gate]')]
      .filter(({ value }) => value.trim() !== '')
      .map(({ value, dataset }) => `${dataset.gate}: ${value.trim()}`)
    const text = [link.dataset.gateSend, ...lines].join('\n')
    link.href = `${link.href.split('?')[0]}?text=${encodeURIComponent(text)}`
  }
  listen(root, 'input', { to: '[data-gate]', signal, act: tell })
}

const shownMs = 2000

/** A tap copies what the button names, or the value beside it; the button says for two seconds how it went. */
function copyOnTap(root: HTMLElement, signal: AbortSignal) {
  const copy = async (button: HTMLElement) => {
    const shown = button.parentElement?.querySelector('code')?.textContent ?? ''
    const isCopied = await copyText(button.dataset.copy || shown)
    const label = button.querySelector('span')
    const status = root.querySelector('[data-says]')
    const outcome = isCopied ? root.dataset.copied : root.dataset.failed
    if (!label || !outcome) return
    button.dataset.label ??= label.textContent
    button.dataset.state = isCopied ? 'copied' : 'failed'
    label.textContent = outcome
    if (status) status.textContent = outcome
    clearTimeout(Number(button.dataset.timer))
    const timer = setTimeout(() => {
      label.textContent = button.dataset.label ?? ''
      delete button.dataset.state
      if (status) status.textContent = ''
    }, shownMs)
    button.dataset.timer = String(timer)
  }
  listen(root, 'click', { to: '[data-copy]', signal, act: copy })
}

/**
 * Shows the card that the address names, and gives each card a button that copies such an address: always that of the general
 * link, so that nobody sends the codes of a stay along with a restaurant.
 */
function linkCards(root: HTMLElement, { goTo, signal }: Leading) {
  const cards = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-entry][id]')].map((card) => [card.id, card]),
  )
  // Nobody looks for them before the guide itself stands: two hundred are work that a slow phone does later.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    for (const card of cards.values()) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'g-more'
      button.dataset.copy = `${location.origin}/g/${root.dataset.guest}#${card.id}`
      const name = card.querySelector('h3, [data-title]')?.textContent ?? ''
      button.ariaLabel = `${root.dataset.link} ${name}`
      button.append(document.createElement('span'))
      card.append(button)
    }
  })

  function showNamed() {
    const card = cards.get(location.hash.slice(1))
    if (card) goTo(card)
  }

  window.addEventListener('hashchange', showNamed, { signal })
  showNamed()
}
