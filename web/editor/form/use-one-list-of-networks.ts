import { useEffect } from 'react'
import { asInOtherTab, type NetworkTab, networkTabs } from '#domain/guide/editing/networks.ts'
import type { FormAccess } from './form-access.ts'
import { newEntryId } from './new-entry-id.ts'

const leaves = ['ssid', 'password', 'stayOnly'] as const

/** Both tabs edit one list of networks: what changes in one of them changes in the other. */
export function useOneListOfNetworks({ getValues, setValue, subscribe }: FormAccess) {
  useEffect(() => {
    const changed = new Set<NetworkTab>()
    // Once for all that one deed changes: a text that is brought writes both lists itself.
    const follow = () => {
      const [tab, another] = changed
      changed.clear()
      if (tab && !another) copyFrom(tab, tab === 'welcome' ? 'wifiTech' : 'welcome')
    }
    const copyFrom = (from: NetworkTab, to: NetworkTab) => {
      const there = getValues(`${to}.wifiNetworks`)
      const networks = asInOtherTab(getValues(`${from}.wifiNetworks`), there, newEntryId)
      if (networks.some(({ id }, at) => there[at]?.id !== id) || networks.length < there.length) {
        setValue(`${to}.wifiNetworks`, networks, { shouldDirty: true })
        return
      }
      for (const [at, network] of networks.entries()) {
        for (const leaf of leaves) {
          if (network[leaf] === there[at]?.[leaf]) continue
          setValue(`${to}.wifiNetworks.${at}.${leaf}`, network[leaf], { shouldDirty: true })
        }
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const tab = networkTabs.find((each) => name?.startsWith(`${each}.wifiNetworks`))
        if (!tab) return
        if (changed.size === 0) queueMicrotask(follow)
        changed.add(tab)
      },
    })
  }, [getValues, setValue, subscribe])
}
