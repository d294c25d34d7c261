import { z } from 'zod'
import { askCache } from './ask-cache.ts'
import { type Calling, PurgeFailure, type Purger } from './purger.ts'

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

type CloudflarePlace = Calling & { zone: string; token: string; endpoint?: string | undefined }

const answerSchema = z.object({ success: z.literal(true) })

/** Cloudflare: tags in `Cache-Tag`, forgotten by POST /zones/{zone}/purge_cache. */
function cloudflare({ zone, token, endpoint, ...calling }: CloudflarePlace): Purger {
  const name = 'Cloudflare'
  const base = endpoint ?? 'https://api.cloudflare.com/client/v4'
  return {
    name,
    mostTags: 100,
    sharing: ({ tags }) => ({ 'Cache-Tag': tags.join(',') }),
    async purge(tags, signal) {
      const { text } = await askCache(`${base}/zones/${encodeURIComponent(zone)}/purge_cache`, {
        ...calling,
        ...(signal && { signal }),
        name,
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      })
      if (!isDone(text)) throw new PurgeFailure(`${name} did not say that it is done`)
    },
  }
}

function isDone(text: string) {
  try {
    return answerSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

type FastlyPlace = Calling & { service: string; key: string; endpoint?: string | undefined }

/** Fastly: tags in `Surrogate-Key`, forgotten by POST /service/{service}/purge; it reads `Surrogate-Control`. */
function fastly({ service, key, endpoint, ...calling }: FastlyPlace): Purger {
  const name = 'Fastly'
  const base = endpoint ?? 'https://api.fastly.com'
  return {
    name,
    mostTags: 256,
    sharing: ({ seconds, tags }) => ({
      'Surrogate-Control': `max-age=${seconds}`,
      'Surrogate-Key': tags.join(' '),
    }),
    refusing: { 'Surrogate-Control': 'max-age=0' },
    async purge(tags, signal) {
      await askCache(`${base}/service/${encodeURIComponent(service)}/purge`, {
        ...calling,
        ...(signal && { signal }),
        name,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'fastly-key': key,
          'surrogate-key': tags.join(' '),
        },
      })
    },
  }
}

type VarnishPlace = Calling & { host: string }

/** Varnish with `install/varnish/zaguan.vcl`: tags in `xkey`, forgotten by a PURGE that names them. */
function varnish({ host, ...calling }: VarnishPlace): Purger {
  const name = `Varnish at ${host}`
  return {
    name,
    // Varnish reads 8 kB of a header.
    mostTags: 100,
    sharing: ({ tags }) => ({ xkey: tags.join(' ') }),
    async purge(tags, signal) {
      const { headers } = await askCache(`http://${host}/`, {
        ...calling,
        ...(signal && { signal }),
        name,
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' ') },
      })
      if (!headers.has('x-purged')) throw new PurgeFailure(`${name} does not know PURGE`)
    },
  }
}
