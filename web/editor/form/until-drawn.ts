const framesToDraw = 20

/** Asks at each frame, for as long as drawing may take. */
export async function untilDrawn(isDrawn: () => boolean) {
  for (let frame = 1; frame <= framesToDraw; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (isDrawn()) return
  }
}
