import type { ReactNode } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sectionId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { OutLink } from './contact-links.tsx'
import { Entry } from './entry.tsx'
import { keyed } from './keyed.ts'

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
      {keyed(items, ({ id, title }) => id ?? title ?? '').map(({ key, entry: item }) => (
        <Entry key={key} entry={{ ...item, id: item.entryId, notes: item.body }}>
          {item.linkUrl && (
            <p className="g-actions">
              <OutLink href={item.linkUrl} icon="link">
                {words.openLink}
              </OutLink>
            </p>
          )}
        </Entry>
      ))}
      {!hasContent && type !== 'house_manual' && type !== 'emergency' && (
        <p className="g-soft">{words.nothingHere}</p>
      )}
    </section>
  )
}
