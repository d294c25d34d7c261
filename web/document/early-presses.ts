/** A press that comes before the page's scripts is kept, and carried out as soon as they are there; so is what was typed. */
import { readyEvent } from './ready-event.ts'

const pressed = new Map<HTMLElement, Animation>()
const sent = new Set<EventTarget | null>()
const openingKeys = ['ArrowDown', 'ArrowUp']

addEventListener('click', keep, true)
addEventListener('keydown', keepOpening, true)
addEventListener('submit', sendOnce, true)
addEventListener(readyEvent, catchUp, { once: true })

function keep(event: Event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || worksAlone(button)) return
  // A page that becomes ready in the middle of a press would carry it out a second time.
  event.stopPropagation()
  // Pressing again is impatience, not another wish.
  if (pressed.has(button)) return
  const waiting = { opacity: [0.55, 0.55], cursor: ['progress', 'progress'] }
  pressed.set(button, button.animate(waiting, { duration: Number.POSITIVE_INFINITY }))
}

function keepOpening(event: KeyboardEvent) {
  const isMenu = event.target instanceof Element && event.target.ariaHasPopup === 'menu'
  if (!isMenu || !openingKeys.includes(event.key)) return
  event.preventDefault()
  keep(event)
}

function worksAlone(button: HTMLButtonElement) {
  const isSent = button.type === 'submit' && button.form
  return isSent || button.popoverTargetElement || button.ariaDisabled === 'true'
}

/** What is sent a second time has spent the link or the code of the first, whose answer is then lost. */
function sendOnce(event: Event) {
  if (sent.has(event.target)) event.preventDefault()
  sent.add(event.target)
}

function catchUp() {
  removeEventListener('click', keep, true)
  removeEventListener('keydown', keepOpening, true)
  removeEventListener('submit', sendOnce, true)
  const tellings = [...document.querySelectorAll('input, textarea, select')].map(tellingOf)
  for (const tell of tellings) if (tell) setTimeout(tell)
  for (const [button, waiting] of pressed) {
    setTimeout(() => {
      waiting.cancel()
      button.click()
    })
  }
}

/** For a field that is not as it was served: a way to tell the scripts, which believe that it is. */
function tellingOf(field: Element) {
  if (field instanceof HTMLSelectElement) return tellingOfChoice(field)
  if (field instanceof HTMLTextAreaElement) return tellingOfText(field)
  if (!(field instanceof HTMLInputElement)) return undefined
  return /^(radio|checkbox)$/.test(field.type) ? tellingOfTick(field) : tellingOfText(field)
}

function tellingOfChoice(select: HTMLSelectElement) {
  const { value } = select
  const served = [...select.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (select.selectedIndex === Math.max(0, served)) return undefined
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function tellingOfTick(tick: HTMLInputElement) {
  const isChanged = tick.checked !== tick.defaultChecked
  // Of radios, the one that was chosen speaks for all.
  if (!isChanged || (tick.type === 'radio' && !tick.checked)) return undefined
  return () => {
    tick.checked = tick.defaultChecked
    tick.click()
  }
}

function tellingOfText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, type } = field
  if (value === defaultValue || type === 'file') return undefined
  return () => {
    const typed = field.value === defaultValue ? value : field.value
    const [from, to] = [field.selectionStart, field.selectionEnd]
    field.value = defaultValue
    // React watches the element's own setter and would find nothing new; the prototype's is the hand's.
    const prototype = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
    if (from !== null && field === document.activeElement) field.setSelectionRange(from, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
