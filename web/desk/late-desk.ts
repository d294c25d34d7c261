import { latePart } from '#web/ui/load-part.ts'

/** At its own address it comes with the page (`desk-route.tsx`), under a dialog once that is there. */
export const LateDesk = latePart(async () => (await import('./desk-page.tsx')).DeskPage)
