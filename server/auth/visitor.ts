import type { Context } from 'hono'
import { chooseLocale } from '#domain/values/locale.ts'

/** Carries the visitor's address inside the process; whatever a visitor wrote there is overwritten. */
export const addressHeader = 'x-zaguan-client-address'

/** The language a visitor asks for. */
export function localeOf(headers: Headers | undefined) {
  return chooseLocale({ accepted: headers?.get('accept-language') })
}

/** The address that a request came from. */
export type VisitorOf = (c: Context) => string

/** One key for one visitor: an IPv6 household owns a whole /64, so its last half says nothing. */
export function visitorKey(address: string) {
  // Some proxies write the port of each connection behind it.
  const [, plain] = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address) ?? []
  if (plain) return plain
  if (!address.includes(':')) return address
  const [, bare = address] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  return `${ipv6Groups(bare).slice(0, 4).join(':')}::/64`
}

function ipv6Groups(address: string) {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(gap).fill('0'), ...after]
}
