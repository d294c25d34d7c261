import { type Clock, clocksIn } from '#domain/guide/proposal/reading/clock.ts'
import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'
import { type Doubt, doubtOfTime } from './time-doubts.ts'

const inWords = phrases(
  `nos pueden caer, pueden caer, caer, caigan, caen, rock up, turn up, roll up, pull up, show up, pitch up, yours from, place is yours, house is yours, cabin is yours, flat is yours, come whenever, whenever you like from, let yourselves in, los esperamos desde, te esperamos desde, ya pueden, ya puedes, ocupar la casa, ocupar, check in, se entra, se puede entrar, acceso a partir, entrada desde, entrada a partir, checkin, check ins, checkins, arrivals, entrada, hora de llegada, llegada, llegar, lleguen, llegan, llegas, pueden entrar, puedes entrar, entrar, arrive, arrival, ingreso, ingresar, entran, move in, get in, come in, come any time, come anytime, los esperamos, te esperamos, los recibimos, ready, lista a partir, listo a partir, disponible a partir, recibimos, recibir, recibo, access from`,
)
const outWords = phrases(
  `egreso, egresos, el egreso, away by, be away, house back, place back, need it back, cabin back, flat back, back by, got till, got until, youve got till, have till, have until, youve until, tienen hasta, tienes hasta, say goodbye, we say goodbye, nos despedimos, despedida, decimos adios, on your way by, off by, head off by, set off by, cleared out by, keys back by, cleaners come at, la dejan a, lo dejan a, la dejen a, lo dejen a, se van a las, se vayan a las, la salida, dejarla a, desalojar, desalojen, last morning, ultimo dia, check out, se sale, se entrega, se desocupa, dejar libre, be gone by, leave before, gone by, deje libre, dejen libre, checkout, check outs, checkouts, departures, salida, desocupar, desocupen, desocupa, entregar, entreguen, hora de salir, salen, salir, salgan, departure, vacate, be out, are out, out by, leave by, day you leave, depart, dejar la casa, dejar el depa, dejar el departamento, move out, leave the house, leave the place, leaving, you leave`,
)
const otherTimes = phrases(
  `late, early, tarde de, temprano, temprana, tardia, tardio, anticipada, si llegan, si llegas, si vienen, if you arrive, if youre arriving, if you are arriving, despues de las 9, despues de las 10, despues de las 11, after hours, extra, cargo, fee, equipaje, maletas, luggage, bags, cerrado, closes, cierra, antes de su llegada, antes de tu llegada`,
)

/** When guests may come, and when they go: of several the clearest, and asked about where another one says otherwise. */
export function findTimes(units: readonly Unit[]): Find[] {
  const all = units
    .filter(({ isGuest, isQuestion }) => !isGuest && !isQuestion)
    .flatMap((unit) =>
      timesIn(unit).map((said) => ({ ...said, unit, doubt: doubtOfTime(unit, said) })),
    )
  return (['checkIn', 'checkOut'] as const).flatMap((kind) => {
    const said = all.filter(({ of, doubt }) => of === kind && doubt !== 'refused')
    const best = said.toSorted((one, other) => rank(one) - rank(other))[0]
    if (!best) return []
    const time = timeText(kind, best.clock)
    const isAlone = said.every((other) => timeText(kind, other.clock) === time)
    const sureness = best.doubt || !isAlone ? ('doubtful' as const) : ('sure' as const)
    return { fact: { kind: 'time' as const, of: kind, time }, units: [best.unit], sureness }
  })
}

const rank = ({ doubt }: { doubt: Doubt }) => (doubt ? 1 : 0)

type StayTime = {
  of: 'checkIn' | 'checkOut'
  clock: Clock
  /** Which word names it; nothing where a label or a heading does. */
  named: number | undefined
}

function timesIn(unit: Unit): StayTime[] {
  const { tokens, words, start } = unit
  const said = clocksIn(tokens, words, start)
  const clocks = said.length > 0 ? said : bareClock(unit)
  if (clocks.length === 0) return []
  const found: StayTime[] = []
  let of: StayTime['of'] | undefined = ofLabel(unit, clocks[0]?.to ?? 0)
  let at = 0
  let namedAt: number | undefined
  for (const [index, clock] of clocks.entries()) {
    for (; at < clock.from; at += 1) {
      const kind = namedAs(tokens, at)
      if (kind) {
        of = kind
        namedAt = at
      }
      if (index > 0 && unit.labelTopic === 'checkIn' && tokens[at]?.word === 'out') of = 'checkOut'
    }
    const isRange =
      index > 0 && clock.from - (clocks[index - 1]?.to ?? 0) <= 2 && found.at(-1)?.of === of
    const after = tokens.slice(clock.to, clock.to + 3)
    const named =
      of ??
      (lengthAt(after, inWords, 0) > 0
        ? 'checkIn'
        : lengthAt(after, outWords, 0) > 0
          ? 'checkOut'
          : undefined)
    if (
      !named ||
      isRange ||
      hasPhrase(tokens.slice(Math.max(0, clock.from - 9), clock.from), otherTimes)
    )
      continue
    const begun = startOfRange(tokens, clock) ?? withHalfOf(clock, clocks[index + 1])
    found.push({ of: named, clock: begun, named: namedAt })
  }
  return found
}

/** What of the stay a word, or those from it on, are about. */
function namedAs(tokens: readonly Token[], at: number): StayTime['of'] | undefined {
  if (lengthAt(tokens, outWords, at) > 0) return 'checkOut'
  return lengthAt(tokens, inWords, at) > 0 ? 'checkIn' : undefined
}

/** "Check-out: 10, please": after such a label a number alone is an hour. */
function bareClock({ label, lineLabel, tokens, part }: Unit): Clock[] {
  const name = tokensOf(label || (part === 0 ? lineLabel : ''))
  const own = lengthAt(tokens, stayLabels, 0)
  const isStay = hasPhrase(name, stayLabels) || own > 0
  const at = own + lengthAt(tokens, beforeHour, own)
  const hour = numberOf(tokens[at]?.word)
  if (!isStay || hour === undefined || hour < 1 || hour > 24) return []
  return [{ minutes: (hour % 24) * 60, isSure: hour > 12, from: at, to: at + 1 }]
}

const stayLabels = phrases('check in, checkin, check out, checkout, entrada, salida')
const beforeHour = phrases(
  'by, after, from, at, before, desde las, antes de las, a las, a partir de las',
)

/** Whether the line right under a heading begins with its hour: "A más tardar a las 12". */
function isOfHeading({ heading, tokens }: Unit, first: number): boolean {
  if (heading?.isQuestion) return first <= 9
  return tokens.length <= (lengthAt(tokens, hourOpeners, 0) > 0 ? 10 : 6)
}

const hourOpeners = phrases(
  'a mas tardar, antes de las, antes del, before, by, no later than, a las, hasta las, a partir de, desde las, from, after, any time after, anytime after, maximo a las',
)
/** "3 to 9 pm": the first of the two hours, in the same half of the day. */
function startOfRange(tokens: readonly Token[], clock: Clock): Clock | undefined {
  const [number, link] = tokens.slice(Math.max(0, clock.from - 2), clock.from)
  const hour = numberOf(number?.word)
  if (hour === undefined || hour < 1 || hour > 12 || !rangeLinks.has(link?.word ?? ''))
    return undefined
  const minutes = (hour % 12) * 60 + (clock.minutes >= 720 ? 720 : 0)
  return minutes < clock.minutes ? { ...clock, minutes } : undefined
}

const rangeLinks = new Set(['to', 'a', 'y', 'and', 'till', 'until', 'hasta'])

/** 3 – 9 pm: both are of the afternoon. */
function withHalfOf(clock: Clock, next: Clock | undefined): Clock {
  const isPair = next && next.from - clock.to <= 2 && next.isSure && !clock.isSure
  if (!isPair || next.minutes < 720 || clock.minutes >= 720) return clock
  return { ...clock, minutes: clock.minutes + 720, isSure: true }
}

/** `first` is where its first time ends: an answer may say more after it. */
function ofLabel(unit: Unit, first: number) {
  const { labelTopic, lineTopic, heading, tokens, label, lineLabel } = unit
  const name = `${label} ${lineLabel}`
  if (/late|early|tarde|tard[ií]|tempran/i.test(name)) return undefined
  for (const topic of [
    labelTopic,
    lineTopic,
    isOfHeading(unit, first) ? heading?.topic : undefined,
  ]) {
    if (topic === 'checkIn')
      return heading?.topic === 'steps' && /hora/i.test(name) ? 'checkOut' : 'checkIn'
    if (topic === 'checkOut' || (topic === 'steps' && tokens.length <= 9)) return 'checkOut'
    if (
      topic === 'arrival' &&
      tokens.length <= (/^(?:llegada|arrival)\b.{0,8}$/i.test(label) ? 7 : 4)
    )
      return 'checkIn'
  }
  return undefined
}

function timeText(of: 'checkIn' | 'checkOut', { minutes, isSure }: Clock): string {
  const isAfternoon = !isSure && minutes > 0 && minutes < (of === 'checkIn' ? 660 : 240)
  const all = isAfternoon ? minutes + 720 : minutes
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
