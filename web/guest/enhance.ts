import { copyOnTap } from './copy-on-tap.ts'
import { followReading } from './follow-reading.ts'
import { keepTicks } from './keep-ticks.ts'
import { openSheets } from './open-sheets.ts'
import { searchGuide } from './search-guide.ts'

type Options = {
  /** Under which name ticked steps stay on this device; without one they are forgotten. */
  ticksName?: string
}

/** Adds to a rendered guide what needs a script. Everything listens at the root, so React may redraw beneath. */
export function enhance(root: HTMLElement, { ticksName }: Options = {}) {
  const end = new AbortController()
  const { signal } = end
  const sheets = openSheets(root, signal)
  followReading(root, signal)
  copyOnTap(root, signal)
  searchGuide(root, { sheets, signal })
  if (ticksName) keepTicks(root, { name: ticksName, signal })
  root.dataset.ready = ''
  return () => {
    end.abort()
    delete root.dataset.ready
  }
}
