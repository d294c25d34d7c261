/** A line of a text without what stands before its words. */
export type Line = {
  start: number
  end: number
  mark: 'title' | 'number' | 'bullet' | ''
}

/** How a chat program begins a line: a date or an hour, in brackets or not, and often a name. */
const stamps: readonly RegExp[] = [
  /^\[?\d{1,4}[/.:-]\d{1,2}[^\]\p{L}]{0,18}(?:[ap]\.? ?m\.?)?(?:\]|,? [-–])\s{0,2}(?:[^:\n]{1,40}: )?/iu,
  /^\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)? [-–]? ?[^:\n\d]{1,30}: /iu,
  /^\p{Lu}[^:\n\d]{1,30},? \d{1,2}:\d{2}(?: ?[ap]\.? ?m\.?)?:?(?:\s{1,2}|$)/iu,
]

const marks: readonly (readonly [RegExp, Line['mark']])[] = [
  [/^(?:#{1,6}\s|\*\*(?=[^*]{1,80}\*\*:?\s?$)|\*(?=[^*\s][^*]{0,80}\*:?\s?$))/, 'title'],
  [/^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s/, 'number'],
  [/^\d{1,2}(?:[.)]-?|\.-|\s-|°|º)\s/, 'number'],
  [/^\d{1,2}[.)](?=\p{Lu}\p{Ll})/u, 'number'],
  [/^\d\u{fe0f}?\u{20e3}\s?/u, 'number'],
  [/^\(?[a-z0-9]{1,2}\)\s/i, 'number'],
  [/^(?:[-*+–—·▪●○◦►▶➤→>~•✓✔✗✘■□★☆‣⁃»]{1,2}\s|[•▪●○◦►▶➤→✓✔✗✘■□★☆‣⁃»|])/u, 'bullet'],
  [
    /^(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\u{fe0f}|\u{200d}\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])*/u,
    'bullet',
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
    const line = readLine(text, { start, end: start + raw.length }, names)
    start += raw.length + 1
    if (line) lines.push(line)
  }
  return lines
}

type Ends = { start: number; end: number }

function readLine(text: string, { start, end }: Ends, names: ReadonlySet<string>) {
  let at = start
  let mark: Line['mark'] = ''
  let isSaid = false
  for (;;) {
    while (at < end && isSpace(text[at])) at += 1
    if (at >= end) return undefined
    const head = text.slice(at, Math.min(end, at + 90))
    const stamp = isSaid || mark ? undefined : stampOf(head, names)
    const found = marks.find(([shape]) => shape.test(head))
    if (stamp) isSaid = true
    else if (!found || (mark && mark !== 'bullet')) break
    else mark = found[1] || mark
    at += stamp ?? found?.[0].exec(head)?.[0].length ?? 1
  }
  let to = end
  const isMark = (letter: string | undefined) => letter === '*' && mark === 'title'
  while (to > at && (isSpace(text[to - 1]) || isMark(text[to - 1]))) to -= 1
  return to > at ? { start: at, end: to, mark } : undefined
}

/** How much of the line is its stamp. */
function stampOf(head: string, names: ReadonlySet<string>): number | undefined {
  const stamped = stamps.map((stamp) => stamp.exec(head)?.[0].length).find((length) => length)
  if (stamped !== undefined) return stamped
  const name = head.slice(0, Math.max(0, head.indexOf(': ')))
  return name !== '' && names.has(name) ? name.length + 1 : undefined
}

const fewestTurns = 6
const mostTalkers = 3

/** Who talks in a chat that was copied without its hours: few names that begin most lines, again and again. */
function chatNames(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const counts = new Map<string, number>()
  for (const line of lines) {
    const name = /^\s{0,3}(\p{Lu}[^:\n\d]{1,28}): \S/u.exec(line)?.[1]
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const talkers = [...counts].filter(([, count]) => count > 1)
  const said = talkers.reduce((all, [, count]) => all + count, 0)
  const isChat =
    said >= fewestTurns &&
    said >= lines.length * 0.6 &&
    talkers.length > 1 &&
    talkers.length <= mostTalkers
  return new Set(isChat ? talkers.map(([name]) => name) : [])
}

function isSpace(letter: string | undefined): boolean {
  return letter !== undefined && letter.trim() === ''
}
