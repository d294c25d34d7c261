import { type GuidebookForm, limitAt } from '#domain/guide/guidebook.ts'
import type { Wifi } from '#domain/guide/wifi-network.ts'
import { isBlank } from '#domain/values/text.ts'

export const networkTabs = ['welcome', 'wifiTech'] as const
export type NetworkTab = (typeof networkTabs)[number]

type NewId = () => string

/**
 * The two lists of networks as one, which both tabs hold: guests read them together anyway. Two passwords of one name stay
 * two networks; lists that are too long together stay as they are.
 */
export function withOneListOfNetworks(form: GuidebookForm, newId: NewId): GuidebookForm {
  const { welcome, wifiTech } = form
  const all = [...welcome.wifiNetworks.filter(saysSomething)]
  for (const other of wifiTech.wifiNetworks.filter(saysSomething)) {
    const at = all.findIndex(({ ssid, password }) => {
      if (ssid.trim() !== other.ssid.trim()) return false
      return password === other.password || isBlank(password) || isBlank(other.password)
    })
    const own = all[at]
    if (!own) all.push({ ...other, id: newId() })
    else {
      const stayOnly = own.stayOnly || other.stayOnly
      all[at] = { ...own, password: own.password || other.password, ...(stayOnly && { stayOnly }) }
    }
  }
  if (all.length === 0 || all.length > (limitAt('welcome.wifiNetworks').max ?? 0)) return form
  return {
    ...form,
    welcome: { ...welcome, wifiNetworks: all },
    wifiTech: { ...wifiTech, wifiNetworks: asInOtherTab(all, wifiTech.wifiNetworks, newId) },
  }
}

/** Whether both tabs say the same: lists that are too long together do not. */
export function haveOneListOfNetworks({ welcome, wifiTech }: NetworkLists): boolean {
  const said = ({ wifiNetworks }: NetworkLists[NetworkTab]) =>
    JSON.stringify(
      wifiNetworks
        .filter(saysSomething)
        .map(({ ssid, password, stayOnly = false }) => [ssid, password, stayOnly]),
    )
  return said(welcome) === said(wifiTech)
}

type NetworkLists = Record<NetworkTab, { wifiNetworks: readonly Wifi[] }>

/** The same networks as the other tab holds them: each under the id it has there, by its name, else in their order. */
export function asInOtherTab(networks: readonly Wifi[], there: readonly Wifi[], newId: NewId) {
  const left = [...there]
  const named = networks.map(({ ssid }) => {
    const at = left.findIndex((other) => other.ssid.trim() === ssid.trim())
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  return networks.map((network, at) => ({
    ...network,
    id: (named[at] ?? left.shift())?.id ?? newId(),
  }))
}

function saysSomething({ ssid, password }: Wifi) {
  return !isBlank(ssid) || !isBlank(password)
}
