import { asked, type Taken, whole } from './fact.ts'
import { blockOf } from './split-title.ts'
import { trimMarks } from './trim-marks.ts'
import { findLabelled, mapsLinksIn } from './values.ts'

/** "Av. Juárez", "Col. Centro": a short word in capitals before a stop is cut short. */
const sentenceEnd = /(?<!(?<!\p{L})\p{Lu}\p{L}{0,4})[.!]\s/u
/** «esq. Lirio», "int. B": neither behind a short word, nor before a small one. */
const wayBegins = /(?<!(?<!\p{L})(?:\p{Lu}\p{L}{0,4}|\p{Ll}{1,5}))[.!]\s(?=\p{Lu})/u
/** "Tulum, Q.R. Pin it as": letters of a state may end a sentence. */
const afterInitials = /\p{Lu}\.\s?\p{Lu}\.\s\p{Lu}\p{Ll}/u

/** Where a home is, on a map and in words, and apart from that how to find it. */
export function addressOf(words: string): Taken[] {
  const links = mapsLinksIn(words)
  const bare = words.replace(/https?:\S+/g, '')
  const found = findLabelled(bare)
  // "Calle 5, map: example.com": what has figures is no label.
  const labelled = found && !/\d/.test(found.label) ? found : undefined
  const said = labelled?.value ?? bare
  // "12 Gordon St, Savannah – it's the brick one", «Privada Azahares 6, Jiutepec. Es el portón verde»: behind it stands the way.
  const [head = '', behind = '', ...more] = said.split(/ [–—-] /)
  // "– centro, Mérida", "– apt b" are the address's own.
  const isLong = (behind.split(',')[0] ?? '').split(' ').length > 3
  const isRemark = more.length === 0 && /\d/.test(head) && isLong && /^\p{Ll}\D*$/u.test(behind)
  const [ahead, remark] = isRemark ? [head, behind] : [said, '']
  const sentences = labelled ? [ahead] : ahead.split(wayBegins)
  const last = sentences.findLastIndex((each) => /\d/.test(each))
  const own = sentences.slice(0, last + 1).join('. ')
  const way = [...sentences.slice(last + 1), remark].filter(Boolean).join('. ')
  const address = trimMarks(own || said, { before: ':(-', behind: ':(.,;-' })
  // A street has a name, and a number where it is one.
  const isAddress = /\p{L}{3}/u.test(address) && (bare === words || /\d/.test(address))
  if (links.length === 0 && !isAddress) return [asked(blockOf('local_guide', words))]
  // Of two in one line neither is whole.
  const isWhole =
    (labelled !== undefined || !sentenceEnd.test(bare)) &&
    !afterInitials.test(bare) &&
    remark === '' &&
    !/\s{3}/.test(address)
  return [
    ...links.map((link) => whole({ kind: 'mapsLink', link })),
    ...(isAddress ? [{ fact: { kind: 'address', address } as const, isWhole }] : []),
    ...(own && way ? [asked(blockOf('local_guide', way))] : []),
  ]
}

/** What of a sentence leads to an address («La casa está en el» Callejón del Mono 7): it ends with a short word that joins no names. */
export function leadOf(address: string, sentence: string, joiners: readonly string[]): string {
  if (!sentence.startsWith(address.slice(0, 9))) return ''
  const [all = ''] = /^[\p{L}’']+(?:\s[\p{Ll}’']+)+\s(?=[\p{Lu}\d])/u.exec(address) ?? []
  const words = all.trim().split(' ')
  const isJoiner = (word: string) => joiners.includes(word.toLowerCase())
  const end = words.findLastIndex((word) => word.length <= 3 && !isJoiner(word))
  const street = words.findIndex((word, at) => at > end && !isJoiner(word))
  const lead = street < 0 ? all : `${words.slice(0, street).join(' ')} `
  // "The mill 3, Warren": a figure alone is no street.
  return end < 0 || /^\d+\s*,/.test(address.slice(lead.length)) ? '' : lead
}
