import type { phoneOwners } from './fact.ts'
import { trimMarks } from './trim-marks.ts'
import { phonesIn, secretsIn } from './values.ts'

export type Owner = (typeof phoneOwners)[number]

/** The numbers of some words, each with whose it is. */
export function callsOf(words: string, numbers: readonly string[], of: Owner) {
  let end = 0
  return numbers.map((number, at) => {
    const isAlone = numbers.length === 1
    const own = words.slice(end)
    end = words.indexOf(number, end) + number.length
    const isFirst = at === 0
    const beside = (of === 'host' && isFirst ? hostBeside : nameBeside)(own, number, isAlone)
    const whole = isFirst ? beside : beside.replace(/^\p{Ll}{1,3}(?:\s\p{Ll}{1,3})?(?:\s|$)/u, '')
    // "(Don Chucho 951 203 4478)".
    const name = whole.replace(/^\((?=[^()]*$)/, '')
    // "On 951 304 5518, or Nacho on 951 177 2046": who has a name is another.
    const isOwn = of === 'host' || (of === 'all' && number.length > longestShort)
    const whose = isOwn && !isFirst && name !== '' ? 'other' : of
    const by = isByWhatsApp(words, number, numbers) && { by: 'whatsapp' as const }
    // The name of whom to call has no lock.
    const isOpen = secretsIn(name).some((secret) => secret.replace(/\D/g, '').length >= 4)
    const isDoubted = isOpen || isTooLong(number) || beginsBefore(words, number)
    const said = number.replaceAll('\t', ' ')
    const fact = { kind: 'phone', number: said, of: whose, name, ...by } as const
    return { fact, isWhole: isAlone && !isDoubted }
  })
}

/** "(828) 555-0111 509 Elm Ave": its first ten figures may be all of it. */
function isTooLong(number: string): boolean {
  const national = number.replace(/^\D*(?:52|1)(?=\D)/, '')
  return /^\D*(?:\d\D*){9}\d\s\D*\d/.test(national)
}

/** "951⇥555 0177": the cell before may be a part of it. */
function beginsBefore(words: string, number: string): boolean {
  const isShort = number.replace(/\D/g, '').length < 10
  return isShort && /\d\t$/.test(words.slice(0, words.indexOf(number)))
}

/** Whether the name of it stands beside a number; between two it is the first one's up to a mark, if there is one. */
function isByWhatsApp(words: string, number: string, all: readonly string[]): boolean {
  const own = words.indexOf(number)
  const before = all.map((each) => words.indexOf(each) + each.length).filter((end) => end <= own)
  const next = all.map((each) => words.indexOf(each)).filter((start) => start > own)
  const from = Math.max(0, ...before)
  const between = from > 0 ? /[.,;/|()\n].*/s.exec(words.slice(from, own)) : undefined
  // What stands in brackets right behind a number is that one's.
  const ahead = (between?.[0] ?? words.slice(from, own)).replace(from > 0 ? /^\([^()]*\)/ : '', '')
  const behind = words.slice(own + number.length, next.length > 0 ? Math.min(...next) : undefined)
  const ofOwn = next.length > 0 ? /^\s?\(?(.*?)[.,;/|()\n]/s.exec(behind)?.[1] : behind
  // "555 0142 (calls only, no WhatsApp there)": further behind it may be said that there is none.
  const near = /^[^\p{L}]*(?:\p{L}+\s)?(?:whats\S*|wa\.me\S*)/iu.exec(ofOwn ?? '')?.[0]
  return /\bwhats(?:\s?app)?\b|wa\.me/i.test(`${ahead} ${near ?? ''}`)
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

/** What is said of the host beside their number: when to write, and who they are where that is told. */
function hostBeside(words: string, number: string, isAlone: boolean): string {
  const ahead = words.slice(0, words.indexOf(number))
  // "I am Ruth, your host. My phone is": what stands before the sentence of the number.
  const [told = ''] = /^.*[.!](?=\s)/s.exec(ahead) ?? []
  const raw = ahead.slice(told.length)
  const before = trimMarks(raw, { behind: ':(,.|–-' })
  // Which way a number is written to has a field of its own.
  const rest = words.slice(ahead.length + number.length).replace(/^\s?\(whats\s?app\)/i, '')
  const behind = trimMarks(rest, { before: '),.;|–-', behind: '.' })
  const [, named = ''] =
    /:\s(\p{Lu}\p{Ll}+(?:\s["“«]?\p{Lu}\p{Ll}+["”»]?){1,3})$/u.exec(before) ?? []
  const length = before.split(/\s+/).length
  const isLabel = /[:(]\s*$/.test(raw) || length <= (/[–-]\s*$/.test(raw) ? 4 : 2)
  // The message beside the number has no lock, and a number a place of its own.
  const isSafe = (part: string) => secretsIn(part).length === 0 && phonesIn(part).length === 0
  const label = isLabel && isSafe(before) ? before : named
  // An address of mail has a field of its own.
  const saysMore = isAlone && saysSafely(behind) && !words.includes('@')
  const isName = isAlone && /\s\p{Lu}\p{Ll}/u.test(label)
  const beside = [saysMore || isName ? label : '', saysMore ? behind : '']
    .filter(Boolean)
    .join(behind.startsWith('(') ? ' ' : ', ')
  return [isSafe(told) ? told : '', beside].filter(Boolean).join(' ')
}
