import { askCache } from './ask-cache.ts'
import type { Calling, Purger } from './purger.ts'

type Place = Calling & { service: string; key: string; endpoint?: string | undefined }

/** Fastly: tags in `Surrogate-Key`, forgotten by POST /service/{service}/purge; it reads `Surrogate-Control`. */
export function fastly({ service, key, endpoint, ...calling }: Place): Purger {
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
