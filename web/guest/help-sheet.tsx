import { emergencyCardOf } from '#domain/guest-view.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { CallLink, ChatLink } from './contact-links.tsx'
import { EmergencyNumber } from './emergency-section.tsx'
import { useGuestScreen } from './guest-screen.ts'
import { HostText } from './host-text.tsx'
import { Sheet } from './sheet.tsx'

const iconOf = { police: 'shield', fire: 'fire', medical: 'heart' } as const

/** To call, to show, to read aloud: in Spanish, because that is who comes. */
export function HelpSheet() {
  const { guide, words, locale } = useGuestScreen()
  const { services, contacts, location, host } = emergencyCardOf(guide)
  const spanish = guestCopy.es
  return (
    <Sheet name="help" title={words.emergencyCard}>
      <EmergencyNumber icon="alarm" label={words.emergencyServices} contact={services} isMain />
      <div className="g-place" lang="es">
        <p>{spanish.iNeedHelp}</p>
        <p>{spanish.iAmAt}</p>
        <p className="g-place-address">{location?.address ?? spanish.askYourHost}</p>
      </div>
      {locale !== 'es' && <p className="g-soft">{words.emergencyLead}</p>}
      <div className="g-numbers">
        {contacts.map(({ kind, contact }) => (
          <EmergencyNumber key={kind} icon={iconOf[kind]} label={words[kind]} contact={contact} />
        ))}
      </div>
      {host?.phone && (
        <p className="g-actions">
          <ChatLink contact={host.phone} />
          <CallLink contact={host.phone} />
        </p>
      )}
      {host?.emergencyContact && <HostText text={host.emergencyContact.text} />}
    </Sheet>
  )
}
