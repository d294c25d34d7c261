import type { Locator } from '@playwright/test'

const charactersPerMinute = 200
const clickSeconds = 2
const screenSeconds = 5

/** Counts what a person's hands and eyes would do, and how long that takes; nothing is waited for. */
export function startStopwatch() {
  const counted = { characters: 0, clicks: 0, screens: 0, words: 0 }
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
    minutes() {
      const { characters, clicks, screens } = counted
      const seconds = clicks * clickSeconds + screens * screenSeconds
      return characters / charactersPerMinute + seconds / 60
    },
  }
}
