import { lazy } from 'react'
import { loadPart, loadSoon } from '#web/ui/load-part.ts'

const load = async () => ({ default: (await import('./host-preview.tsx')).HostPreview })

/** The guests' screens, which come after the form that a host waits for. */
export const LatePreview = lazy(loadPart(load))

loadSoon(load)
