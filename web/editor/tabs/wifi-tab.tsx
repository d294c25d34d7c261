import { deviceKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { WifiNetworks } from '#web/editor/lists/wifi-networks.tsx'
import { SectionTab } from './section-tab.tsx'

export function WifiTab() {
  return (
    <SectionTab type="wifi_tech">
      <WifiNetworks tab="wifiTech" />
      <ListSection path="wifiTech.devices" kind={deviceKind} />
    </SectionTab>
  )
}
