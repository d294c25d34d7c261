import { copyOnTap } from './copy-on-tap.ts'
import { followReading } from './follow-reading.ts'
import { followStay } from './follow-stay.ts'
import { goInPlace } from './go-in-place.ts'
import { keepTicks } from './keep-ticks.ts'
import { linkCards } from './link-cards.ts'
import { openCodesForPrint } from './open-codes-for-print.ts'
import { openSheets } from './open-sheets.ts'
import { saveAsImage } from './save-as-image.ts'
import { searchGuide } from './search-guide.ts'
import { showWhatOpens } from './show-what-opens.ts'
import { tellGate } from './tell-gate.ts'

type Options = {
  /** Of the guide, where it has an address: ticked steps stay on this device, and cards can be linked to. */
  code?: string
  /** Inside another page: its address is not the guide's to change. */
  isFramed?: boolean
}

/** Adds to a rendered guide what needs a script. Everything listens at the root, so React may redraw beneath. */
export function enhance(root: HTMLElement, { code, isFramed = false }: Options = {}) {
  const end = new AbortController()
  const { signal } = end
  const sheets = openSheets(root, signal)
  followReading(root, signal)
  copyOnTap(root, signal)
  searchGuide(root, { sheets, signal })
  if (isFramed) goInPlace(root, signal)
  if (code) {
    keepTicks(root, { name: code, signal })
    linkCards(root, { code, sheets, signal })
  }
  openCodesForPrint(root, signal)
  showWhatOpens(root, signal)
  tellGate(root, signal)
  followStay(root, signal)
  saveAsImage(root, signal)
  root.dataset.ready = ''
  return () => {
    end.abort()
    delete root.dataset.ready
  }
}
