import type { GuestEntry } from '#domain/guest-guide.ts'
import { Card } from './card.tsx'
import { useGuestScreen } from './guest-screen.ts'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { Section } from './section.tsx'

export function CheckoutSection() {
  const { guide } = useGuestScreen()
  return (
    <Section type="checkout">
      {guide.steps.length > 0 && (
        <Card>
          <ul className="g-steps">
            {keyed(guide.steps, ({ title }) => title ?? '').map(({ key, entry }) => (
              <Step key={key} step={entry} />
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}

function Step({ step: { title, notes } }: { step: GuestEntry }) {
  return (
    <li>
      <label className="g-step">
        <input type="checkbox" data-step="" />
        <span>
          {title && <HostWords text={title} />}
          {notes && <HostText text={notes} className="g-prose g-soft" />}
        </span>
      </label>
    </li>
  )
}
