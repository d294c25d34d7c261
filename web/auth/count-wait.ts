import type { Locale } from '#domain/values/locale.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'

/** A refusal that names a wait counts it down. */
export function countWait(locale: Locale) {
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
