import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import type { Calling, Purger } from './purger.ts'
import { varnish } from './varnish.ts'

const kinds: Record<string, ((address: URL, calling: Calling) => Purger) | undefined> = {
  'varnish:': ({ host }, calling) => varnish({ ...calling, host }),
  'cloudflare:': (address, calling) =>
    cloudflare({
      ...calling,
      zone: address.host,
      token: decodeURIComponent(address.username),
      endpoint: address.searchParams.get('endpoint') ?? undefined,
    }),
  'fastly:': (address, calling) =>
    fastly({
      ...calling,
      service: address.host,
      key: decodeURIComponent(address.username),
      endpoint: address.searchParams.get('endpoint') ?? undefined,
    }),
}

/** The caches that `CDN_PURGE` names: varnish://host:port, cloudflare://TOKEN@ZONE, fastly://KEY@SERVICE. */
export function readPurgers(addresses: readonly string[], calling: Calling = {}): Purger[] {
  return addresses.flatMap((text) => {
    const address = new URL(text)
    const open = kinds[address.protocol]
    return open ? [open(address, calling)] : []
  })
}

/** Which caches they are, without their keys. */
export function nameCaches(addresses: readonly string[]) {
  return addresses
    .map((text) => new URL(text))
    .map(({ protocol, host }) => `${protocol}//${host}`)
    .toSorted()
    .join(',')
}
