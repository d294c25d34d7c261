import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { deviceKind } from './entry-kinds.tsx'
import { EntryList } from './entry-list.tsx'
import { FormSection } from './form-section.tsx'
import { SectionTab } from './section-tab.tsx'
import { WifiNetworks } from './wifi-networks.tsx'

export function WifiTab() {
  const { title, devices } = useCopy(ruleTabsCopy).wifi
  return (
    <SectionTab type="wifi_tech">
      <FormSection title={title}>
        <WifiNetworks tab="wifiTech" />
      </FormSection>
      <FormSection title={devices.title} hint={devices.hint}>
        <EntryList
          path="wifiTech.devices"
          kind={deviceKind}
          words={{ entry: devices.entry, add: devices.add }}
        />
      </FormSection>
    </SectionTab>
  )
}
