import { limitAt } from '#domain/guide/guidebook.ts'
import { isBlank } from '#domain/values/text.ts'

type Network = { ssid: string; password: string }

/** What a list of networks keeps, and what it takes over from the other tab's: never more than it may hold. */
export function copiedNetworks(own: readonly Network[], others: readonly Network[]) {
  const kept = own.filter(({ ssid, password }) => !isBlank(ssid) || !isBlank(password))
  const known = new Set(own.map(({ ssid }) => ssid.trim()))
  const missing = others.filter(({ ssid }) => !isBlank(ssid) && !known.has(ssid.trim()))
  const { max = 0 } = limitAt('welcome.wifiNetworks')
  const room = Math.max(0, max - kept.length)
  return { kept, added: missing.slice(0, room).map((network) => ({ ...network })) }
}
