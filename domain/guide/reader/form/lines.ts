import { trimMarks } from './trim-marks.ts'

/** A line of a text without what stands before its words. */
export type Line = {
  start: number
  end: number
  /** `picture`: one of those that stand for a bullet. */
  mark: 'title' | 'number' | 'bullet' | 'picture' | ''
  /** "3. " is the third of a list. */
  number?: number
  /** Who says it, in a chat. */
  by?: string
  /** It was sent to somebody. */
  isMessage?: true
}

/** How a chat program begins a line: a date in brackets ("[Fri 6/14, 9:12 AM]") or of three parts, and often a name. */
const dated =
  /^(?:\[\d{1,4}[/.:-]\d[^\]\n]{0,28}\]|\[(?:\p{L}{2,9}[.,]? ){1,2}\d{1,2}(?:[/.-]\d{1,4}){0,2},?(?: \d{4},?)? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}[^\]\p{L}]{0,18}(?:[ap]\.? ?m\.?)?,? [-–])\s{0,2}(?:(?<name>[^:\n]{1,40}): )?/iu

/** How others do: a name, with the hour before it, behind it, with a day or not at all. A line of a list may look like that too. */
const turns: readonly RegExp[] = [
  /^(?<hour>\d{1,2}:\d{2})(?: ?[ap]\.?m\.?)? [-–]? ?(?<name>[^:\n\d]{1,30}): /iu,
  /^(?<name>\p{Lu}[^:\n\d,]{1,28})(?:, \p{L}{2,9}\.?)?,? (?<hour>\d{1,2}:\d{2})(?: ?[ap]\.? ?m\.?)?:?(?:\s{1,2}|$)/iu,
  /^(?<name>\p{Lu}[^:\n\d(,]{1,28})(?: \([^()\n]{1,20}\))?, \p{L}[^:\n]{1,20}\b(?<hour>\d{1,2}:\d{2})(?: ?[ap]\.?m\.?)?: /iu,
  /^(?<name>\p{Lu}[^:\n\d]{1,28}): (?=\S)/u,
]

const marks: readonly (readonly [RegExp, Line['mark']])[] = [
  [/^(?:#{1,6}\s|\*\*(?=[^*]{1,80}\*\*:?\s?$)|\*(?=[^*\s][^*]{0,80}\*:?\s?$))/, 'title'],
  // "2.5 Baths" says how many, and «3º piso» which.
  [/^(?!\d{1,2}\.5 \p{L}{1,20}[.:]?$)\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s(?=\p{Lu})/u, 'number'],
  [/^\d{1,2}(?:[.)]-?|\.-|\s-)\s(?!\d)/, 'number'],
  [/^\d{1,2}[.)](?=\p{Lu}\p{Ll})/u, 'number'],
  [/^\d\u{fe0f}?\u{20e3}\s?/u, 'number'],
  [/^\(?[a-z0-9]{1,2}\)\s(?!\d)/i, 'number'],
  [/^(?:[-*+–—·▪●○◦►▶➤→>~•✓✔✗✘■□★☆‣⁃»]{1,2}\s|[•▪●○◦►▶➤→✓✔✗✘■□★☆‣⁃»|])/u, 'bullet'],
  [/^\[[ x✓✔]?\]\s/i, 'bullet'],
  [
    /^(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\u{fe0f}|\u{200d}\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])*/u,
    'picture',
  ],
  // "Q:" before a question, "R:" before its answer.
  [/^(?:[QP]\d{0,2}[:.]\s(?=.{3,}\?\s*$)|[ARP]\d{0,2}:\s)/, ''],
]

/** The lines of a text that say something. */
export function linesOf(text: string): Line[] {
  const names = chatNames(text)
  const lines: Line[] = []
  let start = 0
  for (const raw of text.split('\n')) {
    const ends = [...listedIn(raw), raw.length].map((end) => start + end)
    const parts = ends.flatMap((end, at) => readLine(text, ends[at - 1] ?? start, end, names) ?? [])
    // All of a message is said by who sent it.
    const { by, isMessage } = parts[0] ?? {}
    for (const part of parts)
      lines.push({ ...part, ...(by && { by }), ...(isMessage && { isMessage }) })
    start += raw.length + 1
  }
  return lines
}

/** "Before you go: 1) towels in the tub 2) lights off": where in a line the things of its list begin. */
function listedIn(line: string): number[] {
  const found = [...line.matchAll(/(?<=^|\s)(\d{1,2})\)\s(?=\p{L})/gu)]
  // "Two beds (room 1) and one (room 2)".
  const marks = found.filter(
    ({ index }) => !line.slice(Math.max(0, index - 40), index).includes('('),
  )
  const isList = marks.length > 1 && marks.every(([, number], at) => Number(number) === at + 1)
  return isList && !/^\s*\d+\./.test(line) ? marks.map(({ index }) => index) : []
}

/** Who says most in a chat, and who asks and says less than that: guests of before. */
export function talkersOf(text: string, lines: readonly Line[]) {
  const said = lines.filter(({ by }) => by !== undefined)
  const talkers = [...Map.groupBy(said, ({ by }) => by)].map(([by, own]) => ({
    by,
    letters: own.reduce((all, { start, end }) => all + end - start, 0),
    asks: own.filter(({ start, end }) => text.slice(start, end).includes('?')).length,
    lines: own.length,
  }))
  const [host, ...others] = talkers.toSorted((one, other) => other.letters - one.letters)
  const guests = others.filter(
    ({ letters, asks, lines }) => letters < (host?.letters ?? 0) && asks >= lines * fewestAsked,
  )
  return { host: host?.by, guests: new Set(guests.map(({ by }) => by)) }
}

const fewestAsked = 0.2

function readLine(text: string, start: number, end: number, names: ReadonlySet<string>) {
  let at = start
  let mark: Line['mark'] = ''
  let by: string | undefined
  for (;;) {
    while (at < end && text[at]?.trim() === '') at += 1
    if (at >= end) return undefined
    const head = text.slice(at, Math.min(end, at + 90))
    const stamp = by !== undefined || mark ? undefined : stampOf(head, names)
    const found = marks.find(([shape]) => shape.test(head))
    if (stamp) by = stamp.groups?.name ?? ''
    else if (!found || (mark && mark !== 'bullet' && mark !== 'picture')) break
    else mark = found[1] || mark
    at += (stamp ?? found?.[0].exec(head))?.[0].length ?? 1
  }
  const to = at + trimMarks(text.slice(at, end), { behind: mark === 'title' ? '*' : '' }).length
  const [, number] = /(?<!\d[.-]?)(\d{1,2})[.)\s-]{0,3}$/.exec(text.slice(start, at)) ?? []
  const numbered = mark === 'number' && number && { number: Number(number) }
  const said = by !== undefined && { isMessage: true as const, ...(by && { by }) }
  return to > at ? { start: at, end: to, mark, ...numbered, ...said } : undefined
}

/** How many letters of a line only say when and who sent it, by the stamps of chat programs alone. */
export function lengthOfStamp(line: string): number {
  return dated.exec(line)?.[0].length ?? 0
}

/** The stamp that a line begins with. */
function stampOf(head: string, names: ReadonlySet<string>) {
  const found = turns.map((turn) => turn.exec(head))
  return dated.exec(head) ?? found.find((turn) => names.has(turn?.groups?.name ?? ''))
}

/**
 * Who talks in a chat, which may be one paragraph of a text: few names that begin many lines, again and again, and at one hour
 * and another where hours stand by.
 */
function chatNames(text: string): ReadonlySet<string> {
  const parts = [text, ...text.split(/\n[^\S\n]*\n/)]
  const names = parts.flatMap((part) => {
    const lines = part.split('\n').flatMap((line) => line.trim() || [])
    return turns.flatMap((turn) => talkersIn(lines, turn))
  })
  const stamped = text.split('\n').flatMap((line) => dated.exec(line.trim())?.groups?.name ?? [])
  return new Set([...names, ...stamped])
}

const fewestTurns = 6
/** Of lines that hold nothing else, over messages of any length: "Dana, Mon 9:12 AM". */
const fewestOver = 4

function talkersIn(lines: readonly string[], turn: RegExp): string[] {
  const found = lines.map((line) => turn.exec(line))
  // Behind a name and an hour stands what was said: two lines of them are a list of hours.
  const areAlone = found.map((each, at) => each?.[0].length === lines[at]?.length)
  if (areAlone.some((isAlone, at) => isAlone && areAlone[at + 1])) return []
  const turns = found.flatMap((each) => (each?.groups?.name ? [each.groups] : []))
  const areOver = found.every((each, at) => !each?.groups?.name || areAlone[at])
  const talkers = [...Map.groupBy(turns, ({ name }) => name ?? '')].filter(([, own]) => {
    const hours = new Set(own.map(({ hour }) => hour))
    return areOver || (own.length > 1 && (hours.has(undefined) || hours.size > 1))
  })
  const counts = talkers.map(([, own]) => own.length)
  const said = counts.reduce((all, count) => all + count, 0)
  const most = Math.max(...counts)
  // With hours every second line may be what is said.
  const share = turn.source.includes('<hour>') ? 0.3 : 0.6
  const isMuch = said >= Math.max(fewestTurns, lines.length * share)
  // One who answers many is a host; no list begins every third line alike.
  const isAnswered = talkers.length > 1 && most * 3 >= said
  const isChat = isAnswered && (isMuch || (areOver && most >= fewestOver))
  return isChat ? talkers.map(([name]) => name) : []
}
