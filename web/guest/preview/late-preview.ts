import { lazy } from 'react'
import { loadPart } from '#web/ui/load-part.ts'

/** The guests' screens, which come after the form that a host waits for. */
export const LatePreview = lazy(
  loadPart(async () => ({ default: (await import('./host-preview.tsx')).HostPreview })),
)
