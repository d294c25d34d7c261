import { entry, list, section, text } from './fields.ts'
import { wifiNetworks } from './wifi-network.ts'

export const wifiTech = section({
  wifiNetworks: wifiNetworks(),
  devices: list({ max: 100 }, entry({ name: text({ max: 160 }), notes: text({ max: 3000 }) })),
})
