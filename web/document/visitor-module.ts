/** What a visitor's page does beyond HTML. Each part looks for its own place and does nothing on a page without one. */
import { countWait } from '#web/auth/count-wait.ts'
import { followSession } from '#web/auth/session/follow-session.ts'
import { languageOf } from '#web/copy/editor/languages.ts'
import { askAboutDrafts } from '#web/editor/drafts/draft-store.ts'
import { followReading, scrollToSection } from '#web/guest/scripts/follow-reading.ts'
import { followSlider } from '#web/landing/follow-slider.ts'
import { runDemo } from '#web/landing/run-demo.ts'
import { switchLanguage } from '#web/layout/switch-language.ts'
import { fitToText } from '#web/ui/inputs/fit-to-text.ts'
import { showPasswords } from '#web/ui/inputs/show-passwords.ts'
import { sayBusy } from '#web/ui/status/say-busy.ts'

const locale = languageOf(document.documentElement)
const visitor = document.querySelector<HTMLTemplateElement>('#visitor')
const hostId = visitor?.dataset.host

if (hostId) askAboutDrafts(hostId)
if (visitor) sayBusy(visitor.content)
followSession(hostId)
closeMenu()
switchLanguage()
showPasswords()
countWait(locale)
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
