import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { Entry } from './entry.tsx'
import { keyed } from './keyed.ts'
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
      {keyed(guide.devices, ({ name }) => name).map(({ key, entry: { name, ...device } }) => (
        <Entry
          key={key}
          entry={{ ...device, title: name, stayOnly: !device.notes && device.stayOnly }}
        />
      ))}
    </Section>
  )
}
