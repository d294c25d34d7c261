import { asked, type Taken, whole } from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import { blockOf } from './split-title.ts'
import { findLabelled, mapsLinksIn } from './values.ts'

/** "Av. Juárez", "Col. Centro": a short word in capitals before a stop is cut short. */
const sentenceEnd = /(?<!(?<!\p{L})\p{Lu}\p{L}{0,4})[.!]\s/u
/** "Tulum, Q.R. Pin it as": letters of a state may end a sentence. */
const afterInitials = /\p{Lu}\.\s?\p{Lu}\.\s\p{Lu}\p{Ll}/u

/** Where a home is, on a map and in words. */
export function addressOf(words: string, joiners: readonly string[]): Taken[] {
  const links = mapsLinksIn(words)
  const bare = words.replace(/https?:\S+/g, '')
  const found = findLabelled(bare)
  // "Calle 5, map: example.com": what has figures is no label.
  const labelled = found && !/\d/.test(found.label) ? found.value : undefined
  const said = trimMarks(labelled ?? bare, { before: ':(-', behind: ':(.,;-' })
  const lead = labelled === undefined ? leadOf(said, joiners) : ''
  const address = said.slice(lead.length)
  // A street has a name, and a number where it is one.
  const isAddress = /\p{L}{3}/u.test(address) && (bare === words || /\d/.test(address))
  if (links.length === 0 && !isAddress) return [asked(blockOf('local_guide', words))]
  // Of two in one line neither is whole, and words without a figure are hardly one.
  const isWhole =
    lead === '' &&
    /\d/.test(address) &&
    !afterInitials.test(bare) &&
    (labelled !== undefined || !sentenceEnd.test(bare)) &&
    !/\s{3}|\s[–—-]\s\p{Ll}/u.test(address)
  return [
    ...links.map((link) => whole({ kind: 'mapsLink', link })),
    ...(isAddress ? [{ fact: { kind: 'address', address } as const, isWhole }] : []),
  ]
}

/** What of a sentence leads to an address («La casa está en el» Callejón del Mono 7): it ends with a short word that joins no names. */
function leadOf(address: string, joiners: readonly string[]): string {
  const [all = ''] = /^[\p{L}’']+(?:\s[\p{Ll}’']+)+\s(?=[\p{Lu}\d])/u.exec(address) ?? []
  const words = all.trim().split(' ')
  const isJoiner = (word: string) => joiners.includes(word.toLowerCase())
  const end = words.findLastIndex((word) => word.length <= 3 && !isJoiner(word))
  const street = words.findIndex((word, at) => at > end && !isJoiner(word))
  const lead = street < 0 ? all : `${words.slice(0, street).join(' ')} `
  return end < 0 ? '' : lead
}
