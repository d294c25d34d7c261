import { fields, list, seenEntry, text } from '#domain/guide/fields.ts'
import { wifiNetworks } from '#domain/guide/wifi-network.ts'

export const wifiTech = fields({
  wifiNetworks: wifiNetworks(),
  devices: list(
    { max: 100 },
    seenEntry({ name: text({ max: 160, isName: true }), notes: text({ max: 3000 }) }),
  ),
})
