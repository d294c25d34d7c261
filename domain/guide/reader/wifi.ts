import type { Taken } from './fact.ts'
import type { ToldPiece } from './form.ts'
import type { Told } from './model.ts'
import { trimMarks } from './trim-marks.ts'
import { findLabelled, type Labelled, oddWordsIn, partsOf, quotedIn } from './values.ts'
import {
  asked,
  belongsFrom,
  type FineIn,
  gap,
  inColumns,
  inHalves,
  isHead,
  isLabel,
  labelWordsIn,
  type Named,
  namesNetwork,
  type Remark,
  remarkOf,
  saidBy,
  type Value,
  withoutNames,
} from './wifi-names.ts'

type Values = { network?: Value | undefined; password?: Value | undefined }

/** Pieces that were cut within a value are read as one. */
type Line = { pieces: ToldPiece[]; words: string; told: Told }

/**
 * The networks of a text with their passwords: whole where each stands behind a label of its own, and no other beside it. A
 * sentence that shows neither by its form is none of them.
 */
export function networksOf(
  found: readonly ToldPiece[],
  fineIn: FineIn,
): (Taken & Pick<Line, 'pieces' | 'told'> & { remark: Remark | undefined })[] {
  const networks: (Values & Pick<Line, 'pieces' | 'told'> & { remark?: Remark | undefined })[] = []
  let doubts = 0
  const read = joined(found, fineIn).map((line): Line & Values => {
    const { words, told, pieces } = line
    const head = pieces[0]?.heading?.words ?? ''
    const row = inColumns(words, head, fineIn) ?? inHalves(words, told.fine, fineIn)
    return { ...line, ...(row ?? valuesOf(words, told.fine, fineIn)) }
  })
  for (const [at, { pieces, words, told, network, password }] of read.entries()) {
    if (!network && !password) {
      doubts += 1
      continue
    }
    // What was cut may have been another thing.
    if (pieces.length > 1) doubts += 1
    const values = [network, password].flatMap((value) => value?.words || [])
    const said = { pieces, words, values, isOnly: found.length === 1 }
    const remark = password && remarkOf(said, fineIn)
    const last = networks.at(-1)
    // A password stands behind its network; one before the next network is that of the last where another follows.
    const next = read[at + 1]
    const isBehind = words.indexOf(network?.words ?? '') < words.indexOf(password?.words ?? '')
    const hasOther = next?.password && !next.network && !isBehind
    const isOfLast = last?.network && !last.password && password && (!network || hasOther)
    if (isOfLast) {
      Object.assign(last, { password, remark })
      last.pieces.push(...pieces)
    }
    const own = isOfLast ? {} : { password, remark }
    if (network || !isOfLast) networks.push({ network, ...own, pieces, told })
  }
  // "Network: Casa / Network: Casa-5G / Password: owl18": those before the first password share it.
  const first = networks.findIndex((each) => each.password)
  return networks.map(({ network, remark, pieces, told }, at) => {
    const said = networks[Math.max(at, first)]?.password
    // "Use Nube_5G up there, same password": a sentence about the network.
    const isAbout = said && network && said.words.includes(`${network.words} `)
    const password = isAbout ? undefined : said
    const fact = {
      kind: 'wifi',
      network: network?.words ?? '',
      password: password?.words ?? '',
    } as const
    const areWhole = network?.isWhole === true && password?.isWhole === true
    return { pieces, told, remark, fact, isWhole: networks.length + doubts === 1 && areWhole }
  })
}

/** A value may have been cut where it goes on: what names nothing belongs to what stands before it in the line. */
function joined(found: readonly ToldPiece[], fineIn: FineIn): Line[] {
  const all: Line[] = []
  for (const piece of found) {
    const { words, told } = piece
    const last = all.at(-1)
    const goesOn = last?.pieces[0]?.line === piece.line && /[\p{L}\p{N}]$/u.test(last.words)
    const [name, ...others] = labelWordsIn(words, fineIn)
    // «la clave es nopal52» «y la red es Casa Azul»: halves of one sentence.
    const isHalf =
      /^\p{Ll}/u.test(words) &&
      labelWordsIn(last?.words ?? '', fineIn).every((each) => each.is !== name?.is) &&
      others.length === 0
    if (goesOn && !findLabelled(words) && (!name || isHalf)) {
      last.pieces.push(piece)
      last.words += ` ${words}`
      if (told.fine !== last.told.fine) last.told = { ...last.told, fine: 'both' }
    } else all.push({ pieces: [piece], words, told })
  }
  return all
}

/** A row says where, besides, and for whom. */
const mostCells = 4

function valuesOf(words: string, fine: string, fineIn: FineIn): Values {
  if (isHead(words, fineIn)) return {}
  const row = words.split(gap)
  const parts = row.flatMap(partsOf)
  const read = (each: Labelled) => ({ ...each, ...saidBy(each.label, fineIn) })
  const labelled = parts.flatMap((part) => findLabelled(part) ?? []).map(read)
  const named = namedIn(words, fineIn)
  if (named.network && named.password && labelled.length < 2) return named
  const [first = '', second = ''] = parts
  const isRow = row.length > 1 && parts.length > 1 && parts.length <= mostCells
  // "Nube Alta    mango88    upstairs": where nothing names them, the first two cells are both.
  if (isRow && labelled.length === 0 && !isLabel(first, fineIn)) {
    const [name] = labelWordsIn(second, fineIn)
    const password = second.slice(name?.start === 0 ? name.end : 0).trim()
    return { network: asked(first), password: asked(password) }
  }
  const cells = parts.length === 2 ? findLabelled(words) : undefined
  const [own = cells && read(cells), more] = labelled
  const only = more ? undefined : own
  // "Sorry, the internet: the password is Nopal.24": what it names tells more than what it is about.
  if (named.password && !named.network && fine === 'network' && !own) return named
  // "Barn: BarnCat_EXT / pw: haybale4me": a place may name a password, too, but less likely.
  const [password] = labelled
    .filter((each) => each.fine === 'password')
    .toSorted((one, other) => other.chance - one.chance)
  const network = labelled.find(
    (each) => namesNetwork(each.fine) && (each.chance >= belongsFrom || /\p{L}/u.test(each.value)),
  )
  if (network && password && labelled.length === 2) {
    return {
      network: labelledValue('network', network.value, fineIn),
      password: labelledValue('password', password.value, fineIn),
    }
  }
  const is = fine === 'password' ? 'password' : 'network'
  if (fine !== 'both' && (is === 'password' || only?.fine !== 'password')) {
    const value = named[is] ?? guessed(words, 0)
    return { [is]: only ? labelledValue(is, only.value, fineIn) : value }
  }
  // "WiFi: Nube_5G / mango88", "WiFi Nube_5G pw mango88".
  const rest = only && only.fine !== 'password' ? only.value : words
  const said = withoutNames(rest, labelWordsIn(rest, fineIn, belongsFrom))
  const before = beforePassword(words, fineIn) || said.replace(named.password?.words ?? '', '')
  const behind = password ? labelledValue('password', password.value, fineIn) : guessed(said, 1)
  return {
    network: named.network ?? ahead(words, fineIn) ?? guessed(before, 0),
    password: named.password ?? behind,
  }
}

/** What stands before the name of a password, where it comes first. */
function beforePassword(words: string, fineIn: FineIn): string {
  const [name] = labelWordsIn(words, fineIn)
  return name?.is === 'password' ? words.slice(0, name.start) : ''
}

/** "Wi-Fi: Nube_5G, password …": what stands alone between a colon and the name of the password. */
function ahead(words: string, fineIn: FineIn): Value | undefined {
  const head = beforePassword(words, fineIn)
  const [value = '', ...others] = oddWordsIn(head)
  const [before = '', behind = ''] = value === '' ? [] : head.split(value)
  const [label = '', mark] = before.split(/(:)\s*["«“]?$/)
  if (others.length > 0 || mark === undefined || !leadsOn.test(behind)) return undefined
  const isNamed = namesNetwork(saidBy(label, fineIn).fine) && /\p{L}/u.test(value)
  return { words: value, isWhole: isNamed }
}

/** To its end, but a stop at the end may be the sentence's or the password's, and a name at its head one more label. */
function labelledValue(is: Named, words: string, fineIn: FineIn): Value | undefined {
  const bare = trimMarks(words, { behind: '.,;/' })
  if (bare === '') return undefined
  // "Nube_2.4 (the other one is slow)": a remark is not the value's own; nor may be what stands behind a comma or a stroke.
  const remark = /\s\((?=[^()]{0,200}\s)|\s(?=\p{Extended_Pictographic})/u.exec(bare)
  if (remark?.index) return asked(bare.slice(0, remark.index))
  if (/[,;]\s|\s[/|–—-]\s/.test(bare)) return asked(bare)
  // «se llama Nube_5G»: behind small words the odd one alone looks like a network's name.
  const [odd] = is === 'network' && /^\p{Ll}+\s\p{Ll}+\s\S+$/u.test(bare) ? oddWordsIn(bare) : []
  if (odd) return asked(odd)
  const [name] = labelWordsIn(bare, fineIn)
  if (name?.start !== 0) return { words: bare, isWhole: bare === words }
  // "WIFI: red Nube_5G"; a capital may begin the network's own name, and a password may be of any words.
  const isOwn = is === 'network' && name.is === is && /^\p{Ll}/u.test(bare)
  const named = trimMarks(bare.slice(name.end), { before: '"“«', behind: '"”»' })
  return asked(isOwn ? named : bare)
}

/** What a sentence says behind the words that name a network and a password. */
function namedIn(sentence: string, fineIn: FineIn): { network?: Value; password?: Value } {
  const sure = labelWordsIn(sentence, fineIn)
  const names = sure.length === 1 ? labelWordsIn(sentence, fineIn, belongsFrom) : sure
  return Object.fromEntries(
    names.flatMap(({ is, end }) => {
      const next = names.find(({ start }) => start >= end)
      const words = sentence.slice(end, next?.start)
      const value = valueIn(words, is, next !== undefined)
      // "Wi-Fi networks": one more name is no value.
      const isMore = /^\p{Ll}+$/u.test(value) && isLabel(value, fineIn)
      if (value === '' || isMore) return []
      const isWhole = names.length === sure.length && standsAlone(value, words, next !== undefined)
      return [[is, { words: value, isWhole }]]
    }),
  )
}

/** «se llama», "is"; then the value; then the sentence ends, or no more than leads to the next name. */
const leadsTo = /^[\s:=,]*(?:\p{Ll}{1,3}[\s:]+|\p{Ll}{1,2}\s\p{Ll}{2,7}[\s:]+)?["«“]?$/u
const isEnd = /^["»”]?[.!)\s]*$/u
const leadsOn = /^["»”]?[\s,;.:/|·–—-]*(?:\p{Ll}{1,3}\s+){0,2}$/u

/** Whether of the words behind a name one that looks like no word is the value beyond doubt, or what stands in quotes. */
function standsAlone(value: string, words: string, goesOn: boolean): boolean {
  const at = words.indexOf(value)
  const [before, behind] = [words.slice(0, at), words.slice(at + value.length)]
  const isQuoted = /["«“]$/.test(before)
  const isOdd = oddWordsIn(words).length === 1 && oddWordsIn(value)[0] === value
  return (isQuoted || isOdd) && leadsTo.test(before) && (goesOn ? leadsOn : isEnd).test(behind)
}

/** What has more words is a sentence about a value. */
const mostOfValue = 8

/** Of the words behind a name: those in quotes or the odd one, else all of their clause but the small words around it. */
function valueIn(words: string, is: Named, goesOn: boolean): string {
  // «es», "is"; what is longer may begin a password.
  const behind = words
    .replace(/^\s*\p{Ll}{1,2}(?=[\s:])/u, '')
    .replace(/^(?:[\s:=,]|\.{3,}|[–—-]\s)+/, '')
  const [quoted] = quotedIn(words)
  if (quoted && (is === 'network' || /^["«“]/.test(behind))) return quoted
  const [clause = ''] = behind.split(/[.,;](?:\s|$)|\s\(/)
  // «Casa del Sol y la», "and the": what leads to the next name.
  const own = goesOn
    ? clause.trimEnd().replace(/(?:(?:^|\s)(?:\p{Ll}{1,3}|[/|–-])){1,2}$/u, '')
    : clause.trim()
  // "(the same password but without the dot)": a value does not end a bracket that it is in.
  if (own.endsWith(')') && !own.includes('(')) return own.includes(' ') ? '' : own.slice(0, -1)
  // «la contraseña del wifi hace poco»: several small words are no name.
  if (is === 'network' && /^\p{Ll}+(?:\s\p{Ll}+)+$/u.test(own)) return ''
  if (own.split(/\s+/).length > mostOfValue) return ''
  const [odd] = oddWordsIn(own)
  // «se llama Trucha_5G 2.4»: of a network what stands from there on, unless other words follow.
  const from = odd ? own.slice(own.indexOf(odd)) : ''
  if (odd && is === 'network') return /\s\p{Ll}/u.test(from) ? odd : from
  if (!odd || !own.startsWith(odd)) return own
  // "hayloft99 in the barn", «Mango*23 con M mayúscula»: small words behind it are hardly its own.
  return own.replace(/\s\p{Ll}+(?=\s|$).*/su, '')
}

/** In a sentence without such words: what stands in quotes, or looks like no word; its host is asked with the line in view. */
function guessed(words: string, at: number): Value | undefined {
  const quoted = quotedIn(words)
  const odd = quoted.length > at ? quoted : oddWordsIn(words)
  const behind = trimMarks(/[:=](.+)/.exec(words)?.[1] ?? '', { behind: './|' })
  const isAlone = at === 0 || odd.length === 0
  const value = odd[at] ?? (isAlone && behind !== '' && behind.length <= 60 ? behind : undefined)
  return value === undefined ? undefined : asked(value)
}
