import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'
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
      {keyed(guide.devices, ({ name }) => name).map(({ key, entry }) => (
        <Card key={key} anchor={entry.id} title={<HostWords text={entry.name} />}>
          {entry.notes && <HostText text={entry.notes} />}
          <Pictures of={entry} name={entry.name} />
          {!entry.notes && entry.stayOnly && <LockedPart />}
        </Card>
      ))}
    </Section>
  )
}
