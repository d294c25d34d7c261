import { z } from 'zod'
import { askCache } from './ask-cache.ts'
import { type Calling, PurgeFailure, type Purger } from './purger.ts'

type Place = Calling & { zone: string; token: string; endpoint?: string | undefined }

const answerSchema = z.object({ success: z.literal(true) })

/** Cloudflare: tags in `Cache-Tag`, forgotten by POST /zones/{zone}/purge_cache. */
export function cloudflare({ zone, token, endpoint, ...calling }: Place): Purger {
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
