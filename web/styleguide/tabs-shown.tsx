import { useState } from 'react'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { ShownGroup } from './shown-group.tsx'

export function TabsShown() {
  const copy = useCopy(styleguideCopy)
  const { scrollLeft, scrollRight } = useCopy(uiCopy)
  const [active, setActive] = useState('0')
  const tabs = copy.tabNames.map((label, index) => {
    const isComplete = index < 3
    const status = { isComplete, label: isComplete ? copy.complete : copy.incomplete }
    return { value: String(index), label, status, disabled: index === 4 }
  })
  return (
    <ShownGroup title={copy.tabs}>
      <Tabs
        label={copy.tabs}
        tabs={tabs}
        value={active}
        onValueChange={setActive}
        scrollLabels={{ left: scrollLeft, right: scrollRight }}
      >
        {tabs.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            {copy.tabPanel(label)}
          </TabPanel>
        ))}
      </Tabs>
    </ShownGroup>
  )
}
