import { useRef } from 'react'
import type { HostStay } from '#web/calls/stays.ts'

/** The button a stay's dialog was asked from: the focus goes back to it. */
export function useMenuOf({ id }: HostStay) {
  return useRef(document.getElementById(`stay-menu-${id}`))
}
