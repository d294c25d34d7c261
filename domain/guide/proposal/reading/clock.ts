import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Token } from './tokens.ts'

export type Clock = {
  /** Of the day, 0 to 1439; where no half of the day is said, as written. */
  minutes: number
  /** Said with a half of the day, or on the 24-hour clock. */
  isSure: boolean
  from: number
  to: number
}

const morning = phrases('am, a m, de la manana, in the morning, morning')
const afternoon = phrases(
  'pm, p m, de la tarde, por la tarde, de la tardecita, this afternoon, de la noche, in the afternoon, in the evening, at night, de la noche, del dia, noon, p m',
)
const hours = phrases('oclock, o clock, en punto, h, hrs, hr, hs, horas, hours')
const noon = phrases('noon, midday, mediodia, medio dia')
const before = phrases(
  'a las, las, a la, at, after, from, by, before, until, till, antes de las, despues de las, desde las, around, hasta las, entre las, between, of, is, es, son, de las, de',
)

/** The times of the day among the words. */
export function clocksIn(tokens: readonly Token[], text: string, offset: number): Clock[] {
  const clocks: Clock[] = []
  for (let at = 0; at < tokens.length; ) {
    const clock = clockAt(tokens, at, (from, to) => text.slice(from - offset, to - offset))
    if (clock) clocks.push(clock)
    at = clock ? clock.to : at + 1
  }
  return clocks
}

type Slice = (from: number, to: number) => string

function clockAt(tokens: readonly Token[], at: number, slice: Slice): Clock | undefined {
  const spoken = spokenAt(tokens, at)
  if (spoken) return spoken
  const midday = lengthAt(tokens, noon, at)
  if (midday > 0) return { minutes: 720, isSure: true, from: at, to: at + midday }
  const token = tokens[at]
  const joined = /^(\d{1,2})(am|pm|hrs?|h|hs)$/.exec(token?.word ?? '')
  const hour = joined ? Number(joined[1]) : numberOf(token?.word)
  if (!token || hour === undefined || hour > 24) return undefined
  if (/[$#\d/-]$/.test(slice(token.start - 1, token.start))) return undefined
  let to = at + 1
  let minute = 0
  let isClock = joined !== null
  const next = tokens[to]
  const isJoined =
    next && next.start - token.end === 1 && /[:.h]/.test(slice(token.end, next.start))
  const read = /^(\d{2})(am|pm|hrs?|h|hs)?$/.exec(next?.word ?? '')
  let mark = joined?.[2]
  if (isJoined && read && !joined) {
    minute = Number(read[1])
    mark = read[2]
    to += 1
    isClock = slice(token.end, next.start) === ':' || mark !== undefined
    if (minute > 59) return undefined
  } else if (tokens[to]?.word === 'y' && tokens[to + 1]?.word === 'media') {
    minute = 30
    to += 2
    isClock = true
  } else if (tokens[to]?.word === 'y' && tokens[to + 1]?.word === 'cuarto') {
    minute = 15
    to += 2
    isClock = true
  } else if (tokens[to]?.word === 'thirty') {
    minute = 30
    to += 1
    isClock = true
  }
  let half: 'am' | 'pm' | undefined = mark === 'am' || mark === 'pm' ? mark : undefined
  if (!mark) {
    const isAm = lengthAt(tokens, morning, to)
    const isPm = lengthAt(tokens, afternoon, to)
    half = isAm > 0 ? 'am' : isPm > 0 ? 'pm' : undefined
    const length = isAm || isPm || lengthAt(tokens, hours, to)
    isClock ||= length > 0
    to += length
  }
  if (!isClock && !isAfterWord(tokens, at)) return undefined
  const isSure = half !== undefined || hour > 12
  const day = half === 'pm' ? (hour % 12) + 12 : half === 'am' ? hour % 12 : hour
  return { minutes: ((hour > 12 ? hour : day) % 24) * 60 + minute, isSure, from: at, to }
}

const quarters: Readonly<Record<string, number>> = { half: 30, quarter: 15 }

/** "Half past three", "half three", "quarter to five": said without figures. */
function spokenAt(tokens: readonly Token[], at: number): Clock | undefined {
  const minute = quarters[tokens[at]?.word ?? '']
  if (minute === undefined) return undefined
  const link = tokens[at + 1]?.word
  const isTo = link === 'to' || link === 'till'
  const isPast = link === 'past' || link === 'after'
  if (!isTo && !isPast && minute !== 30) return undefined
  const to = at + (isTo || isPast ? 2 : 1)
  const hour = numberOf(tokens[to]?.word)
  const next = tokens[to + 1]?.word ?? ''
  const isHour = hour !== undefined && hour >= 1 && hour <= 12 && !measures.has(next)
  if (!isHour) return undefined
  const isAm = lengthAt(tokens, morning, to + 1)
  const isPm = lengthAt(tokens, afternoon, to + 1)
  const half = isPm > 0 ? 720 : 0
  const minutes = ((hour % 12) * 60 + half + (isTo ? -minute : minute) + 1440) % 1440
  return { minutes, isSure: isAm + isPm > 0, from: at, to: to + 1 + (isAm || isPm) }
}

const measures: ReadonlySet<string> = new Set(
  'bath baths bathroom bathrooms board hour hours mile miles minute minutes day days price'.split(
    ' ',
  ),
)

function isAfterWord(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => at >= back && lengthAt(tokens, before, at - back) === back)
}
