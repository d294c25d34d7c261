import { entryOf, factsOf, fieldsOf, oncePerField, open } from './facts.ts'

/** Letters that are not taken for one another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

const idShape = /^[0-9a-hjkmnp-tv-z]{8}$/

/** How many random bytes an id is made of. */
export const entryIdBytes = 8

export type MakeId = () => string

export function entryIdFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

export function isEntryId(value: unknown): value is string {
  return typeof value === 'string' && idShape.test(value)
}

/** An id made of a text: the same each time. */
export function derivedId(text: string): string {
  const halves = [0x811c9dc5, 0x01000193].map((seed) => {
    let hash = seed
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      hash ^= hash >>> 15
    }
    return hash >>> 0
  })
  return entryIdFrom(
    Uint8Array.from(halves.flatMap((half) => [half, half >>> 8, half >>> 16, half >>> 24])),
  )
}

/** Under which key the entries of a list have their id; undefined where they have none. */
export const idKeyOf = oncePerField(
  (entry) => fieldsOf(entry).find(([, part]) => factsOf(part).isEntryId)?.[0],
)

/** The lists within an entry whose own entries have ids. */
export const listsIn = oncePerField((entry) =>
  fieldsOf(entry).filter(([, part]) => {
    const inner = entryOf(part)
    return inner !== undefined && idKeyOf(inner) !== undefined
  }),
)

/** The list of plain texts among the parts of an entry, and the key that holds their ids. */
export const textsOf = oncePerField((entry) => {
  const texts = fieldsOf(entry).flatMap(([key, part]) => {
    const { idsIn: idsKey } = factsOf(part)
    return idsKey === undefined ? [] : [{ key, idsKey }]
  })
  return texts[0]
})

/** The texts and lists of texts in an entry that somebody types. */
export const typedKeysOf = oncePerField((entry) =>
  fieldsOf(entry).flatMap(([key, part]) => {
    const { def, facts } = open(entryOf(part) ?? part)
    return def.type === 'string' && !facts.isInner && !factsOf(part).isInner ? [key] : []
  }),
)
