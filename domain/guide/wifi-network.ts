import type { z } from 'zod'
import { entry, exactText, list } from './fields.ts'

const wifiNetwork = entry({
  ssid: exactText({ max: 64, isName: true, isOneThing: true }),
  password: exactText({ max: 128, isSecret: true }),
})

export type Wifi = z.output<typeof wifiNetwork>

/** Asked for in two tabs: whoever fills either has told the Wi-Fi. */
export const wifiNetworks = () => list({ max: 20, isOfHome: true }, wifiNetwork)
