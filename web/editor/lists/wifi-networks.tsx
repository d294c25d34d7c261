import { Copy } from 'lucide'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { networksCopy } from '#web/copy/guide/wifi-networks.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { EditorForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { newEntryId } from '#web/editor/form/new-entry-id.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { copiedNetworks } from './copied-networks.ts'
import { networkKind } from './entry-kinds.tsx'
import { ListSection } from './entry-list.tsx'

type WifiTab = 'welcome' | 'wifiTech'

type Network = EditorForm['welcome']['wifiNetworks'][number]

/** Networks stand in two tabs; one click copies what the other one has and this one lacks. */
export function WifiNetworks({ tab }: { tab: WifiTab }) {
  const copy = useCopy(networksCopy)
  const { setValue } = useFormAccess()
  const { kept, added } = useNetworks(tab)
  const [isCopied, setCopied] = useState(false)
  const copyMissing = () => {
    setValue(
      `${tab}.wifiNetworks`,
      [...kept, ...added.map((network) => ({ ...network, id: newEntryId() }))],
      { shouldDirty: true },
    )
    setCopied(true)
  }
  return (
    <ListSection path={`${tab}.wifiNetworks`} kind={networkKind}>
      {added.length > 0 ? (
        <Button icon={Copy} size="compact" onClick={copyMissing} className="self-start">
          {tab === 'welcome' ? copy.copyFromWifi : copy.copyFromWelcome}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isCopied ? copy.copied : null}
      </p>
    </ListSection>
  )
}

function useNetworks(tab: WifiTab) {
  const { control } = useFormAccess()
  const own: Network[] = useWatch({ control, name: `${tab}.wifiNetworks` })
  const otherTab = tab === 'welcome' ? 'wifiTech' : 'welcome'
  const others: Network[] = useWatch({ control, name: `${otherTab}.wifiNetworks` })
  return copiedNetworks(own, others)
}
