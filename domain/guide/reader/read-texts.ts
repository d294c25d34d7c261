import type { MakeId } from '#domain/guide/entry-ids.ts'
import {
  type Heading,
  openForm,
  type Piece,
  type Title,
  type ToldPiece,
} from '#domain/guide/reader/form/form.ts'
import { idleKinds, type Kind, wherePeopleHelp } from '#domain/guide/reader/kind/kinds.ts'
import {
  type Knowing,
  type Model,
  openModel,
  type Reading,
  type Told,
} from '#domain/guide/reader/kind/model.ts'
import { takeFacts } from '#domain/guide/reader/value/take-facts.ts'
import { secretsIn } from '#domain/guide/reader/value/values.ts'
import { networksOf } from '#domain/guide/reader/value/wifi.ts'
import {
  type Fact,
  mayTellCode,
  type Proposal,
  type Span,
  type Suggestion,
  slotOf,
  type Taken,
} from './fact.ts'
import { type Group, grouped, wordsOf } from './groups.ts'
import { halvesOf } from './halves.ts'
import { doubted, keyOf, retoldIn, withoutDoubles } from './said-twice.ts'
import { certainFrom, type SecondReading } from './second-reading.ts'

/** As likely a code is gone, or a network has another password. */
const doubtedFrom = 0.1
/** What is less likely than this to be idle is asked about. */
const idleFrom = 0.6
/** Less likely than that, another reading is no question. */
const otherFrom = 0.05

/** Figures may be many things: these are only told anew by words that may be of that kind. */
const toldAs: Partial<Record<Fact['kind'], Kind>> = { code: 'arrival', time: 'hours' }

/** A heading that names the home stands as it is in the guide's own title. */
const surelyName = 0.95

/** What a guest of before says in a chat is no word of the host's. */
const saidByGuest = { kind: 'chatter', fine: '', chance: 1 } as const

type Found = Taken & { pieces: readonly ToldPiece[]; told: Told; or?: Fact }

/** What some texts say of a home: every piece of them is in a suggestion, left over, or nothing guests need. */
export function openReader(model: Model) {
  const piecesIn = openForm(model)
  const { toldIn, fineIn } = openModel(model)
  const knowing: Knowing = { fineIn, ...model.words, units: new Set(model.words.units) }

  return function readTexts(
    texts: readonly string[],
    makeId: MakeId,
    second: SecondReading = (_, told) => told,
  ): Proposal {
    const retold = new Set<Fact['kind']>()
    const beside = new Set<string>()
    const read = texts.map((text, at) => readText(text, at))
    const suggestions = withoutDoubles(read.flatMap((each) => each.suggestions))
    return {
      suggestions: doubted(suggestions, { retold, beside }),
      leftOver: read.flatMap((each) => each.leftOver),
      idle: read.flatMap((each) => each.idle),
    }

    function readText(text: string, at: number) {
      const { pieces: cut, headings, title } = piecesIn(text)
      const pieces = toldIn(cut).map((piece, index): ToldPiece => {
        const { start, above, words, isByGuest, told } = piece
        // What looks like a code or a password is read, whoever says it.
        const isIdle = isByGuest && secretsIn(words).length === 0
        if (isIdle) return { ...piece, told: { ...saidByGuest, other: saidByGuest } }
        const before = cut[index - 1]?.words ?? ''
        if (told.chance >= certainFrom) return piece
        return { ...piece, told: second({ text: at, start, above, before, words }, told) }
      })
      const groups = grouped(pieces)
      const networks = findNetworks(groups)
      const taken = new Set(networks.flatMap((each) => each.pieces))
      const others = groups.filter((group) => !group.pieces.some((piece) => taken.has(piece)))
      const found = [...networks, ...others.flatMap(findIn)].toSorted(
        (one, other) => (one.pieces[0]?.start ?? 0) - (other.pieces[0]?.start ?? 0),
      )
      const used = new Set<Heading>(found.flatMap((each) => each.pieces))
      const spanOf = ({ start, end }: Heading): Span => ({ text: at, start, end })
      const halves = halvesOf(pieces)
      const own = found.map((each): Suggestion => {
        // A heading is said by the first that stands under it.
        const above = each.pieces.flatMap(({ heading }) =>
          heading && !used.has(heading) ? heading : [],
        )
        for (const heading of above) used.add(heading)
        const spans = [...new Set(above), ...each.pieces].map(spanOf)
        const mayBeWrong = (piece: ToldPiece) =>
          halves.has(piece) ||
          // Who says less in a chat may have asked.
          piece.isByOther ||
          (piece.isBold && isExact(each.fact)) ||
          (each.fact.kind === 'welcome' && greetsOne(piece))
        const isWhole = each.isWhole && !each.pieces.some(mayBeWrong)
        return { id: makeId(), from: spans, ...judged({ ...each, isWhole }) }
      })
      const codes = new Set<Piece>()
      for (const each of found)
        if (each.fact.kind === 'code') for (const piece of each.pieces) codes.add(piece)
      for (const piece of pieces) {
        const { told, words } = piece
        // «El 915 olvídalo», whatever it was taken for.
        if (!codes.has(piece))
          for (const [word] of words.matchAll(/[\p{L}\d#*-]+/gu)) beside.add(word)
        if (mayTellOldCode(piece)) retold.add('code')
        if (used.has(piece) || piece.isByGuest) continue
        const mayBe = [told.kind, told.other.kind]
        for (const kind of retoldIn(words, knowing)) {
          const needed = toldAs[kind]
          if (!needed || mayBe.includes(needed)) retold.add(kind)
        }
      }
      // What stands over something says what that says.
      const idle = new Set<Heading | undefined>([
        ...pieces.map(({ heading }) => heading),
        ...groups.flatMap((group) => (idleKinds.has(group.told.kind) ? group.pieces : [])),
      ])
      const over = headings.filter(({ start }) => start !== title?.start)
      const rest = [...over, ...groups.flatMap((group) => group.pieces)]
      const unsaid = rest.filter((words) => !used.has(words))
      return {
        suggestions: title ? [named(title, spanOf(title)), ...own] : own,
        leftOver: unsaid.filter((words) => !idle.has(words)).map(spanOf),
        idle: unsaid.filter((words) => idle.has(words)).map(spanOf),
      }
    }

    function named({ words, chance }: Title, span: Span): Suggestion {
      // "Casa Sol — manual for guests", "Depa Perla 402, Av. del Mar 1200": what stands behind the mark may be no name.
      const name = words.split(/\s[-–—|·•(]/)[0] || words
      const isName = name === words && !(words.includes(',') && /\d/.test(words))
      const fact = { kind: 'name', name } as const
      const or = name === words ? {} : { or: { ...fact, name: words } }
      const sureness = isName && chance >= surelyName ? 'sure' : 'doubtful'
      return { id: makeId(), fact, ...or, from: [span], sureness }
    }
  }

  function judged({ fact, or, isWhole, pieces, told: { chance, fine } }: Found) {
    const from = isExact(fact) ? model.sureFrom.exact : model.sureFrom.words
    const readings = fact.kind === 'place' && or ? [fact, or] : [fact]
    const said = pieces.map(({ words }) => words)
    // A code that nobody takes for one would stand open to everybody.
    const isOpen =
      !wherePeopleHelp.has(fine) &&
      said.some((words) => readings.some((each) => mayTellCode(each, words, knowing)))
    if (isWhole && !isOpen && chance >= from) return { fact, sureness: 'sure' as const }
    const asked = { fact, ...(or && { or }) }
    return isOpen
      ? ({ ...asked, sureness: 'dangerous', isSecret: true } as const)
      : ({ ...asked, sureness: 'doubtful' } as const)
  }

  function findNetworks(groups: readonly Group[]): Found[] {
    const all = groups.filter(({ told }) => told.kind === 'wifi')
    const own = all.filter(({ told }) => told.fine !== 'old')
    const pieces = own.flatMap((group) => group.pieces)
    const found = networksOf(pieces, (words) => fineIn('wifi', words))
    // Which of them is gone may be mistaken.
    return own.length === all.length ? found : found.map((each) => ({ ...each, isWhole: false }))
  }

  function findIn({ pieces, told, isAll }: Group): Found[] {
    const words = wordsOf(pieces, told)
    const heading = pieces[0]?.heading
    const take = ({ kind, fine }: Reading) =>
      takeFacts({ kind, fine, words, heading, isAll }, knowing)
    const isIdle = idleKinds.has(told.kind)
    // "PS: check-out is at ten now": what seems to be idle may correct what an earlier line says.
    const others = isIdle && told.other.chance >= otherFrom ? take(told.other) : []
    const mayCorrect = ({ fact }: Taken) =>
      fact.kind === 'address'
        ? /\d/.test(fact.address.slice(0, Math.max(0, fact.address.lastIndexOf(','))))
        : isExact(fact)
    if (others.some(mayCorrect)) {
      const kept = told.chance >= idleFrom ? others.filter(mayCorrect) : others
      return kept.map(({ fact }) => ({ fact, isWhole: false, pieces, told }))
    }
    if (isIdle && told.chance >= idleFrom) return []
    // It opens nothing any more: a guide is without it, and its host is asked what it is.
    if (told.fine === 'old') return []
    const own = take(told)
    const other = take(told.other)
    // What cannot be read as what it most likely is, or is likely nothing, is asked about as what is next likely.
    if (own.length === 0) {
      return other.map(({ fact }) => ({ fact, isWhole: false, pieces, told }))
    }
    // What is chosen instead is one fact, and a room has several things.
    const isList = other[0]?.fact.kind === 'feature' && other.length > own.length
    const likely = told.other.chance < otherFrom || isList ? [] : other
    return own.map((each, at) => {
      // Of two numbers in some words, another reading of one is no reading of the other.
      const or = likely[at]?.fact
      const isOther = or && keyOf(or) !== keyOf(each.fact)
      return { ...each, pieces, told, ...(isOther && { or }) }
    })
  }
}

/** What tells of a code that is gone does not say of which. */
function mayTellOldCode({ told }: ToldPiece): boolean {
  return [told, told.other].some(
    ({ kind, fine, chance }) => kind === 'arrival' && fine === 'old' && chance >= doubtedFrom,
  )
}

/** "Hi Ana! So glad you are coming", and what else was sent to somebody. */
function greetsOne({ words, isMessage }: Piece): boolean {
  return isMessage === true || /^[¡\s]*\p{L}+,?\s\p{Lu}\p{Ll}+\s?[!,.:]/u.test(words)
}

function isExact(fact: Fact): boolean {
  return fact.kind === 'phone' || slotOf(fact) !== undefined
}
