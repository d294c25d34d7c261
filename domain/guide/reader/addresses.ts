import { asked, type Taken, whole } from './fact.ts'
import { blockOf } from './split-title.ts'
import { trimMarks } from './trim-marks.ts'
import { findLabelled, mapsLinksIn } from './values.ts'

/** "Av. Juárez", "Col. Centro": a short word in capitals before a stop is cut short. */
const sentenceEnd = /(?<!(?<!\p{L})\p{Lu}\p{L}{0,4})[.!]\s/u
/** "Tulum, Q.R. Pin it as": letters of a state may end a sentence. */
const afterInitials = /\p{Lu}\.\s?\p{Lu}\.\s\p{Lu}\p{Ll}/u
/** «Estamos en la Calle 5»: small words may lead to an address, or be its own. */
const mayLead = /^(?:\p{Ll}|[\p{L}’']+(?:\s[\p{Ll}’']+)+\s[\p{Lu}\d])/u

/** Where a home is, on a map and in words. */
export function addressOf(words: string): Taken[] {
  const links = mapsLinksIn(words)
  const bare = words.replace(/https?:\S+/g, '')
  const found = findLabelled(bare)
  // "Calle 5, map: example.com": what has figures is no label.
  const labelled = found && !/\d/.test(found.label) ? found.value : undefined
  const address = trimMarks(labelled ?? bare, { before: ':(-', behind: ':(.,;-' })
  // A street has a name, and a number where it is one.
  const isAddress = /\p{L}{3}/u.test(address) && (bare === words || /\d/.test(address))
  if (links.length === 0 && !isAddress) return [asked(blockOf('local_guide', words))]
  // Of two in one line neither is whole.
  const isWhole =
    (labelled !== undefined || !(sentenceEnd.test(bare) || mayLead.test(bare))) &&
    !afterInitials.test(bare) &&
    !/\s{3}|\s[–—-]\s\p{Ll}/u.test(address)
  return [
    ...links.map((link) => whole({ kind: 'mapsLink', link })),
    ...(isAddress ? [{ fact: { kind: 'address', address } as const, isWhole }] : []),
  ]
}
