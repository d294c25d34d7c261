import type { SectionType } from '#domain/guide/section-names.ts'
import { sectionId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card, type GuideCard } from './card.tsx'
import { cardsOf } from './cards.tsx'
import { keyed } from './keyed.ts'

/** One of the seven, under its name: what is written, then the host's own blocks. */
export function Section({ type }: { type: SectionType }) {
  const screen = useGuestScreen()
  const { words, guide, idPrefix } = screen
  const { lead, cards, grid, steps, blocks } = cardsOf(screen, type)
  const id = sectionId(screen, type)
  return (
    <section className="g-section" id={id} aria-labelledby={`${id}-title`} data-section={type}>
      <h2 id={`${id}-title`} className="g-section-title">
        {words.sections[type]}
      </h2>
      {lead}
      <CardList cards={cards} />
      {grid.length > 0 && (
        <div className="g-grid">
          <CardList cards={grid} />
        </div>
      )}
      {steps.length > 0 && (
        <div className="g-card">
          <ul className="g-steps">
            {named(steps).map(({ key, entry: { anchor, children } }) => (
              <li key={key} id={anchor && idPrefix + anchor} data-entry="">
                {children}
              </li>
            ))}
          </ul>
        </div>
      )}
      <CardList cards={blocks} />
      {!guide.sections[type].hasContent && type !== 'house_manual' && type !== 'emergency' && (
        <p className="g-soft">{words.nothingHere}</p>
      )}
    </section>
  )
}

function CardList({ cards }: { cards: GuideCard[] }) {
  return named(cards).map(({ key, entry }) => <Card key={key} {...entry} />)
}

function named(cards: GuideCard[]) {
  return keyed(cards, ({ anchor, name, title }) => anchor ?? name ?? title ?? '')
}
