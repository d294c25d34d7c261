import type { Page } from '@playwright/test'
import { watchFrames } from './frames.ts'

/** What a host types into the description of a place in the middle of two hundred. */
const sentence = ' Pregunta por Lucía, que cocina como nadie en toda la costa.'

/** Types letter by letter on a processor four times slower; the frames meanwhile, and whether every letter is there. */
export async function typeSlowly(page: Page, path: string) {
  const field = page.locator(`[name="${path}"]`)
  await field.click()
  await page.keyboard.press('End')
  const before = await field.inputValue()
  const stop = await watchFrames(page)
  await page.keyboard.type(sentence, { delay: 80 })
  const frames = await stop()
  const after = await field.inputValue()
  const kept = [...after].length - [...before].length
  return { frames, lost: [...sentence].length - kept }
}

/** From the press of a tab to the frame that shows it. */
export function switchTab(page: Page, to: string) {
  return page.evaluate(
    (tab) =>
      new Promise<number>((resolve) => {
        const startedMs = performance.now()
        document.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.click()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedMs)))
      }),
    to,
  )
}
