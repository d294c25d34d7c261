import type { Taken } from '#domain/guide/reader/fact.ts'
import type { ToldPiece } from '#domain/guide/reader/form/form.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import type { Fine, Told } from '#domain/guide/reader/kind/model.ts'
import { findLabelled, oddWordsIn, partsOf, quotedIn } from './values.ts'

type Named = 'network' | 'password'
type FineIn = (words: string) => Fine

/** A value of a network; whole where nothing else may be meant. */
type Value = { words: string; isWhole: boolean }
type Values = { network?: Value | undefined; password?: Value | undefined }

type Network = Taken & { pieces: ToldPiece[]; told: Told }

/**
 * The networks of a text with their passwords: whole where each stands behind a label of its own, and no other beside it. A
 * sentence that shows neither by its form is none of them.
 */
export function networksOf(found: readonly ToldPiece[], fineIn: FineIn): Network[] {
  const networks: (Values & { pieces: ToldPiece[]; told: Told })[] = []
  let doubts = 0
  for (const piece of found) {
    const own = valuesOf(piece.words, piece.told.fine, fineIn)
    const last = networks.at(-1)
    // A password stands behind its network, or before it in one sentence.
    const isOfLast =
      last &&
      !(last.network && own.network) &&
      !(last.password && own.password) &&
      (own.password || last.pieces.at(-1)?.line === piece.line)
    if (!own.network && !own.password) doubts += 1
    else if (isOfLast) {
      last.network ??= own.network
      last.password ??= own.password
      last.pieces.push(piece)
    } else networks.push({ ...own, pieces: [piece], told: piece.told })
  }
  return networks.map(({ network, password, pieces, told }) => {
    const isAlone = networks.length + doubts === 1
    const isWhole = isAlone && network?.isWhole === true && password?.isWhole === true
    const [ssid, key] = [network?.words ?? '', password?.words ?? '']
    return { fact: { kind: 'wifi', network: ssid, password: key }, isWhole, pieces, told }
  })
}

/** From how likely on a word names what stands behind it where a colon follows: «clave», "network". */
const namesFrom = 0.98
/** Beside a word that does, for what is asked about: "pw", and "internet". */
const likelyFrom = { password: 0.95, network: 0.8 } as const

type Name = { is: Named; start: number; end: number; chance: number }

/** The words of a sentence that name a network or a password: "name of the network" is one, and «la clave del wifi». */
function namesIn(sentence: string, about: string, fineIn: FineIn): Name[] {
  // What stands in brackets is a remark.
  const plain = sentence.replace(/\([^()]*\)/g, (remark) => ' '.repeat(remark.length))
  const names: Name[] = []
  for (const { 0: word, index: start } of plain.matchAll(/(?<!\S)\p{L}[\p{L}-]+(?=[\s:=,]|$)/gu)) {
    const told = fineIn(`${word}:`)
    const is = told.fine === 'both' ? 'network' : told.fine
    const end = start + word.length
    const { chance } = told
    if ((is !== 'network' && is !== 'password') || chance < likelyFrom[is]) continue
    const last = names.at(-1)
    if (last && /^\s(?:\p{Ll}{1,3}\s){0,2}$/u.test(plain.slice(last.end, start))) {
      last.end = end
      if (is === last.is) last.chance = Math.max(last.chance, chance)
      else if (is === 'password') Object.assign(last, { is, chance })
    } else names.push({ is, start, end, chance })
  }
  const likeliest = names.toSorted((one, other) => other.chance - one.chance)
  const [best] = likeliest
  if (!best || (best.chance < namesFrom && best.is !== about && about !== 'both')) return []
  return names.filter((name) => likeliest.find(({ is }) => is === name.is) === name)
}

/** What leads from one cell to the next. */
const gap = /\||\t|\s{3,}|\s*(?:→|->|👉|➡️?)\s*|\s\/\s/u
/** A row says where, besides, and for whom. */
const mostMore = 2

function valuesOf(words: string, fine: string, fineIn: FineIn): Values {
  return labelledIn(words, fineIn) ?? namedIn(words, fine, fineIn)
}

/** "Network: Casa Azul, password: nopal 52": of two labels the likelier names the password. */
function labelledIn(words: string, fineIn: FineIn): Values | undefined {
  const labelled = words
    .split(gap)
    .flatMap(partsOf)
    .flatMap((part) => findLabelled(part) ?? [])
    .map((each) => ({ ...each, ...fineIn(`${each.label}:`) }))
  const [password] = labelled
    .filter(({ fine }) => fine === 'password')
    .toSorted((one, other) => other.chance - one.chance)
  const network = labelled.find((each) => each !== password)
  if (labelled.length !== 2 || !password || !network || !/\p{L}/u.test(network.value))
    return undefined
  const value = wholeLine(network.value, 'network', fineIn)
  const isNamed = network.fine === 'network' || network.fine === 'both'
  return {
    network: value && { ...value, isWhole: value.isWhole && isNamed },
    password: wholeLine(password.value, 'password', fineIn),
  }
}

function namedIn(words: string, fine: string, fineIn: FineIn): Values {
  const names = namesIn(words, fine, fineIn)
  const said: Values = {}
  for (const [at, { is, end, chance }] of names.entries()) {
    const next = names[at + 1]
    const value = valueIn(words.slice(end, next?.start), is, next !== undefined, fineIn)
    if (value) said[is] = { ...value, isWhole: value.isWhole && chance >= namesFrom }
  }
  const labelled = findLabelled(words)
  const rest = labelled?.value ?? words
  // "WiFi: Mangle - mango verde 88", "Nube Alta    mango88    upstairs".
  const [name] = names
  const row =
    labelled && name && name.start < labelled.label.length
      ? rest.replace(/\s[–—-]\s/, ' / ')
      : words.slice(name?.start === 0 ? name.end : 0)
  const [one, other, ...more] = row
    .split(gap)
    .flatMap((cell) => cell.split(/:\s/).at(-1)?.trim() || [])
  const mayBeRow = fine === 'both' ? !said.password : fine === 'network' && !said.network
  if (one && other && more.length <= mostMore && mayBeRow)
    return { network: asked(one), password: asked(other) }
  const password = names.find(({ is }) => is === 'password')
  // "Nube_5G pw mango88": the network may stand before the name of its password.
  if (password) return { ...said, network: said.network ?? guessed(words.slice(0, password.start)) }
  if (fine !== 'both') {
    const is = fine === 'password' ? 'password' : 'network'
    return { [is]: labelled ? wholeLine(rest, is, fineIn) : guessed(rest), ...said }
  }
  const network = said.network?.isWhole ? said.network : (guessed(rest) ?? said.network)
  const [, behind = ''] = network ? rest.split(network.words) : []
  return { network, password: guessed(behind) }
}

const asked = (words: string): Value => ({ words, isWhole: false })

/** «es», "is", «se llama» before a value; what is longer may begin a password. */
const leadsTo = {
  network: /^[\s:=,.–—-]*(?:(?:\p{Ll}{1,3}|\p{Ll}{1,2}\s\p{Ll}{2,7})[\s:]+)?/u,
  password: /^[\s:=,.–—-]*(?:\p{Ll}{1,2}[\s:]+)?/u,
}
/** What has more words is a sentence about a value. */
const mostOfValue = 8

/** Of the words behind a name: those in quotes, or all of their clause but the small words around it. */
function valueIn(words: string, is: Named, goesOn: boolean, fineIn: FineIn): Value | undefined {
  const isLabel = /^\s*(?:[:=|\t]|\.{3})/.test(words)
  if (isLabel && !goesOn) return wholeLine(trimMarks(words, { before: ':=|.' }), is, fineIn)
  // «está en el refri: mango88».
  const behind = (words.split(/:\s/).at(-1) ?? '').replace(leadsTo[is], '')
  const [quoted] = quotedIn(words)
  if (quoted !== undefined && (is === 'network' || /^["«“]/.test(behind))) return asked(quoted)
  const [clause = ''] = behind.split(/[.,;](?:\s|$)|\s\(|\s[/|]\s/)
  const own = clause.trim().replace(goesOn ? /(?:\s(?:\p{Ll}{1,3}|[/|–-])){1,2}$/u : '', '')
  const [odd] = oddWordsIn(own)
  // «sigue siendo Nube_5G 2.4», "hayloft99 in the barn": small words around an odd one are hardly its own.
  const from = is === 'network' && odd ? own.slice(own.indexOf(odd)) : own
  const value =
    odd && from.startsWith(odd) ? from.replace(/\s\p{Ll}+(?=\s|$).*/su, '').trimEnd() : from
  // «la contraseña del wifi hace poco»: several small words are no name.
  const isSentence = is === 'network' && /^\p{Ll}+(?:\s\p{Ll}+)+$/u.test(value)
  const isNone = !/[\p{L}\d]/u.test(value) || isSentence || value.split(/\s+/).length > mostOfValue
  return isNone ? undefined : asked(value)
}

/** To its end, but a stop may be the sentence's or the password's, and what stands behind a comma, a stroke or a bracket a remark. */
function wholeLine(words: string, is: Named, fineIn: FineIn): Value | undefined {
  const bare = trimMarks(words, { before: '"«“', behind: '.,;/|·"»”' })
  const remark = /\s\((?=[^()]{0,200}\s)|\s(?=\p{Extended_Pictographic})/u.exec(bare)
  if (remark?.index) return asked(bare.slice(0, remark.index))
  if (bare === '') return undefined
  // «se llama Nube_5G», 'red "Casa Sol"'.
  const isLed = is === 'network' && /^\p{Ll}/u.test(bare)
  const [inner] = isLed ? [...quotedIn(words), ...oddWordsIn(bare)] : []
  if (inner !== undefined) return asked(inner)
  const isNamed = namesIn(bare, 'both', fineIn)[0]?.start === 0
  const isAlone = bare === words.trim() && !/[,;]\s|\s[/|–—-]\s/.test(bare)
  return { words: bare, isWhole: isAlone && !isNamed }
}

/** In a sentence without such words: what stands in quotes, or looks like no word; its host is asked with the line in view. */
function guessed(words: string): Value | undefined {
  const [value] = [...quotedIn(words), ...oddWordsIn(words)]
  return value === undefined ? undefined : asked(value)
}
