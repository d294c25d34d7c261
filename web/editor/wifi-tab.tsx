import { deviceKind } from './entry-kinds.tsx'
import { ListSection } from './entry-list.tsx'
import { SectionTab } from './section-tab.tsx'
import { WifiNetworks } from './wifi-networks.tsx'

export function WifiTab() {
  return (
    <SectionTab type="wifi_tech">
      <WifiNetworks tab="wifiTech" />
      <ListSection path="wifiTech.devices" kind={deviceKind} />
    </SectionTab>
  )
}
