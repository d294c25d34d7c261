import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { LockedPart } from './locked.tsx'
import { Section } from './section.tsx'
import { WifiNetwork } from './wifi-network.tsx'

export function WifiTechSection() {
  const { guide, words } = useGuestScreen()
  return (
    <Section type="wifi_tech">
      {guide.wifi.map((network) => (
        <Card key={network.ssid} anchor={network.id} icon="wifi" title={words.wifi}>
          <WifiNetwork network={network} />
        </Card>
      ))}
      {keyed(guide.devices, ({ name }) => name).map(
        ({ key, entry: { id, name, notes, stayOnly } }) => (
          <Card key={key} anchor={id} title={<HostWords text={name} />}>
            {notes ? <HostText text={notes} /> : stayOnly && <LockedPart />}
          </Card>
        ),
      )}
    </Section>
  )
}
