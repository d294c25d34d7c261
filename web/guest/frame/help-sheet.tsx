import { emergencyCardOf } from '#domain/guest/guest-view.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from '#web/guest/sections/card.tsx'
import { CallLink, ChatLink } from '#web/guest/sections/contact-links.tsx'
import { ContactNumbers, EmergencyNumber } from '#web/guest/sections/emergency-number.tsx'
import { HostText } from '#web/guest/sections/host-text.tsx'
import { Sheet } from './sheet.tsx'

const spanish = guestCopy.es

/** To call, to show, to read aloud: in Spanish, because that is who comes, and in the guest's own words beside it. */
export function HelpSheet() {
  const { guide, words } = useGuestScreen()
  const { services, contacts, location, firstAidLocation, host } = emergencyCardOf(guide)
  const inBoth = useBothLanguages()
  return (
    <Sheet name="help" title={words.emergencyCard}>
      <EmergencyNumber icon="alarm" label={inBoth('emergencyServices')} contact={services} isMain />
      <div className="g-place">
        <p lang="es">{spanish.iNeedHelp}</p>
        {words !== spanish && <p className="g-label">{words.iNeedHelp}</p>}
        <p className="g-place-address" lang="es" dir="auto">
          {location?.address ?? spanish.askYourHost}
        </p>
      </div>
      <div className="g-numbers">
        <ContactNumbers contacts={contacts} labelOf={inBoth} />
      </div>
      {firstAidLocation && (
        <Card icon="kit" title={inBoth('firstAid')}>
          <HostText text={firstAidLocation} />
        </Card>
      )}
      {host && (host.phone || host.emergencyContact) && (
        <Card icon="talk" title={words.yourHost}>
          {host.phone && (
            <p className="g-actions">
              <ChatLink contact={host.phone} />
              <CallLink contact={host.phone} />
            </p>
          )}
          {host.emergencyContact && <HostText className="" text={host.emergencyContact.text} />}
        </Card>
      )}
    </Sheet>
  )
}

type Said = 'emergencyServices' | 'police' | 'fire' | 'medical' | 'firstAid'

function useBothLanguages() {
  const { words } = useGuestScreen()
  return (name: Said) => (words === spanish ? spanish[name] : `${words[name]} · ${spanish[name]}`)
}
