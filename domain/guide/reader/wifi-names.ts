import type { ToldPiece } from './form.ts'
import type { Fine } from './model.ts'
import { trimMarks } from './trim-marks.ts'
import { findLabelled, oddWordsIn } from './values.ts'

export type Named = 'network' | 'password'
export type FineIn = (words: string) => Fine

/** From how likely on a word names what stands behind it where a colon follows: «clave», "network". */
const namesFrom = 0.98
/** Where nothing surer does, for what is asked about: "pw". */
const likelyNamesFrom = 0.95
/** As many letters may stand between two words that name one thing: "name of the network". */
const mostBetween = 8

/** From how likely on a word belongs to the name of another: «la clave del wifi». */
export const belongsFrom = 0.8

/** The words of a sentence that name a network or a password; of several that name one thing the likeliest. */
export function labelWordsIn(sentence: string, fineIn: FineIn, networkFrom = namesFrom) {
  // What stands in brackets is a remark.
  const plain = sentence.replace(/\([^()]*\)/g, (remark) => ' '.repeat(remark.length))
  const words = Array.from(plain.matchAll(/(?<!\S)\p{L}[\p{L}-]+(?=[\s:,]|$)/gu)).map(
    ({ 0: word, index }) => ({ ...fineIn(`${word}:`), start: index, end: index + word.length }),
  )
  const password = nameIn(words, 'password', networkFrom < namesFrom ? likelyNamesFrom : namesFrom)
  // «la clave del wifi es», "password for the network:": that network is part of the password's name.
  const own = words.findLast(
    ({ fine, chance, start, end }) =>
      password &&
      fine === 'network' &&
      chance >= belongsFrom &&
      /^\s(?:\p{Ll}{1,3}\s){0,2}$/u.test(sentence.slice(password.end, start)) &&
      (start === password.end + 1 ||
        /^(?:\s\p{Ll}{1,3}(?=[\s:])|\s?[:=])/u.test(sentence.slice(end))),
  )
  const others = words.filter((each) => each !== own)
  const network = nameIn(others, 'network', networkFrom)
  return [network, password && { ...password, end: own?.end ?? password.end }].filter(
    (name) => name !== undefined,
  )
}

function nameIn(
  words: readonly (Fine & { start: number; end: number })[],
  is: Named,
  from: number,
) {
  const named = words.filter(({ fine, chance }) => fine === is && chance >= from)
  const [best] = named.toSorted((one, other) => other.chance - one.chance)
  if (!best) return undefined
  // "WiFi name", «nombre de la red»: the last of them stands before the value.
  const end = named.reduce(
    (last, each) => (each.start > last && each.start - last <= mostBetween ? each.end : last),
    best.end,
  )
  return { is, start: best.start, end }
}

/** Words beside a network; those of another cell say nothing without its name. */
export type Remark = ToldPiece & { network?: string }

type Said = {
  pieces: readonly ToldPiece[]
  words: string
  values: readonly string[]
  /** Nothing else is said of networks. */
  isOnly: boolean
}

/** Fewer words behind a network say nothing that a guest misses. */
const fewestOfRemark = 4

/** What is said beside a network, and has no field among its own. */
export function remarkOf(said: Said, fineIn: FineIn): Remark | undefined {
  return remarkBehind(said, fineIn) ?? (said.isOnly ? undefined : cellBeside(said, fineIn))
}

/** «…, el módem está detrás de la tele»: what stands behind the last value, and names no other. */
function remarkBehind({ pieces, words, values }: Said, fineIn: FineIn): Remark | undefined {
  const end = Math.max(...values.map((value) => words.indexOf(value) + value.length))
  const behind = trimMarks(words.slice(end), { before: '"»”’.,;:|)(–—-', behind: '.|)' })
  const piece = pieces.at(-1)
  const at = piece?.words.lastIndexOf(behind) ?? -1
  const isRemark = behind.split(/\s+/).length >= fewestOfRemark && at >= 0
  if (!piece || !isRemark || labelWordsIn(behind, fineIn).length + oddWordsIn(behind).length > 0)
    return undefined
  const start = piece.start + at
  return { ...piece, words: behind, start, end: start + behind.length }
}

/** "Upstairs | Network: Nube_5G | Password: mango88": where a network is, which its own fields have no room for. */
function cellBeside({ pieces, words, values }: Said, fineIn: FineIn): Remark | undefined {
  const [network = '', password] = values
  const [where, ...others] = cellsOf(words).filter(
    (cell) =>
      /\p{L}{3}/u.test(cell) &&
      oddWordsIn(cell).length === 0 &&
      !values.some((value) => cell.includes(value)) &&
      !isLabel(cell, fineIn),
  )
  const piece = pieces.find((each) => where && each.words.includes(where))
  if (!piece || !where || !password || others.length > 0) return undefined
  const start = piece.start + piece.words.indexOf(where)
  return { ...piece, words: where, network, start, end: start + where.length }
}

/** What leads from one cell to the next. */
export const gap = /\||\t|\s{3,}|\s*(?:→|->|👉|➡️?)\s*/u

/** A value of a network; whole where nothing else may be meant. */
export type Value = { words: string; isWhole: boolean }

export const asked = (words: string): Value => ({ words, isWhole: false })

function cellsOf(row: string): string[] {
  return row.split(gap).flatMap((cell) => cell.trim() || [])
}

/** A row under the head of its table, whose cells say which is which; a house may name a network, too, but less likely. */
export function inColumns(words: string, head: string, fineIn: FineIn) {
  const [names, cells] = [cellsOf(head), cellsOf(words)]
  if (names.length < 2 || names.length !== cells.length) return undefined
  const cellOf = (is: Named) => {
    const chances = names.map((name) => {
      const told = name.split(/\s+/).map((word) => fineIn(`${word}:`))
      return Math.max(...told.map(({ fine, chance }) => (fine === is ? chance : 0)))
    })
    const best = Math.max(...chances)
    return best >= belongsFrom ? cells[chances.indexOf(best)] : undefined
  }
  const [network, password] = [cellOf('network'), cellOf('password')]
  return network && password && { network: asked(network), password: asked(password) }
}

/** «Red / clave: Casa Azul / nopal 52», "WiFi: Mangle - mango verde 88": in the order in which the label names them. */
export function inHalves(words: string, fine: string, fineIn: FineIn) {
  const { label = '', value = '' } = findLabelled(words) ?? {}
  const [before = '', behind, ...more] = value.split(/(?<!\s)\s+[/|–—-]\s+/)
  const names = labelWordsIn(`${label}:`, fineIn, belongsFrom)
  const [one, other] = names.toSorted((first, second) => first.start - second.start)
  // "Wi-Fi password" names one thing, "Wi-Fi / password" two.
  const between = label.slice(one?.end, other?.start)
  const areTwo = other && /^(?:\s?[/|&+,–—-]\s?|\s\p{Ll}{1,3}\s)$/u.test(between)
  const isBoth = other ? areTwo : fine === 'both' && one?.is === 'network'
  const isMore = more.length > 0 || labelWordsIn(value, fineIn, belongsFrom).length > 0
  if (!behind || !isBoth || isMore) return undefined
  const [network, password] = one?.is === 'password' ? [behind, before] : [before, behind]
  return { network: asked(network), password: asked(password) }
}

/** Whether some words before a colon name a network or a password. */
export function isLabel(words: string, fineIn: FineIn): boolean {
  return labelWordsIn(`${words}:`, fineIn, belongsFrom).length > 0
}

/** "Network | Password": names of both and nothing else. */
export function isHead(words: string, fineIn: FineIn): boolean {
  const names = labelWordsIn(words, fineIn)
  return names.length === 2 && !/[\p{L}\p{N}]/u.test(withoutNames(words, names))
}

export function withoutNames(words: string, names: ReturnType<typeof labelWordsIn>): string {
  return names.reduce((all, { start, end }) => all.replace(words.slice(start, end), ''), words)
}

export function namesNetwork(fine: string): boolean {
  return fine === 'network' || fine === 'both'
}

/** What a label names; of a sentence that ends in a colon its last word may: "the other is Loft_5G, pw:". */
export function saidBy(label: string, fineIn: FineIn) {
  const last = fineIn(`${label.split(/\s+/).at(-1)}:`)
  const isLast = last.fine === 'password' && last.chance >= belongsFrom
  return isLast ? last : fineIn(`${label}:`)
}
