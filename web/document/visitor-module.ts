/** What a visitor's page does beyond HTML. Each part looks for its own place and does nothing on a page without one. */
import { checkSession, openSessionChannel } from '#web/auth/session/session-channel.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { languageOf } from '#web/copy/language-names.ts'
import { quoteWords } from '#web/copy/quote.ts'
import { askAboutDrafts } from '#web/editor/drafts/draft-store.ts'
import { fitToText } from '#web/ui/inputs/fit-to-text.ts'
import { runDemo } from './run-demo.ts'

const leftKey = 'zaguan-left-by-language'
const locale = languageOf(document.documentElement)
const visitor = document.querySelector<HTMLTemplateElement>('#visitor')
const hostId = visitor?.dataset.host
const parts = [followSession, closeMenu, switchLanguage, showPasswords, countWait, followSlider]

if (hostId) askAboutDrafts(hostId)
if (visitor) sayBusy(visitor.content)
for (const start of parts) {
  try {
    start()
  } catch {
    // A browser may forbid what one of them needs, as it does without cookies: the others go on.
  }
}
runDemo()
for (const field of document.querySelectorAll('textarea')) {
  fitToText(field)
  field.addEventListener('input', () => fitToText(field))
}
document.documentElement.dataset.ready = ''

/** A menu that leads to a place on this page is closed on the way. */
function closeMenu() {
  document.addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('a') && target.closest('[popover]')
    if (menu instanceof HTMLElement) menu.hidePopover()
  })
}

/** What was typed unseen is shown, and hidden again, by the button beside it; its other name waits in the attribute. */
function showPasswords() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-shows-password]')) {
    button.addEventListener('click', () => {
      const field = button.parentElement?.querySelector('input')
      if (!field) return
      field.type = field.type === 'password' ? 'text' : 'password'
      const label = button.ariaLabel ?? ''
      button.ariaLabel = button.dataset.showsPassword ?? ''
      button.dataset.showsPassword = label
      for (const icon of button.children) icon.classList.toggle('hidden')
    })
  }
}

/** A form that is on its way says so on its button, and is not sent twice. */
function sayBusy(spinner: DocumentFragment) {
  const idle = new Map<HTMLElement, Node[]>()

  document.addEventListener('submit', (event) => {
    const button = event.submitter
    const words = button?.dataset.busyWords
    if (!button || !words) return
    if (idle.has(button)) return event.preventDefault()
    idle.set(button, [...button.childNodes])
    button.ariaBusy = 'true'
    button.ariaDisabled = 'true'
    button.replaceChildren(spinner.cloneNode(true), words)
  })

  // Back on a page that the browser has kept, nothing is on its way any more.
  window.addEventListener('pageshow', () => {
    for (const [button, content] of idle) {
      button.ariaBusy = null
      button.ariaDisabled = null
      button.replaceChildren(...content)
    }
    idle.clear()
  })
}

/** Agrees with the other tabs of this browser on who is signed in, on a page that has no router to do it. */
function followSession() {
  openSessionChannel(async (news) => {
    if (!hostId) return news === 'signed_in' ? readAgain() : undefined
    const found = await checkSession()
    if (found === null && news === 'signed_out') location.assign('/login?notice=signed_out')
    if (found && found !== 'unknown' && found.hostId !== hostId) location.assign('/')
  })
}

/** Unless the page is what a form was answered, which would be sent again, or has words in it that were not sent yet. */
function readAgain() {
  const written = fields().filter(({ type }) => !/range|checkbox/.test(type))
  const isSent = written.every(({ value, defaultValue }) => value === defaultValue)
  if (isSent && !document.querySelector('[data-answer]')) location.reload()
}

/** A refusal that names a wait counts it down. */
function countWait() {
  const place = document.querySelector<HTMLElement>('[data-wait]')
  if (!place) return
  const copy = authFormCopy[locale]
  const endMs = Date.now() + Number(place.dataset.wait) * 1000
  const ticking = setInterval(() => {
    const left = Math.ceil((endMs - Date.now()) / 1000)
    if (left < 1) return clearInterval(ticking)
    place.textContent = copy.waitFor(copy.wait(left))
  }, 1000)
}

type Left = { link: number; typed: string[] }

/**
 * Another language is the same page again: it is read anew in its place, so that the browser keeps where it was scrolled to;
 * what was typed and which link was pressed go along. A password is not written down anywhere.
 */
function switchLanguage() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-switches-language]')]
  takeUp(links)
  for (const [at, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const left: Left = { link: at, typed: fields().map(({ value }) => value) }
      sessionStorage.setItem(leftKey, JSON.stringify(left))
      // What a form was answered stands in no address: such a page is left by an ordinary link.
      if (document.querySelector('[data-answer]')) return
      event.preventDefault()
      history.replaceState(null, '', link.href)
      location.reload()
    })
  }
}

function takeUp(links: readonly HTMLElement[]) {
  const stored = sessionStorage.getItem(leftKey)
  if (!stored) return
  sessionStorage.removeItem(leftKey)
  const { link, typed }: Left = JSON.parse(stored)
  for (const [at, field] of fields().entries()) field.value = typed[at] ?? field.value
  links[link]?.focus({ preventScroll: true })
}

function fields() {
  const open = 'input:not([type=password], [type=hidden]), textarea'
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(open)]
}

/** The price beside the slider is the one for where it stands. */
function followSlider() {
  const slider = document.querySelector<HTMLInputElement>('[data-quoted]')
  const places = document.querySelector('[data-quote]')?.children
  if (!slider || !places) return

  function follow({ valueAsNumber: quantity, max }: HTMLInputElement) {
    const most = Number(max)
    const { total, basis, cheaper, spoken } = quoteWords({ quantity, most, locale })
    for (const [at, words] of [total, basis, cheaper].entries()) {
      const place = places?.[at]
      // Words that stay are not said again.
      if (place && place.textContent !== words) place.textContent = words
    }
    slider?.setAttribute('aria-valuetext', spoken)
    slider?.style.setProperty('--share', `${most > 1 ? (quantity - 1) / (most - 1) : 0}`)
  }

  slider.addEventListener('input', () => follow(slider))
  // It may have been moved before this module was here.
  follow(slider)
}
