import type { GuestHost } from '#domain/guest/guest-guide.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { ArrivalCards } from './arrival-cards.tsx'
import { Card } from './card.tsx'
import { CallLink, ChatLink, MailLink } from './contact-links.tsx'
import { HostText } from './host-text.tsx'
import { Locked } from './locked.tsx'
import { Section } from './section.tsx'
import { WifiNetwork } from './wifi-network.tsx'

export function WelcomeSection() {
  const { guide, words } = useGuestScreen()
  const [network] = guide.wifi
  const { note, noteStayOnly } = guide.tabs.welcome
  return (
    <Section type="welcome">
      <ArrivalCards />
      {network && (
        <Card
          anchor={guide.sections.wifi_tech.isActive ? undefined : network.id}
          icon="wifi"
          title={words.wifi}
        >
          <WifiNetwork network={network} />
        </Card>
      )}
      {guide.host && <HostCard host={guide.host} />}
      {(note || noteStayOnly) && (
        <Card anchor="note" icon="note" title={words.note}>
          {note ? <HostText text={note} /> : <Locked what="part" />}
        </Card>
      )}
    </Section>
  )
}

function HostCard({ host }: { host: GuestHost }) {
  const { words } = useGuestScreen()
  const { phone, email, supportMessage, emergencyContact } = host
  const chats = phone?.type === 'whatsapp'
  return (
    <Card anchor="your-host" icon="talk" title={words.yourHost}>
      {supportMessage && <HostText text={supportMessage} />}
      {phone && <HostText text={phone.text} />}
      <p className="g-actions">
        {phone && chats && <ChatLink contact={phone} />}
        {phone && <CallLink contact={phone} isMain={!chats} />}
        {email && <MailLink email={email} />}
      </p>
      {emergencyContact && (
        <div className="g-aside">
          <p className="g-label">{words.emergencyContact}</p>
          <HostText text={emergencyContact.text} />
        </div>
      )}
    </Card>
  )
}
