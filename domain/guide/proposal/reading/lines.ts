/** A line of a text without what stands before its words. */
export type Line = {
  /** From what stands before its words. */
  from: number
  start: number
  end: number
  /** A bullet, a number or a sign stands before it. */
  mark?: 'bullet' | 'number' | 'inner number' | 'title'
  /** The signs that stand before it, as one text. */
  signs: string
  /** Who says it, in a chat. */
  speaker?: string
  isAfterBlank: boolean
  isBeforeBlank: boolean
}

/** The lines of a text that say something; `names` are of those who talk in a chat without hours. */
export function linesOf(text: string, names: ReadonlySet<string> = new Set()): Line[] {
  const lines: Line[] = []
  let start = 0
  let isAfterBlank = true
  for (const raw of text.split('\n')) {
    const line = readLine(text, { start, end: start + raw.length }, names)
    start += raw.length + 1
    const last = lines.at(-1)
    if (line) lines.push({ ...line, isAfterBlank, isBeforeBlank: true })
    if (line && last && !isAfterBlank) last.isBeforeBlank = false
    isAfterBlank = !line
  }
  return lines
}

const stamp =
  /^\[?\d{1,4}[/.:-]\d{1,2}[^\]\p{L}]{0,18}(?:[ap]\.? ?m\.?)?(?:\]|,? [-–])\s{0,2}(?:([^:\n]{1,40}): )?/iu
const timeStamp = /^\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)? [-–]? ?([^:\n\d]{1,30}): /iu
const marks: readonly (readonly [RegExp, NonNullable<Line['mark']>])[] = [
  [/^(?:#{1,6}\s|\*\*(?=[^*]{1,80}\*\*:?\s?$)|\*(?=[^*\s][^*]{0,80}\*:?\s?$))/, 'title'],
  [/^\d{1,2}\.\d{1,2}(?:\.\d{1,2})?[.)]?\s/, 'inner number'],
  [/^\d{1,2}(?:[.)]-?|\.-|\s-|°|º)\s/, 'number'],
  [/^\d{1,2}[.)](?=\p{Lu}\p{Ll})/u, 'number'],
  [/^\d\u{fe0f}?\u{20e3}\s?/u, 'number'],
  [/^\(?[a-z0-9]{1,2}\)\s/i, 'inner number'],
  [/^(?:[-*+–—·▪●○◦►▶➤→>~•✓✔✗✘■□★☆‣⁃»-]{1,2}\s|[•▪●○◦►▶➤→✓✔✗✘■□★☆‣⁃»])/u, 'bullet'],
]
/** "Q:" before a question, "R:" before its answer. */
const askedOrAnswered = /^(?:[QP]\d{0,2}[:.]\s(?=.{3,}\?\s*$)|[AR]\d{0,2}:\s)/
const sign =
  /^(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\u{fe0f}|\u{200d}|\u{20e3}|[\u{1f3fb}-\u{1f3ff}])/u

type Ends = { start: number; end: number }

function readLine(
  text: string,
  { start, end }: Ends,
  names: ReadonlySet<string>,
): Omit<Line, 'isAfterBlank' | 'isBeforeBlank'> | undefined {
  let at = start
  let mark: Line['mark']
  let speaker: string | undefined
  let signs = ''
  for (;;) {
    while (at < end && isSpace(text[at])) at += 1
    if (at >= end) return undefined
    const head = text.slice(at, Math.min(end, at + 90))
    const stamped =
      speaker === undefined && !mark ? (stamp.exec(head) ?? timeStamp.exec(head)) : null
    if (stamped) {
      speaker = (stamped[1] ?? '').trim()
      at += stamped[0].length
      continue
    }
    const name = speaker === undefined && !mark ? nameAt(head, names) : undefined
    if (name !== undefined) {
      speaker = name
      at += name.length + 1
      continue
    }
    const asked = mark || at > start ? null : askedOrAnswered.exec(head)
    if (asked) {
      at += asked[0].length
      continue
    }
    const found = marks.find(([shape]) => shape.test(head))
    if (found && !(mark && mark !== 'bullet')) {
      mark = found[1]
      at += found[0].exec(head)?.[0].length ?? 1
      continue
    }
    const signed = sign.exec(head)
    if (!signed) break
    signs += signed[0]
    at += signed[0].length
  }
  let to = end
  while (to > at && (isSpace(text[to - 1]) || (text[to - 1] === '*' && mark === 'title'))) to -= 1
  const spoken = speaker === undefined ? {} : { speaker }
  return to > at
    ? { from: start, start: at, end: to, signs, ...(mark && { mark }), ...spoken }
    : undefined
}

function nameAt(head: string, names: ReadonlySet<string>): string | undefined {
  const name = names.size > 0 ? head.slice(0, Math.max(0, head.indexOf(': '))) : ''
  return names.has(name) ? name : undefined
}

function isSpace(letter: string | undefined): boolean {
  return letter !== undefined && letter.trim() === ''
}
