import { emergencyCardOf } from '#domain/guest/guest-view.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { EmergencyNumber, emergencyIcons } from './emergency-number.tsx'
import { Entry } from './entry.tsx'
import { HostText } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { Section } from './section.tsx'

export function EmergencySection() {
  const { guide, words } = useGuestScreen()
  const { services, contacts, firstAidLocation } = emergencyCardOf(guide)
  return (
    <Section type="emergency">
      <div className="g-numbers">
        <EmergencyNumber icon="alarm" label={words.emergencyServices} contact={services} isMain />
        {contacts.map(({ kind, contact }) => (
          <EmergencyNumber
            key={kind}
            icon={emergencyIcons[kind]}
            label={words[kind]}
            contact={contact}
          />
        ))}
      </div>
      {firstAidLocation && (
        <Card anchor="first-aid" icon="kit" title={words.firstAid}>
          <HostText text={firstAidLocation} />
        </Card>
      )}
      {keyed(guide.tabs.emergency.emergencyItems, ({ title }) => title ?? '').map(
        ({ key, entry }) => (
          <Entry key={key} entry={entry} />
        ),
      )}
    </Section>
  )
}
