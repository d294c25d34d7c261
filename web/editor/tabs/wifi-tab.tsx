import { deviceKind, networkKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { SectionTab } from './section-tab.tsx'

export function WifiTab() {
  return (
    <SectionTab type="wifi_tech">
      <ListSection path="wifiTech.wifiNetworks" kind={networkKind} />
      <ListSection path="wifiTech.devices" kind={deviceKind} />
    </SectionTab>
  )
}
