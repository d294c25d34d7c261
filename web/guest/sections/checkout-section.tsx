import type { GuestEntry } from '#domain/guest/guest-guide.ts'
import { cardId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'
import { Section } from './section.tsx'

export function CheckoutSection() {
  const { guide } = useGuestScreen()
  return (
    <Section type="checkout">
      {guide.tabs.checkout.steps.length > 0 && (
        <div className="g-card">
          <ul className="g-steps">
            {keyed(guide.tabs.checkout.steps, ({ title }) => title ?? '').map(({ key, entry }) => (
              <Step key={key} step={entry} />
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Step({ step }: { step: GuestEntry }) {
  const { id, title, notes, stayOnly } = step
  const screen = useGuestScreen()
  return (
    <li id={cardId(screen, id)} data-entry="">
      <label className="g-step">
        <input type="checkbox" data-step="" />
        <span>
          {title && (
            <span data-title="">
              <HostWords text={title} />
            </span>
          )}
          {notes && <HostText as="span" text={notes} className="g-prose g-soft" />}
        </span>
      </label>
      {stayOnly && <LockedPart />}
      <Pictures of={step} name={title} />
    </li>
  )
}
