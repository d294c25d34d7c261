import type { Page } from '@playwright/test'
import { watchFrames } from './frames.ts'

const stepPixels = 400

/** Turns the wheel until the last of so many cards is there; the frames meanwhile, and how often the page had no more to show. */
export async function scrollToEnd(page: Page, cards: number) {
  await page.mouse.move(200, 400)
  const stop = await watchFrames(page)
  let stalls = 0
  for (;;) {
    const isAtEnd = await drawnToEnd(page)
    if (isAtEnd && (await page.locator('article').count()) === cards) break
    if (isAtEnd) stalls += 1
    await page.mouse.wheel(0, stepPixels)
  }
  return { frames: await stop(), stalls }
}

/** Two frames after the last turn, so that what a turn brings is there before the next is asked for. */
function drawnToEnd(page: Page) {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const { scrollHeight, clientHeight } = document.documentElement
          resolve(scrollY + clientHeight >= scrollHeight - 2)
        }
        requestAnimationFrame(() => requestAnimationFrame(look))
      }),
  )
}
