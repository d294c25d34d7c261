import type { Locale } from '#domain/values/locale.ts'
import { quoteWords } from '#web/copy/quote.ts'

/** The price beside the slider is the one for where it stands. */
export function followSlider(locale: Locale) {
  const slider = document.querySelector<HTMLInputElement>('[data-quoted]')
  const places = document.querySelector('[data-quote]')?.children
  if (!slider || !places) return

  function follow({ valueAsNumber: quantity, max }: HTMLInputElement) {
    const most = Number(max)
    const { total, basis, cheaper, spoken } = quoteWords({ quantity, most, locale })
    for (const [at, words] of [total, basis, cheaper].entries()) say(places?.[at], words)
    slider?.setAttribute('aria-valuetext', spoken)
    slider?.style.setProperty('--share', `${most > 1 ? (quantity - 1) / (most - 1) : 0}`)
  }

  slider.addEventListener('input', () => follow(slider))
  // It may have been moved before this module was here.
  follow(slider)
}

/** Words that stay are not said again. */
function say(place: Element | undefined, words: string) {
  if (place && place.textContent !== words) place.textContent = words
}
