/** What a visitor's page does beyond HTML. Each part looks for its own place and does nothing on a page without one. */
import { checkSession, openSessionChannel } from '#web/auth/session/session-channel.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { languageOf } from '#web/copy/editor/languages.ts'
import { askAboutDrafts } from '#web/editor/drafts/draft-store.ts'
import { followReading, scrollToSection } from '#web/guest/scripts/follow-reading.ts'
import { followSlider } from '#web/landing/follow-slider.ts'
import { runDemo } from '#web/landing/run-demo.ts'
import { switchLanguage } from '#web/layout/switch-language.ts'
import { fitToText } from '#web/ui/inputs/fit-to-text.ts'

const locale = languageOf(document.documentElement)
const visitor = document.querySelector<HTMLTemplateElement>('#visitor')
const hostId = visitor?.dataset.host

if (hostId) askAboutDrafts(hostId)
if (visitor) sayBusy(visitor.content)
followSession()
closeMenu()
switchLanguage()
showPasswords()
countWait()
followSlider(locale)
runDemo({ showSection: scrollToSection, followReading })
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

/** Unless the page is what a form was answered: reading that again would send the form again. */
function readAgain() {
  if (!document.querySelector('[data-answer]')) location.reload()
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
