import type { GuestContact } from '#domain/guest-guide.ts'
import { emergencyCardOf } from '#domain/guest-view.ts'
import { Card } from './card.tsx'
import { Entry } from './entry.tsx'
import { useGuestScreen } from './guest-screen.ts'
import { HostText } from './host-text.tsx'
import { Icon, type IconName } from './icons.tsx'
import { keyed } from './keyed.ts'
import { Section } from './section.tsx'

const iconOf = { police: 'shield', fire: 'fire', medical: 'heart' } as const

export function EmergencySection() {
  const { guide, words } = useGuestScreen()
  const { services, contacts, firstAidLocation } = emergencyCardOf(guide)
  return (
    <Section type="emergency">
      <div className="g-numbers">
        <EmergencyNumber icon="alarm" label={words.emergencyServices} contact={services} isMain />
        {contacts.map(({ kind, contact }) => (
          <EmergencyNumber key={kind} icon={iconOf[kind]} label={words[kind]} contact={contact} />
        ))}
      </div>
      {firstAidLocation && (
        <Card icon="kit" title={words.firstAid}>
          <HostText text={firstAidLocation} />
        </Card>
      )}
      {keyed(guide.emergency.items, ({ title }) => title ?? '').map(({ key, entry }) => (
        <Entry key={key} entry={entry} />
      ))}
    </Section>
  )
}

type EmergencyNumberProps = {
  icon: IconName
  label: string
  contact: GuestContact
  isMain?: boolean
}

/** A number big enough for a shaking hand. */
export function EmergencyNumber({ icon, label, contact, isMain }: EmergencyNumberProps) {
  const { words } = useGuestScreen()
  const inside = (
    <>
      <Icon name={icon} />
      <span className="g-number-name">{label}</span>
      <bdi className="g-number-text">{contact.text}</bdi>
    </>
  )
  const className = isMain ? 'g-number g-main-number' : 'g-number'
  if (!contact.phone) return <p className={className}>{inside}</p>
  return (
    <a
      className={className}
      href={`tel:${contact.phone.dial}`}
      aria-label={words.callNumber(label, contact.text)}
    >
      {inside}
    </a>
  )
}
