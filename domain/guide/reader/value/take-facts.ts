import {
  type ArrivalPart,
  asked,
  type Fact,
  phoneOwners,
  type Taken,
  whole,
} from '#domain/guide/reader/fact.ts'
import type { Piece } from '#domain/guide/reader/form/form.ts'
import type { Kind } from '#domain/guide/reader/kind/kinds.ts'
import type { Knowing } from '#domain/guide/reader/kind/model.ts'
import { placeCategories } from '#domain/guide/sections/local-guide.ts'
import { addressOf } from './addresses.ts'
import { codesOf } from './codes.ts'
import { countsOf, figuresIn } from './counts.ts'
import { callsOf, type Owner } from './phones.ts'
import { featuresOf } from './rooms.ts'
import { blockOf, findDashed, findNamed, splitTitle } from './split-title.ts'
import {
  callableIn,
  clocksIn,
  emailsIn,
  findLabelled,
  type Labelled,
  mapsLinksIn,
  phonesIn,
  properNamesIn,
  quotedIn,
} from './values.ts'

/** Pieces of one kind that belong together, as one text. */
export type Passage = Pick<Piece, 'words' | 'heading'> & {
  kind: Kind
  fine: string
  /** Nothing else stands under its heading. */
  isAll?: true | undefined
}

/** The facts that a passage of a kind tells; networks are taken together elsewhere. */
export function takeFacts(passage: Passage, knowing: Knowing): Taken[] {
  const { kind, words } = passage
  switch (kind) {
    case 'hours':
      return timesOf(passage, knowing)
    case 'count': {
      const counts = countsOf(words, knowing)
      // "4 people + 1 on the sofa": what is told twice is more than a number.
      const kinds = new Set(counts.map(({ fact }) => fact.of)).size
      const isAll = counts.length > 0 && kinds >= figuresIn(words, knowing.units)
      return isAll ? counts : [...counts, asked(blockOf('house_manual', words))]
    }
    case 'address':
      return addressOf(words, knowing.joiners)
    case 'contact':
      return contactOf(passage, knowing)
    case 'emergency':
      return emergencyOf(passage, knowing)
    case 'arrival':
      return arrivalOf(passage, knowing)
    case 'room': {
      const features = featuresOf(passage, knowing.rooms)
      return features.length > 0 ? features : [whole(blockOf('house_manual', words))]
    }
    case 'place':
      return [placeOf(passage, knowing)]
    case 'rule':
    case 'step':
      return [whole({ kind, ...titled(words) })]
    case 'wifi':
      return [asked(deviceOf(passage))]
    case 'device':
      return [whole(deviceOf(passage))]
    case 'parking':
      return [whole({ kind, words })]
    case 'welcome':
      return [whole({ kind, words })]
    default:
      return []
  }
}

/** "Label: the rest", "Label – the rest", or the first clause and the rest. */
function titled(words: string) {
  const said = cellsOf(words)
  const labelled = findNamed(said)
  return labelled ? { title: labelled.label, notes: labelled.value } : splitTitle(said)
}

/** Several lines, or a paragraph of its own, say how to use what their heading names. */
function deviceOf({ words, heading, isAll }: Passage): Fact {
  const isAllOfIt = isAll && !findNamed(cellsOf(words))
  const isOfHeading = heading !== undefined && (isAllOfIt || words.includes('\n'))
  const { title, notes } = isOfHeading ? { title: heading.words, notes: words } : titled(words)
  return { kind: 'device', name: title, notes }
}

/** "Itanoní, tlayudas en Belisario Domínguez": capitals up to the first comma. */
const namedFirst = /^\p{Lu}[\p{L}'’&.-]*(?:\s\p{Lu}[\p{L}'’&.-]*){0,3}(?=,)/u

/** A place by its name, with what a text says of it. */
function placeOf({ words, fine }: Passage, { fineIn }: Knowing): Taken {
  const [mapsLink = ''] = mapsLinksIn(words)
  const text = cellsOf(words.replace(mapsLink, '').trim())
  const labelled = findLabelled(text)
  const dashed = findDashed(text)
  const behindSort = nameBehindSort(labelled ?? dashed, fineIn)
  const label = dashed?.label ?? labelled?.label
  const marked = behindSort ?? label ?? quotedIn(text)[0] ?? namedFirst.exec(text)?.[0]
  const main = mainName(text)
  const name = marked ?? main ?? splitTitle(text).title
  const rest = text.startsWith(name) ? text.slice(name.length) : text
  // A sentence keeps its subject; what stands behind a mark, or a street with its number, is told apart from the name.
  const isApart = /^\s*([:,.–—|(-]|$)|^\s\p{Ll}+\s\d/u.test(rest)
  const description = isApart ? rest.replace(/^[\s:,.–—|-]+/, '') : text
  const category = placeCategories.find((each) => each.toLowerCase() === fine) ?? 'Other'
  const fact: Fact = { kind: 'place', name, category, description, mapsLink }
  // "Cash only, closed Mondays": one capital further on may name anything.
  const isLoose = (marked ?? main) === undefined && properNamesIn(text).length > 0
  return { fact, isWhole: behindSort === undefined && !isLoose }
}

const surelySort = 0.75

/** "Café: Muss, ten minutes": of which sort a place is may stand before its name. */
function nameBehindSort(said: Labelled | undefined, fineIn: Knowing['fineIn']) {
  const { label, value } = said ?? { label: '', value: '' }
  const isSort = !/\s\p{Lu}/u.test(label) && fineIn('place', label).chance >= surelySort
  return isSort && /^\p{Lu}/u.test(value) ? value.split(/[,.(]|\s[–—-]/)[0] : undefined
}

/** Of the row of a table the first cell is what the others tell of, but for the number of the row. */
function cellsOf(words: string): string {
  const cells = words.split(gap).flatMap((cell) => cell.trim() || [])
  const isNumbered = cells.length > 2 && /^[\d.]+$/.test(cells[0] ?? '')
  const [first = '', ...others] = cells.slice(isNumbered ? 1 : 0)
  return others.length > 0 ? `${first}: ${others.join(', ')}` : words
}

const gap = /[\t|]|\s{3,}/

/** A name of several words at the head of all, or else the longest of several words. */
function mainName(words: string): string | undefined {
  const names = properNamesIn(words).filter((name) => name.includes(' '))
  const [longest] = names.toSorted((one, other) => other.length - one.length)
  return names.find((name) => words.startsWith(name)) ?? longest
}

function timesOf({ words, fine }: Passage, { units, numbers }: Knowing): Taken[] {
  const side = fine === 'out' ? 'checkOut' : 'checkIn'
  const clocksOf = (of: typeof side) =>
    clocksIn(words, { half: of === 'checkIn' ? 'PM' : 'AM', units, numbers })
  const sides: (typeof side)[] = fine === 'both' ? ['checkIn', 'checkOut'] : [side]
  const times = sides.flatMap((of, at): Taken[] => {
    const all = clocksOf(of)
    // "Correction of 12 May: by 11 am": beside an hour a figure alone tells none, unless it is the other side's.
    const marked = sides.length === 1 ? all.filter(({ isBare }) => !isBare) : []
    const clocks = marked.length > 0 ? marked : all
    // "Departure is moved to 10:00, arrival stays": one hour in words about both may be either.
    const clock = clocks[at] ?? (fine === 'both' ? clocks[0] : undefined)
    if (!clock) return []
    const isAlone = all.length === sides.length
    return [{ fact: { kind: 'time', of, time: clock.time }, isWhole: clock.isWhole && isAlone }]
  })
  // "By 10:30, on Saturdays by 10": an hour has one field, and what else is said of it is a rule.
  const hours = new Set(clocksOf(sides[0] ?? side).map(({ time }) => time))
  const saysMore = times.length > 0 && hours.size > sides.length
  return saysMore ? [...times, asked({ kind: 'rule', ...titled(words) })] : times
}

function ownerOf(fine: string): Owner | undefined {
  return phoneOwners.find((each) => each === fine)
}

function contactOf({ words, fine }: Passage, knowing: Knowing): Taken[] {
  const of = ownerOf(fine) ?? 'other'
  const emails = emailsIn(words).map((email) => whole({ kind: 'email', email }))
  const calls = callsOf(words, phonesIn(words), of, knowing)
  const all = of === 'other' ? withRest(calls, words) : calls
  if (all.length + emails.length > 0) return [...all, ...emails]
  return [asked(blockOf('welcome', words))]
}

/** What the name of the only one to call has no room for is asked about as a fact of its own. */
function withRest(calls: ReturnType<typeof callsOf>, words: string): Taken[] {
  const [{ name } = { name: '' }, ...others] = calls.map(({ fact }) => fact)
  if (others.length > 0 || !losesWords(words, name)) return calls
  // Somebody else's number stands in an entry like that one.
  const own = calls.filter(({ fact }) => fact.of !== 'other')
  return [...own, asked({ kind: 'emergency', title: name, notes: words })]
}

/** "Hospital San Gabriel | day and night, Av. Zaragoza 210 | 442 555 7740": a name has no room for all of it. */
function losesWords(words: string, name: string): boolean {
  const lost = (words.match(/\p{L}[^\s|]*/gu) ?? []).filter((word) => !name.includes(word))
  return name !== '' && lost.length > mostBehind
}

/** "112 for everything": a number and as many words say no more than whom it calls. */
const mostBehind = 3

function emergencyOf({ words, fine }: Passage, knowing: Knowing): Taken[] {
  if (fine === 'firstaid')
    return [whole({ kind: 'firstAid', words: findLabelled(words)?.value ?? words })]
  const item = whole({ kind: 'emergency', ...titled(words) })
  const of = ownerOf(fine)
  if (!of) return [item]
  // "Dial 999, or Morag on 07700 900417": each in its turn.
  const numbers = callableIn(words).toSorted(
    (one, other) => words.indexOf(one) - words.indexOf(other),
  )
  const calls = callsOf(words, numbers, of, knowing)
  const behind = words.slice(words.lastIndexOf(numbers.at(-1) ?? ''))
  const saysMore = of === 'all' && behind.split(/\s+/).length > mostBehind
  if (calls.length === 0 || saysMore) return [...calls, item]
  return withRest(calls, words)
}

const arrivalParts: Readonly<Record<string, ArrivalPart>> = {
  plane: 'byPlane',
  bus: 'byBus',
  car: 'byCar',
  gate: 'gate',
  step: 'steps',
  late: 'late',
  trouble: 'doesNotOpen',
}

function arrivalOf({ words, fine }: Passage, knowing: Knowing): Taken[] {
  const of = arrivalParts[fine]
  const phones = fine === 'gate' ? phonesIn(words) : []
  const numbers = phones.map((number) => whole({ kind: 'phone', number, of: 'gate', name: '' }))
  if (of) return [whole({ kind: 'arrival', of, words }), ...numbers]
  const codes = codesOf({ words, fine }, knowing)
  if (codes.length > 0) return codes
  // Figures may be a code that is none by its form.
  return [{ fact: { kind: 'arrival', of: 'steps', words }, isWhole: !/\d/.test(words) }]
}
