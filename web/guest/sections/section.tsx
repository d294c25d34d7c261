import type { ReactNode } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sectionId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { ContentItems } from './content-items.tsx'

/** One of the seven, under its name: what is written, then the host's own blocks. */
export function Section({ type, children }: { type: SectionType; children: ReactNode }) {
  const screen = useGuestScreen()
  const { words, guide } = screen
  const { hasContent, items } = guide.sections[type]
  const id = sectionId(screen, type)
  return (
    <section className="g-section" id={id} aria-labelledby={`${id}-title`} data-section={type}>
      <h2 id={`${id}-title`} className="g-section-title">
        {words.sections[type]}
      </h2>
      {children}
      <ContentItems items={items} />
      {!hasContent && type !== 'house_manual' && type !== 'emergency' && (
        <p className="g-soft">{words.nothingHere}</p>
      )}
    </section>
  )
}
