import type { Locator } from '@playwright/test'

const charactersPerMinute = 200
const clickSeconds = 2
const screenSeconds = 5
const wordsReadPerMinute = 250

/** Counts what a person's hands and eyes would do, and how long that takes; nothing is waited for. */
export function startStopwatch() {
  const counted = { characters: 0, clicks: 0, screens: 0, words: 0, read: 0 }
  return {
    counted,
    async click(target: Locator) {
      counted.clicks += 1
      await target.click()
    },
    /** A tap into the field, then the text, letter by letter. */
    async type(field: Locator, text: string) {
      counted.clicks += 1
      counted.characters += text.length
      counted.words += text.split(/\s+/).length
      await field.fill(text)
    },
    /** Something new to look at before going on. */
    see() {
      counted.screens += 1
    },
    /** Every word that is listed or asked about in a place; its buttons are known by then. */
    async read(place: Locator) {
      counted.read += await place.evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement
        for (const aside of copy.querySelectorAll('button, select, .sr-only, [role=progressbar]')) {
          aside.remove()
        }
        for (const part of copy.querySelectorAll('*')) part.append(' ')
        return (copy.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
          .length
      })
    },
    minutes() {
      const { characters, clicks, screens, read } = counted
      const seconds = clicks * clickSeconds + screens * screenSeconds
      return characters / charactersPerMinute + read / wordsReadPerMinute + seconds / 60
    },
  }
}
