import type { Taken } from './fact.ts'
import type { ToldPiece } from './form.ts'
import type { Fine, Told } from './model.ts'
import { trimMarks } from './trim-marks.ts'
import { findLabelled, oddWordsIn, partsOf, quotedIn } from './values.ts'

type Named = 'network' | 'password'
type FineIn = (words: string) => Fine

/** A value of a network; whole where nothing else may be meant. */
type Value = { words: string; isWhole: boolean }
type Values = { network?: Value | undefined; password?: Value | undefined }

/** Pieces that were cut within a value are read as one. */
type Line = { pieces: ToldPiece[]; words: string; told: Told }

/** `remark`: what is said behind them, and has no field of theirs. */
type Network = Taken & Pick<Line, 'pieces' | 'told'> & { remark: string }

/**
 * The networks of a text with their passwords: whole where each stands behind a label of its own, and no other beside it. A
 * sentence that shows neither by its form is none of them.
 */
export function networksOf(found: readonly ToldPiece[], fineIn: FineIn): Network[] {
  const networks: (Values & Line & { isCut: boolean })[] = []
  let doubts = 0
  for (const line of joined(found, fineIn)) {
    const own = valuesOf(line.words, line.told.fine, fineIn)
    const last = networks.at(-1)
    // A password stands behind its network, or before it in one sentence.
    const isOfLast =
      last &&
      !(last.network && own.network) &&
      !(last.password && own.password) &&
      (own.password || last.pieces.at(-1)?.line === line.pieces[0]?.line)
    if (!own.network && !own.password) doubts += 1
    else if (isOfLast) {
      last.network ??= own.network
      last.password ??= own.password
      last.words = line.words
      last.pieces.push(...line.pieces)
    } else networks.push({ ...line, ...own, isCut: line.pieces.length > 1 })
  }
  return networks.map(({ network, password, isCut, words, ...said }) => {
    const isAlone = networks.length + doubts === 1 && !isCut
    const isWhole = isAlone && network?.isWhole === true && password?.isWhole === true
    const [ssid, key] = [network?.words ?? '', password?.words ?? '']
    const fact = { kind: 'wifi', network: ssid, password: key } as const
    const beside = remarkBehind(words, [ssid, key]) || cellsBeside(words, [ssid, key])
    return { ...said, fact, isWhole, remark: key === '' ? '' : beside }
  })

  /** "Upstairs | Network: Nube_Alta | Password: mango88": what of a row is neither, nor says which is which. */
  function cellsBeside(words: string, values: readonly string[]): string {
    const cells = words.split(gap).map((cell) => cell.trim())
    const others = cells.filter((cell) => !values.some((value) => cell.includes(value)))
    const isRemark = (cell: string) =>
      /\p{L}/u.test(cell) && namesIn(cell, '', fineIn).length === 0 && oddWordsIn(cell).length === 0
    const said = others.filter(isRemark).join(', ')
    return said && `${said}: Wi-Fi ${values[0]}`
  }
}

/** Fewer words behind a network say nothing that a guest misses. */
const fewestOfRemark = 4

/** «…, el módem está detrás de la tele». */
function remarkBehind(words: string, values: readonly string[]): string {
  const end = Math.max(...values.map((value) => words.indexOf(value) + value.length))
  const behind = trimMarks(words.slice(end), { before: '"»”’.,;:|)(–—-', behind: '.|)' })
  const isRemark = behind.split(/\s+/).length >= fewestOfRemark && oddWordsIn(behind).length === 0
  return isRemark ? behind : ''
}

/** A value may have been cut where it goes on: what names nothing belongs to what stands before it in the line. */
function joined(found: readonly ToldPiece[], fineIn: FineIn): Line[] {
  const all: Line[] = []
  for (const piece of found) {
    const { words, told } = piece
    const last = all.at(-1)
    const goesOn = last?.pieces[0]?.line === piece.line && /[\p{L}\p{N}]$/u.test(last.words)
    if (goesOn && !findLabelled(words) && namesIn(words, '', fineIn).length === 0) {
      last.pieces.push(piece)
      last.words += ` ${words}`
    } else all.push({ pieces: [piece], words, told })
  }
  return all
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
    // «Internet de la 204»: what is about both names a network before a colon.
    const isLoose = told.fine === 'both' && plain[end] !== ':'
    const chance = isLoose ? Math.min(told.chance, likelyFrom.network) : told.chance
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
  // "WiFi: Mangle - mango verde 88", "Nube Alta    mango88    upstairs", «Red / clave: Casa Azul / nopal 52».
  const [name] = names
  const isLabelled =
    labelled !== undefined && name !== undefined && name.start < labelled.label.length
  const bare = name?.start === 0 ? words.slice(name.end) : words
  const row = isLabelled ? labelled.value.replace(/\s[–—-]\s/, ' / ') : bare
  const cells = row.split(gap).flatMap((cell) => cell.split(/:\s/).at(-1)?.trim() || [])
  const [one, other, ...more] = cells
  const areBoth =
    isLabelled &&
    names.at(1) !== undefined &&
    names.every(({ start }) => start < labelled.label.length)
  const isRow = one && other && more.length <= mostMore && (areBoth || !said.password)
  if (isRow && fine !== 'password' && (areBoth || fine === 'both' || !said.network)) {
    const [network, password] = name?.is === 'password' ? [other, one] : [one, other]
    return { network: asked(network), password: asked(password) }
  }
  if (said.network && said.password) return said
  const password = names.find(({ is }) => is === 'password')
  // "Nube_5G pw mango88": the network may stand before the name of its password.
  if (password) return { ...said, network: said.network ?? guessed(words.slice(0, password.start)) }
  if (fine !== 'both') {
    const is = fine === 'password' ? 'password' : 'network'
    return said[is]
      ? said
      : { ...said, [is]: labelled ? wholeLine(rest, is, fineIn) : guessed(rest) }
  }
  const network = said.network?.isWhole ? said.network : (guessed(rest) ?? said.network)
  const [, behind = ''] = network ? rest.split(network.words) : []
  return { network, password: guessed(behind) }
}

const asked = (words: string): Value => ({ words, isWhole: false })

/** «es», "is", «se llama»; then the value, and the sentence ends, or no more than leads to the next name. */
const leadsTo = {
  network: /^[\s:=,.–—-]*(?:(?:\p{Ll}{1,3}|\p{Ll}{1,2}\s\p{Ll}{2,7})[\s:]+)?/u,
  // What is longer may begin a password.
  password: /^[\s:=,.–—-]*(?:\p{Ll}{1,2}[\s:]+)?/u,
}
const isEnd = /^["»”]?[.!)\s]*$/u
const leadsOn = /^["»”]?[\s,;.:/|·–—-]*(?:\p{Ll}{1,3}\s+){0,2}$/u
/** What has more words is a sentence about a value. */
const mostOfValue = 8

/** Of the words behind a name: those in quotes, or all of their clause but the small words around it. */
function valueIn(words: string, is: Named, goesOn: boolean, fineIn: FineIn): Value | undefined {
  const isLabel = /^\s*(?:[:=|\t]|\.{3})/.test(words)
  if (isLabel && !goesOn) return wholeLine(trimMarks(words, { before: ':=|.' }), is, fineIn)
  // «está en el refri: mango88».
  const said = words.split(/:\s/).at(-1) ?? ''
  const [lead = ''] = leadsTo[is].exec(said) ?? []
  const behind = said.slice(lead.length)
  const [quoted] = quotedIn(words)
  const [clause = ''] = behind.split(/[.,;](?:\s|$)|\s\(|\s[/|]\s/)
  const own = clause.trim().replace(goesOn ? /(?:\s(?:\p{Ll}{1,3}|[/|–-])){1,2}$/u : '', '')
  const [odd] = oddWordsIn(own)
  // "hayloft99 in the barn": small words behind an odd one are hardly its own.
  const bare = odd && own.startsWith(odd) ? own.replace(/\s\p{Ll}+(?=\s|$).*/su, '').trimEnd() : own
  const isQuoted = quoted !== undefined && (is === 'network' || /^["«“]/.test(behind))
  // «sigue siendo Nube_5G 2.4».
  const from = is === 'network' && odd ? own.slice(own.indexOf(odd)) : bare
  const value = isQuoted ? quoted : is === 'network' && odd && /\s\p{Ll}/u.test(from) ? odd : from
  // «la contraseña del wifi hace poco»: several small words are no name.
  const isSentence = is === 'network' && /^\p{Ll}+(?:\s\p{Ll}+)+$/u.test(value)
  if (value === '' || isSentence || value.split(/\s+/).length > mostOfValue) return undefined
  const rest = behind.slice(behind.indexOf(value) + value.length)
  const isOnly = isQuoted || (odd === value && oddWordsIn(words).length === 1)
  return { words: value, isWhole: isOnly && (goesOn ? leadsOn : isEnd).test(rest) }
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
