import type { MakeId } from '#domain/guide/entry-ids.ts'
import {
  type Fact,
  mayTellCode,
  type Proposal,
  type Span,
  type Suggestion,
  slotOf,
} from './fact.ts'
import { factsOf, type Knowing, type Taken } from './facts.ts'
import { type Heading, openForm, type Piece, type Title } from './form.ts'
import { exactKinds, idleKinds, type Kind } from './kinds.ts'
import { type Model, openModel, type Reading, type Told } from './model.ts'
import { certainFrom, type SecondReading } from './second-reading.ts'
import { findLabelled } from './values.ts'
import { networksOf } from './wifi.ts'

/** As much of a paragraph is one text of its kind; a line of more is a wall, where each piece stands for itself. */
const mostOfParagraph = 6
/** As much of one is about one thing of the house, or one place. */
const mostOfThing = 3

/** Below that the likeliest kind may be none that guests need, and is asked about. */
const idleFrom = 0.6
/** Less likely than that, another reading is no question. */
const otherFrom = 0.05

/** A heading that names the home stands as it is in the guide's own title. */
const surelyName = 0.95

/** What a guest of before says in a chat is no word of the host's. */
const saidByGuest = { kind: 'chatter', fine: '', chance: 1 } as const

type Found = Taken & { pieces: readonly Piece[]; told: Told; or?: Fact; isAside?: true }
type Group = { pieces: Piece[]; told: Told }

/** What some texts say of a home: every piece of them is in a suggestion, left over, or nothing guests need. */
export function openReader(model: Model) {
  const piecesIn = openForm(model)
  const { toldIn, kindOf, fineIn } = openModel(model)
  const knowing: Knowing = { fineIn, ...model.words, units: new Set(model.words.units) }

  return function readTexts(
    texts: readonly string[],
    makeId: MakeId,
    second: SecondReading = (_, told) => told,
  ): Proposal {
    const asides = new Set<string>()
    const read = texts.map((text, at) => readText(text, at))
    const suggestions = withoutDoubles(read.flatMap((each) => each.suggestions))
    return {
      suggestions: doubted(suggestions, asides),
      leftOver: read.flatMap((each) => each.leftOver),
      idle: read.flatMap((each) => each.idle),
    }

    function readText(text: string, at: number) {
      const { pieces, headings, title } = piecesIn(text)
      const all = toldIn(pieces).map((told, index): Told => {
        const { start = 0, above = '', words = '', isByGuest } = pieces[index] ?? {}
        if (isByGuest) return { ...saidByGuest, other: saidByGuest }
        const before = pieces[index - 1]?.words ?? ''
        if (told.chance >= certainFrom) return told
        return second({ text: at, start, above, before, words }, told)
      })
      const groups = grouped(pieces, all)
      const networks = findNetworks(groups)
      const taken = new Set(networks.flatMap((each) => each.pieces))
      const others = groups.filter((group) => !group.pieces.some((piece) => taken.has(piece)))
      const found = [...networks, ...others.flatMap(findIn)]
      const used = new Set<Heading>(found.flatMap((each) => each.pieces))
      const spanOf = ({ start, end }: Heading): Span => ({ text: at, start, end })
      const halves = halvesOf(pieces, all)
      const own = found.map((each): Suggestion => {
        // A heading is said by the first that stands under it.
        const above = each.pieces.flatMap(({ heading }) =>
          heading && !used.has(heading) ? heading : [],
        )
        for (const heading of above) used.add(heading)
        const spans = [...new Set(above), ...each.pieces].map(spanOf)
        const id = makeId()
        if (each.isAside) asides.add(id)
        const isHalf = each.pieces.some((piece) => halves.has(piece))
        return { id, from: spans, ...judged(isHalf ? { ...each, isWhole: false } : each) }
      })
      const isTitle = (heading: Heading) => heading.start === title?.start
      const rest = [
        ...headings
          .filter((heading) => !isTitle(heading))
          .map((words) => ({ words, isIdle: pieces.some(({ heading }) => heading === words) })),
        ...groups.flatMap((group) =>
          group.pieces.map((words) => ({ words, isIdle: idleKinds.has(group.told.kind) })),
        ),
      ].filter(({ words }) => !used.has(words))
      const spansOf = (isIdle: boolean) =>
        rest.filter((each) => each.isIdle === isIdle).map(({ words }) => spanOf(words))
      return {
        suggestions: [...(title ? named(title, spanOf(title)) : []), ...own],
        leftOver: spansOf(false),
        idle: spansOf(true),
      }
    }

    function named({ words, chance }: Title, span: Span): Suggestion[] {
      const home = homeIn(words)
      if (home)
        return home.map((fact) => ({ id: makeId(), fact, from: [span], sureness: 'doubtful' }))
      const whole: Fact = { kind: 'name', name: words }
      // "Casa Sol — manual for guests": what stands behind the mark may be what the text is.
      const [name = ''] = words.split(/\s[-–—|·•(]/)
      if (name !== '' && name !== words) {
        const fact = { ...whole, name }
        return [{ id: makeId(), fact, or: whole, from: [span], sureness: 'doubtful' }]
      }
      const sureness = chance >= surelyName ? 'sure' : 'doubtful'
      return [{ id: makeId(), fact: whole, from: [span], sureness }]
    }
  }

  /** "Depa Perla 402, Av. del Mar 1200": the name of a home, and where it stands. */
  function homeIn(words: string): Fact[] | undefined {
    const [mark = ''] = /,\s|\s[-–—|·•]\s/.exec(words) ?? []
    const name = words.slice(0, words.indexOf(mark))
    const rest = words.slice(name.length + mark.length)
    const isHome = /\d/.test(rest) && kindOf(rest) === 'address' && kindOf(name) !== 'address'
    if (name === '' || !isHome) return undefined
    const where = factsOf({ kind: 'address', fine: '', words: rest, heading: undefined }, knowing)
    return [{ kind: 'name', name }, ...where.map(({ fact }) => fact)]
  }

  function judged({ fact, or, isWhole, pieces, told: { chance, fine } }: Found) {
    const from = isExact(fact) ? model.sureFrom.exact : model.sureFrom.words
    // A code that nobody takes for one would stand open to everybody.
    const isOpen =
      !wherePeopleHelp.has(fine) &&
      pieces.some(({ words }) => mayTellCode(fact, words, knowing.units))
    if (isWhole && !isOpen && chance >= from) return { fact, sureness: 'sure' as const }
    const asked = { fact, ...(or && { or }) }
    return isOpen
      ? ({ ...asked, sureness: 'dangerous', isSecret: true } as const)
      : ({ ...asked, sureness: 'doubtful' } as const)
  }

  function findNetworks(groups: readonly Group[]): Found[] {
    const all = groups.filter(({ told }) => told.kind === 'wifi')
    const own = all.filter(({ told }) => told.fine !== 'old')
    const pieces = own.flatMap(({ pieces, told }) => pieces.map((piece) => ({ piece, told })))
    const found = networksOf(pieces, (words) => fineIn('wifi', words))
    // Which of them is gone may be mistaken.
    return own.length === all.length ? found : found.map((each) => ({ ...each, isWhole: false }))
  }

  function findIn({ pieces, told }: Group): Found[] {
    const words = wordsOf(pieces, told)
    const heading = pieces[0]?.heading
    const take = ({ kind, fine }: Reading) => factsOf({ kind, fine, words, heading }, knowing)
    const isIdle = idleKinds.has(told.kind)
    if (isIdle && told.chance >= idleFrom) return []
    // It opens nothing any more: a guide is without it, and its host is asked what it is.
    if (told.fine === 'old') return []
    // An hour or a number to call keeps its line.
    const mayBeHome =
      pieces[0]?.start === 0 && (told.kind === 'address' || !exactKinds.has(told.kind))
    const home = mayBeHome ? homeIn(words) : undefined
    if (home) return home.map((fact) => ({ fact, isWhole: false, pieces, told }))
    const own = take(told)
    const other = take(told.other)
    // What cannot be read as what it most likely is, or is likely nothing, is asked about as what is next likely.
    if (own.length === 0) {
      return other.map(({ fact }) => ({ fact, isWhole: false, pieces, told, isAside: true }))
    }
    const likely = told.other.chance < otherFrom ? [] : other
    return own.map((each) => {
      const or = likely.find(({ fact }) => maySay(each.fact, fact))?.fact
      return { ...each, pieces, told, ...(or && { or }) }
    })
  }
}

/** Of two numbers, codes or addresses of mail in some words, another reading of one is no reading of the other. */
function maySay(one: Fact, other: Fact) {
  const [own, others] = [exactValueOf(one), exactValueOf(other)]
  return own === undefined || others === undefined || own === others
}

function exactValueOf(fact: Fact): string | undefined {
  if (fact.kind === 'phone') return fact.number
  if (fact.kind === 'email') return fact.email
  return fact.kind === 'code' ? fact.code : undefined
}

const told = new Set<Kind>([
  'device',
  'place',
  'parking',
  'emergency',
  'welcome',
  'arrival',
  'address',
])

/** The numbers of a hospital's address open nothing. */
const wherePeopleHelp: ReadonlySet<string> = new Set(['police', 'fire', 'medical'])

/** One of these ends with a mark. */
const inSentences = new Set<Kind>(['rule', 'step', 'place'])

function mostTogether(kind: Kind) {
  if (kind === 'address') return Number.POSITIVE_INFINITY
  return kind === 'device' || kind === 'place' ? mostOfThing : mostOfParagraph
}

/** "Ferry Lane", "Malinalco, Edo.": without the stop of a sentence, or behind a short word that may be cut short. */
const mayGoOn = /(?:[\p{L}\p{N}]|\b\p{Lu}\p{Ll}{1,3}\.)$/u

function goesOn(pieces: readonly Piece[]) {
  return /[\p{L}\p{N}]$/u.test(pieces.at(-1)?.words ?? '')
}

/**
 * Exact values that stand in the middle of a sentence which began with something else: perhaps they are that one's. And an
 * address that ends where its sentence goes on.
 */
function halvesOf(pieces: readonly Piece[], kinds: readonly Told[]): ReadonlySet<Piece> {
  const halves = pieces.filter((piece, at) => {
    const [before, own] = [pieces[at - 1], kinds[at]]
    const isLast = pieces[at + 1]?.line !== piece.line
    if (own?.kind === 'address' && !isLast && mayGoOn.test(piece.words)) return true
    const goesOn = before?.line === piece.line && !/[.!?:;]$/.test(before.words)
    const isExact = own !== undefined && exactKinds.has(own.kind)
    return goesOn && isExact && /^\p{Ll}/u.test(piece.words) && kinds[at - 1]?.kind !== own.kind
  })
  return new Set(halves)
}

/** An address may take several lines, as on an envelope; those below hold names and figures. */
function isNextOfAddress(before: Piece, { words, start }: Piece): boolean {
  const areNames = !/:\/\/|(?<!\p{L})\p{Ll}{4}/u.test(words) && !findLabelled(words)
  return start - before.end <= 2 && areNames && !/[.!?]$/.test(before.words)
}

/** How something is used, step by step: a list whose heading names it. */
function isNextOfUse(before: Piece, own: Piece): boolean {
  const isListed = before.number !== undefined && own.number === before.number + 1
  return (
    isListed && own.heading !== undefined && ![before, own].some(({ words }) => findLabelled(words))
  )
}

function isNextBelow(kind: Kind, before: Piece | undefined, own: Piece): boolean {
  if (before?.line !== own.line - 1 || before.heading !== own.heading) return false
  return kind === 'address'
    ? isNextOfAddress(before, own)
    : kind === 'device' && isNextOfUse(before, own)
}

function wordsOf(pieces: readonly Piece[], { kind }: Told): string {
  return pieces.reduce((all, { words, line }, at) => {
    if (at === 0) return words
    if (line === pieces[at - 1]?.line) return `${all} ${words}`
    if (kind === 'device') return `${all}\n${words}`
    return /[,;:-]$/.test(all) ? `${all} ${words}` : `${all}, ${words}`
  }, '')
}

/** Sentences of one paragraph that go on about one thing. */
function grouped(pieces: readonly Piece[], kinds: readonly Told[]): Group[] {
  const perLine = new Map<number, number>()
  for (const { line } of pieces) perLine.set(line, (perLine.get(line) ?? 0) + 1)
  const groups: Group[] = []
  for (const [at, piece] of pieces.entries()) {
    const own = kinds[at]
    const last = groups.at(-1)
    if (!own) continue
    const isBelow = isNextBelow(own.kind, last?.pieces.at(-1), piece)
    const isNext =
      last?.told.kind === own.kind &&
      (last.pieces.at(-1)?.line === piece.line || isBelow) &&
      ((told.has(own.kind) && last.told.fine === own.fine) ||
        (inSentences.has(own.kind) && goesOn(last.pieces))) &&
      !own.fine.endsWith('code') &&
      (perLine.get(piece.line) ?? 0) <= mostTogether(own.kind)
    if (last && isNext) {
      last.pieces.push(piece)
      last.told = { ...last.told, chance: Math.min(last.told.chance, own.chance) }
    } else groups.push({ pieces: [piece], told: own })
  }
  return groups
}

/** Two texts may say the same of a home; a code that is said again is one code with all that is told of it. */
function withoutDoubles(suggestions: readonly Suggestion[]): Suggestion[] {
  const kept = new Map<string, Suggestion>()
  for (const each of suggestions) {
    const { fact } = each
    // Of a code capitals are a part.
    const key =
      fact.kind === 'code'
        ? JSON.stringify([slotOf(fact), fact.code])
        : JSON.stringify(fact).toLowerCase()
    const before = kept.get(key)
    kept.set(key, before ? bothOf(before, each) : each)
  }
  return [...kept.values()]
}

function bothOf(one: Suggestion, other: Suggestion): Suggestion {
  const from = [...one.from, ...other.from]
  if (one.fact.kind !== 'code' || other.fact.kind !== 'code') return { ...one, from }
  const told = [one.fact.notes, other.fact.label, other.fact.notes]
  const label = one.fact.label || other.fact.label
  const notes = [...new Set(told)].filter((each) => each !== '' && each !== label).join('\n')
  return { ...one, from, fact: { ...one.fact, label, notes } }
}

/**
 * What a home has once and a text says in two ways is asked about, all of it: a later line may correct an earlier one.
 * `asides` are what some words say only if they say another thing than they seem to: those doubt nothing.
 */
function doubted(suggestions: readonly Suggestion[], asides: ReadonlySet<string>): Suggestion[] {
  const ways = new Map<string, number>()
  for (const { id, fact } of suggestions) {
    const slot = slotOf(fact)
    if (slot && !asides.has(id)) ways.set(slot, (ways.get(slot) ?? 0) + 1)
  }
  return suggestions.map((each) =>
    (ways.get(slotOf(each.fact) ?? '') ?? 0) > 1 ? { ...each, sureness: 'doubtful' } : each,
  )
}

function isExact(fact: Fact): boolean {
  return fact.kind === 'phone' || slotOf(fact) !== undefined
}
