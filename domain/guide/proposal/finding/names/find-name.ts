import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { isPlaceTopic, topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import type { Heading } from '#domain/guide/proposal/reading/headings.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { homes } from '#domain/guide/proposal/words/homes.ts'
import {
  findPhrase,
  hasPhrase,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'

const marks = phrases(
  `bienvenidos a, bienvenido a, bienvenida a, bienvenidas a, bienvenidxs a, welcome to, reservar, reservado, reservaron, booking, booked, reservacion en, reserva en, estancia en, stay at, staying at, host of, hosting you at, this is, manual de, manual del, manual para, guia de, guia del, guide to, guide for, guidebook for, manual for, anfitrion de, anfitriona de, hospedarse en, hospedarte en, choosing, elegir, elegido, chose, guide, reservation at, stay in, informacion de, informacion del, from, info for, info de, info del, house manual, house guide, nombre, name, se llama, is called, welcome book, book, guidebook, called, owner of, manual, host at, in, you at, you to, you all at, guys at, you in, at, llegada a, ficha de, ficha, hospedaje en, instrucciones para, instructions for, datos de, datos del`,
)
const common = phrases(
  'nuestra, nuestro, our, my, mi, mis, the house, la casa, the home, this, su, tu, your, esta, este, el depa, the apartment, the place, nosotros, us, la cabana, the cabin, with us, por, for, to, de, home, a home, casa de',
)
const ends: ReadonlySet<string> = new Set(
  'next week tomorrow this on when les we que y and i in en con with en que for para you it our de? está esta located where donde is es will this please here su tu te nos hope hopes esperamos'.split(
    ' ',
  ),
)

/** What a home is called. */
export function findName(units: readonly Unit[], headings: readonly Heading[]): Find | undefined {
  const labelled = units.find(
    ({ labelTopic, tokens }) => labelTopic === 'name' && tokens.length > 0 && tokens.length < 12,
  )
  if (labelled) return found(labelled, trimName(labelled.words))
  const early = units
    .slice(0, 10)
    .filter((unit) => !isPlaceTopic(topicOf(unit)) && !isOfNetwork(unit))
  const title = titleOf(units, headings)
  const isOwn =
    title && (isProper(title.name) || title.isQuoted) && !hasPhrase(tokensOf(title.name), generic)
  const isSure = title && (hasHome(title.name) || (title.isQuoted && title.isClear))
  if (isOwn && isSure) return found(title.unit, title.name)
  for (const unit of early) {
    if (unit.isGuest) continue
    const name = markedName(unit)
    if (name) return found(unit, name)
  }
  if (title?.isClear && isOwn) return found(title.unit, title.name)
  for (const unit of early) {
    const name = unit.isGuest ? undefined : capitalHome(unit)
    if (name) return found(unit, name)
  }
  return undefined
}

/** Often called as the home is, and often not. */
function isOfNetwork({ labelTopic, lineTopic }: Unit): boolean {
  return [labelTopic, lineTopic].some(
    (topic) => topic === 'wifi' || topic === 'network' || topic === 'password',
  )
}

function found(unit: Unit | undefined, name: string): Find | undefined {
  const isGood = name.length >= 2 && name.length <= 120 && /\p{L}/u.test(name)
  return isGood
    ? { fact: { kind: 'name', name }, units: unit ? [unit] : [], sureness: 'sure' }
    : undefined
}

const generic = phrases(
  'our cottage, our cabin, our flat, our condo, our apartment, our casita, our villa, our loft, our studio, our house, our beach house, our lake house, our guest house, my house, my place, my apartment, my flat, my cabin, nuestra cabana, nuestro depa, nuestro departamento, nuestro loft, nuestro apartamento, nuestro piso, nuestra villa, mi casa, mi depa, mi departamento, mi cabana, the house, la casa, the home, our home, nuestra casa, the apartment, el depa, este depa, this place, our place, su casa, your home, the place, the space, this home, instructions, instrucciones, house rules, reglas, house info, house information, house notes',
)

/** A name in capitals with a kind of home in it, wherever it stands. */
function capitalHome({ words, tokens, start }: Unit): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const to = capitalsEnd(words, tokens, at, start)
    const [first, last] = [tokens[at], tokens[to - 1]]
    if (to - at < 2 || !first || !last) continue
    if (/^\d/.test(tokens[at - 1]?.word ?? '') || /^\d/.test(tokens[to]?.word ?? '')) {
      at = to - 1
      continue
    }
    const whole = words.slice(first.start - start, last.end - start)
    const run = withoutHost(whole)
    if (hasHome(run) && !hasPhrase(tokensOf(run), generic) && isProper(run)) return run
    at = to - 1
  }
  return undefined
}

/** "Tere de Casa Nopal" is the host of it. */
function withoutHost(run: string): string {
  const rest = /^(\p{Lu}\p{L}+) (?:de|del|from) (?=\p{Lu})/u.exec(run)
  const after = rest ? run.slice(rest[0].length) : run
  return rest?.[1] && !hasHome(rest[1]) && hasHome(after) ? after : run
}

const links: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'the',
  'of',
])

/** Before which word a run of words in capitals ends. */
function capitalsEnd(words: string, tokens: Unit['tokens'], from: number, start: number): number {
  let end = from
  for (let at = from; at < Math.min(tokens.length, from + 8); at += 1) {
    const token = tokens[at]
    const gap =
      at > from ? words.slice((tokens[at - 1]?.end ?? 0) - start, (token?.start ?? 0) - start) : ' '
    if (!token || gap !== ' ') break
    const isCapital = /^\p{Lu}/u.test(words.slice(token.start - start, token.start - start + 2))
    if (isCapital) end = at + 1
    else if (at === from || !links.has(token.word)) break
  }
  return end
}

function hasHome(name: string): boolean {
  return hasPhrase(tokensOf(name), homes)
}

const greetings = phrases(
  'hola, hello, hi, hey, buenas, buenos dias, buen dia, bienvenid*, welcome, dear, estimad*, que tal, gracias, thank*, good morning, good afternoon',
)

type Title = {
  unit: Unit | undefined
  name: string
  isClear: boolean
  /** As "The Perch", which is a home's name though it says no more than what it is. */
  isQuoted: boolean
}

function titleOf(units: readonly Unit[], headings: readonly Heading[]): Title | undefined {
  const [first] = units
  const [head] = headings
  if (head && (!first || head.start < first.from)) {
    const unmarked = withoutMark(head.words)
    const isWelcome = startsWithPhrase(tokensOf(head.words), greeting) && unmarked !== head.words
    if (head.topic !== undefined && !hasHome(head.words) && !isWelcome) return undefined
    const name = trimName(unmarked)
    const isClear =
      isWelcome || saysWhatItIs(head.words) || (quotedName.test(unmarked) && hasHome(head.words))
    return tokensOf(name).length <= 8
      ? { unit: undefined, name, isClear, isQuoted: quotedName.test(head.words) }
      : undefined
  }
  if (
    !first ||
    first.line > 1 ||
    (first.isRow && !isTitleRow(first)) ||
    first.isGuest ||
    startsWithPhrase(first.tokens, greetings)
  )
    return undefined
  const isTitle =
    first.tokens.length + tokensOf(first.label).length <= 16 &&
    !/[.!?]$/.test(first.words) &&
    !first.isLong
  const isColon =
    first.label !== '' &&
    first.labelTopic !== undefined &&
    first.labelTopic !== 'name' &&
    first.labelTopic !== 'amenities'
  if (!isTitle || (isColon && !hasHome(first.label))) return undefined
  const isParted = first.label !== '' && saysWhatItIs(`${first.label} – ${first.words}`)
  const whole = first.label
    ? isParted || hasHome(first.label) || !hasHome(first.words)
      ? first.label
      : first.words
    : first.words
  const unmarked = withoutMark(whole)
  const name = trimName(/["“«]/.test(whole) ? whole : unmarked)
  const isMarked = (unmarked !== whole && name.length > 3) || isParted || saysWhatItIs(whole)
  if (/\d{3,}/.test(name) && !hasHome(name) && !isMarked) return undefined
  return tokensOf(name).length <= 8 && tokensOf(name).length > 0
    ? { unit: first, name, isClear: isMarked || hasHome(name), isQuoted: quotedName.test(whole) }
    : undefined
}

/** "The Perch | Info for guests" in the first row of a table. */
function isTitleRow({ line, label, words }: Unit): boolean {
  return line === 0 && /^\p{Lu}/u.test(label) && startsWithPhrase(tokensOf(words), kindsOfText)
}

const greeting = phrases('welcome to, bienvenidos a, bienvenido a, bienvenida a, bienvenidas a')

const kindsOfText = phrases(
  'notes, arrival notes, guide, guest guide, house guide, manual, house manual, info, information, house info, guest info, instructions, check in instructions, welcome, welcome book, house book, guidebook, guia, guia rapida, instrucciones, informacion, datos, bienvenida, manual de la casa, quick guide, instructivo, notas, hoja, ficha',
)

/** "The Hayrick – arrival notes", "Brisas – Depto 5B": a name, and what kind of text or home it is of. */
function saysWhatItIs(title: string): boolean {
  const [name = '', kind = ''] = title.split(/\s[-–—|·•]\s/)
  const isUnit =
    /^(?:dep(?:t|ar|a)\p{L}{0,9}|apt|apartment|unit|casa|condo|suite|piso|loft)\.? #?\d/iu.test(
      kind,
    )
  return /^\p{Lu}/u.test(name) && (isUnit || startsWithPhrase(tokensOf(kind), kindsOfText))
}

function withoutMark(whole: string): string {
  const title = whole.replace(/^(?:notas|notes|datos) (?:de |del |para |for |on )?/i, '')
  const [lead = ''] = title.split(/\s[-–—|]\s/, 1)
  const words = hasHome(lead) && isProper(lead) ? lead : title
  const tokens = tokensOf(words)
  let at = 0
  for (
    let marked = findPhrase(tokens, titleMarks);
    marked && marked.to < tokens.length;
    marked = findPhrase(tokens, titleMarks, at)
  ) {
    at = marked.to
    if (at > 9) break
  }
  const next = tokens[at]
  return at > 0 && next ? words.slice(next.start) : words
}

const titleMarks = phrases(
  'bienvenidos a, bienvenido a, bienvenida a, welcome to, manual de, manual del, manual de la casa, manual del departamento, manual para, guia de, guia del, guide to, guide for, manual for, house manual for, house manual, house guide, manual de bienvenida, guia de bienvenida, welcome guide, guidebook for, guidebook, guest guide, guia para huespedes, guia del huesped, instrucciones para, instructions for, manual del huesped, manual de huespedes, manual, guia, informacion de, info, guide, for guests, para huespedes, ficha de, ficha',
)

function markedName(unit: Unit): string | undefined {
  const { tokens, words, start } = unit
  for (let mark = findPhrase(tokens, marks); mark; mark = findPhrase(tokens, marks, mark.to)) {
    const first = tokens[mark.to]
    if (!first) return undefined
    const name = trimName(untilEnd(words.slice(first.start - start)))
    const own = tokensOf(name)
    const isNamed = own.length >= 2 || /^["“«]/.test(words.slice(first.start - start - 1))
    if (
      own.length <= 8 &&
      isNamed &&
      hasHome(name) &&
      (/\p{Lu}/u.test(name) || !/.\p{Lu}/u.test(words)) &&
      !/^\p{Ll}+ (?:de|del|en|in|of) /u.test(name) &&
      !startsWithPhrase(own, common) &&
      isProper(name)
    )
      return name
    const isWelcome = /^(?:bienvenid|welcome)/.test(tokens[mark.from]?.word ?? '')
    const isUpper = name.split(/\s/).every((word) => /^\p{Lu}/u.test(word) || word.length <= 3)
    if (isWelcome && own.length <= 6 && isUpper && !startsWithPhrase(own, common)) return name
  }
  return undefined
}

/** More than a kind of home: "a cabin" is none. */
function isProper(name: string): boolean {
  const own = tokensOf(name).filter(
    ({ word }) =>
      ![
        'la',
        'el',
        'the',
        'a',
        'un',
        'una',
        'los',
        'las',
        'little',
        'beautiful',
        'hermosa',
        'nueva',
      ].includes(word),
  )
  const kinds = findPhrase(own, homes)
  return own.length > (kinds ? kinds.to - kinds.from : 0)
}

function untilEnd(words: string): string {
  const cut = words.search(/[,.!?(:;|\n]|\s[-–—]\s/)
  const start = cut > 1 ? words.slice(0, cut) : words
  const tokens = tokensOf(start)
  const stop = tokens.findIndex(({ word }, at) => at > 0 && ends.has(word))
  return stop > 0 ? start.slice(0, tokens[stop - 1]?.end) : start
}

const quotedName = /["“«]([^"“”«»]{2,80})["”»]/

function trimName(words: string): string {
  const quoted = quotedName.exec(words)
  if (quoted?.[1]) return quoted[1].trim()
  const cut = words.search(/\s[-–—|•·]\s|\s?[|(:;]|,\s/)
  const start = (cut > 2 ? words.slice(0, cut) : words).trim()
  const plain = start.replace(/^[^\p{L}\p{N}]{1,9}/u, '').replace(/[^\p{L}\p{N})]{1,9}$/u, '')
  const inTown = plain.search(/ (?:en|in) /)
  const before = inTown > 0 ? plain.slice(0, inTown) : ''
  if (hasHome(before) && tokensOf(before).length >= 3) return before
  return plain
    .replace(/^(?:la|the)\s(?=caba[nñ]a|casa|cabin\b)/i, '')
    .replace(/^(?:the|la|el|los|las) (?=\p{Lu})/u, '')
}
