import { DeskPage } from './desk-page.tsx'
import { LateDesk } from './late-desk.ts'

LateDesk.give(DeskPage)

/** `home-page.tsx` draws the desk, also under dialogs; its own address is what brings it along. */
export default function DeskRoute() {
  return null
}
