import type { phoneOwners } from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import type { Knowing } from '#domain/guide/reader/kind/model.ts'
import { secretsIn } from './values.ts'

export type Owner = (typeof phoneOwners)[number]

/** From how likely on what stands beside a number says whose it is. */
const surelyOwner = 0.9

/** The numbers of some words, each with whose it is. */
export function callsOf(words: string, numbers: readonly string[], of: Owner, knowing: Knowing) {
  let end = 0
  return numbers.map((number, at) => {
    const isAlone = numbers.length === 1
    const own = words.slice(end)
    end = words.indexOf(number, end) + number.length
    const isFirst = at === 0
    const beside = nameBeside(own, number, isAlone)
    const whole = isFirst ? beside : beside.replace(/^\p{Ll}{1,3}(?:\s\p{Ll}{1,3})?(?:\s|$)/u, '')
    // "(Don Chucho 951 203 4478)".
    const told = whole.replace(/^\((?=[^()]*$)/, '')
    const owner = knowing.fineIn('contact', told)
    const isSure = owner.chance >= surelyOwner
    // "Pharmacy: 787 555 0143": what is called so may be no host.
    const isOther = of === 'host' && isFirst && told !== '' && !(owner.fine === 'host' && isSure)
    // "Don Chuy, the neighbour": it is theirs, and keeps their name.
    const isOthers = isOther && owner.fine === 'other' && isSure
    const isOfHost = of === 'host' && isFirst && !isOthers
    // Of a host is kept when to call, and not that it is their number.
    const behind = trimMarks(own.slice(own.indexOf(number) + number.length), { behind: '.' })
    const said = isOfHost && (behind === '' || !told.endsWith(behind.slice(-9))) ? '' : told
    // The name of whom to call has no lock.
    const isOpen = secretsIn(said, knowing).some(
      (secret) => !/\d/.test(secret) || secret.replace(/\D/g, '').length >= 4,
    )
    const name = isOpen ? '' : said
    // "On 951 304 5518, or Nacho on 951 177 2046": who has a name is another.
    const isOwn = of === 'host' || (of === 'all' && number.length > longestShort)
    const whose = isOthers || (isOwn && !isFirst && name !== '') ? 'other' : of
    const by = isByWhatsApp(words, number) && { by: 'whatsapp' as const }
    const isDoubted = isOpen || isOther || isTooLong(number) || beginsBefore(words, number)
    const fact = { kind: 'phone', number, of: whose, name, ...by } as const
    return { fact, isWhole: isAlone && !isDoubted }
  })
}

/** "(828) 555-0111 509 Elm Ave": its first ten figures may be all of it. */
function isTooLong(number: string): boolean {
  const national = number.replace(/^\D*(?:52|1)(?=\D)/, '')
  return /^\D*(?:\d\D*){9}\d\s\D*\d/.test(national)
}

/** "951⇥555 0177", "+44⇥20 7946 0958": the cell before may be a part of it. */
function beginsBefore(words: string, number: string): boolean {
  return /\d\t$/.test(words.slice(0, words.indexOf(number)))
}

/** Whether the name of it stands right before a number, or behind it and no other number. */
function isByWhatsApp(words: string, number: string): boolean {
  const at = words.indexOf(number)
  const [before, behind] = [words.slice(0, at), words.slice(at + number.length)]
  return (
    /(?:\bwhats(?:\s?app)?|wa\.me)[^\d.,;/|)]{0,24}$/i.test(before) ||
    /^[\s(–-]*(?:\p{L}+\s)?(?:whats|wa\.me)[^,.;\d]*(?:[).,;]|$)/iu.test(behind)
  )
}

/** As 911, or *911. */
const longestShort = 4
const longestName = 120

/** What stands before a number, to know whose it is, and what a sentence goes on to say of them. */
function nameBeside(words: string, number: string, isAlone: boolean): string {
  const at = Math.max(0, words.indexOf(number))
  const ahead = words.slice(0, at)
  // A cell beside it may be a code.
  const cells = ahead.split(/[|\t]/).flatMap((cell) => cell.trim() || [])
  const open = cells.length > 1 ? cells.filter((cell) => secretsIn(cell).length === 0) : [ahead]
  const label = trimMarks(open.join(', ').replace(/(?<!\s)\s*\.{3,}\s*/g, ', '), {
    before: ',;/|',
    behind: ':(,.|–—-',
  })
  // «El cel de Beto es», "Elmer, reach him on": what leads to the number; «Fuga de gas:» is whole.
  const lead = /\p{L}\s*$/u.test(ahead) ? /\s\p{Ll}{1,3}$/u : ''
  const before = endOf(trimMarks(label.replace(lead, ''), { behind: ',' }))
  const behind = trimMarks(words.slice(at + number.length), { before: '),.;|–—-', behind: '.' })
  const both = before + (behind.startsWith('(') ? ' ' : ', ') + behind
  const saysMore = isAlone && saysSafely(behind) && both.length <= longestName
  return saysMore && before !== '' ? both : before
}

/** What of a long sentence fits a name: from a mark on, or else from a word. */
function endOf(words: string): string {
  const fitting = words.slice(-longestName)
  return fitting === words ? words : fitting.replace(/^.*?[,.;:]\s|^\S*\s/s, '')
}

/** A few words, or a street with its number, of which none may be a code. */
function saysSafely(behind: string): boolean {
  const isSaying = behind.split(/\s+/).length >= 3 || /^\p{Lu}\p{L}+\s\d{1,4}$/u.test(behind)
  return isSaying && secretsIn(behind).length === 0
}
