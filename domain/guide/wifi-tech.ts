import { entry, fields, list, text } from './fields.ts'
import { wifiNetworks } from './wifi-network.ts'

export const wifiTech = fields({
  wifiNetworks: wifiNetworks(),
  devices: list(
    { max: 100 },
    entry({ name: text({ max: 160, isName: true }), notes: text({ max: 3000 }) }),
  ),
})
