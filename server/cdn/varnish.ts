import { askCache } from './ask-cache.ts'
import { type Calling, PurgeFailure, type Purger } from './purger.ts'

type Place = Calling & { host: string }

/** Varnish with `install/varnish/zaguan.vcl`: tags in `xkey`, forgotten by a PURGE that names them. */
export function varnish({ host, ...calling }: Place): Purger {
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
