import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a link is made of: raising the generation ends it. */
type Linked = { id: string; generation: number; keyId: string }

type Secrets = {
  /** Newest first. */
  configured: readonly string[]
  /** What signs sessions: a key is derived from it, so that stays work before anybody has configured one. */
  authSecret: string
}

/** 128 bits, in letters that an address may hold. */
const tokenBytes = 16
export const tokenShape = /^[\w-]{22}$/

/**
 * The keys that stays' links are made with. New links take the first; those made with another one of the list stay good, so a
 * key is rotated by putting its successor before it, and dropped when its stays have ended.
 */
export function openStayKeys({ configured, authSecret }: Secrets) {
  const derived = createHmac('sha256', authSecret).update('stay links').digest('hex')
  const keys = new Map([...configured, derived].map((key) => [nameOf(key), key]))
  const [newest = nameOf(derived)] = keys.keys()

  function tokenOf({ id, generation, keyId }: Linked) {
    // A key that was thrown away takes its links along; they are made anew with the one there is.
    const key = keys.get(keyId) ?? keys.get(newest) ?? derived
    const digest = createHmac('sha256', key).update(`${id} ${generation}`).digest()
    return digest.subarray(0, tokenBytes).toString('base64url')
  }

  return {
    newest,
    tokenOf,
    /** The one of these stays that a token belongs to; each is compared, whichever it is. */
    findStay<Stay extends Linked>(token: string, stays: readonly Stay[]): Stay | undefined {
      if (!tokenShape.test(token)) return undefined
      const given = Buffer.from(token)
      let found: Stay | undefined
      for (const stay of stays) {
        if (timingSafeEqual(Buffer.from(tokenOf(stay)), given)) found = stay
      }
      return found
    },
  }
}

/** A key is known by its name in the database, which tells nothing of it. */
function nameOf(key: string) {
  return createHash('sha256').update(`name ${key}`).digest('hex').slice(0, 12)
}
