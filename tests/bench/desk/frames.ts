import type { Page } from '@playwright/test'

/** How long each frame takes from now on, on a processor four times slower; the answer ends it and tells. */
export async function watchFrames(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const seen = { frames: [] as number[], isOver: false }
    Object.assign(globalThis, { seen })
    let lastMs = performance.now()
    const note = (nowMs: number) => {
      seen.frames.push(nowMs - lastMs)
      lastMs = nowMs
      if (!seen.isOver) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  return async () => {
    const frames = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { frames: number[]; isOver: boolean } }
      seen.isOver = true
      return seen.frames
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return frames
  }
}
