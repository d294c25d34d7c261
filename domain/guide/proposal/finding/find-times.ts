import { type Clock, clocksIn } from '#domain/guide/proposal/reading/clock.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'

const inWords = phrases(
  `check in, checkin, check ins, checkins, arrivals, entrada, hora de llegada, llegada, llegar, lleguen, llegas, pueden entrar, puedes entrar, entrar, arrive, arrival, ingreso, ingresar, entran, move in, get in, come in, come any time, come anytime, los esperamos, te esperamos, los recibimos, ready, lista a partir, listo a partir, disponible a partir, recibimos, recibir, recibo, access from`,
)
const outWords = phrases(
  `check out, checkout, check outs, checkouts, departures, salida, desocupar, desocupen, desocupa, entregar, entreguen, hora de salir, salen, salir, salgan, departure, vacate, be out, are out, out by, leave by, day you leave, depart, dejar la casa, dejar el depa, dejar el departamento, move out, leave the house, leave the place, leaving, you leave`,
)
const otherTimes = phrases(
  `late, early, tarde de, temprano, temprana, tardia, tardio, anticipada, si llegan, si llegas, si vienen, if you arrive, if youre arriving, if you are arriving, despues de las 9, despues de las 10, despues de las 11, after hours, extra, cargo, fee, equipaje, maletas, luggage, bags, cerrado, closes, cierra, antes de su llegada, antes de tu llegada`,
)

/** When guests may come, and when they go. */
export function findTimes(units: readonly Unit[]): Find[] {
  const finds: Find[] = []
  for (const unit of units) {
    if (unit.isGuest || unit.isQuestion) continue
    for (const { of, clock } of timesIn(unit)) {
      if (finds.some(({ fact }) => fact.kind === 'time' && fact.of === of)) continue
      const time = timeText(of, clock)
      finds.push({ fact: { kind: 'time', of, time }, units: [unit], sureness: 'sure' })
    }
  }
  return finds
}

type StayTime = { of: 'checkIn' | 'checkOut'; clock: Clock }

function timesIn(unit: Unit): StayTime[] {
  const { tokens, words, start } = unit
  const clocks = clocksIn(tokens, words, start)
  if (clocks.length === 0) return []
  const found: StayTime[] = []
  let of: StayTime['of'] | undefined = ofLabel(unit)
  let at = 0
  for (const [index, clock] of clocks.entries()) {
    for (; at < clock.from; at += 1) {
      if (lengthAt(tokens, inWords, at) > 0) of = 'checkIn'
      if (lengthAt(tokens, outWords, at) > 0) of = 'checkOut'
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
    found.push({ of: named, clock: withHalfOf(clock, clocks[index + 1]) })
  }
  return found
}

/** 3 – 9 pm: both are of the afternoon. */
function withHalfOf(clock: Clock, next: Clock | undefined): Clock {
  const isPair = next && next.from - clock.to <= 2 && next.isSure && !clock.isSure
  if (!isPair || next.minutes < 720 || clock.minutes >= 720) return clock
  return { ...clock, minutes: clock.minutes + 720, isSure: true }
}

function ofLabel({ labelTopic, lineTopic, heading, tokens, label, lineLabel }: Unit) {
  const name = `${label} ${lineLabel}`
  if (/late|early|tarde|tard[ií]|tempran/i.test(name)) return undefined
  for (const topic of [
    labelTopic,
    lineTopic,
    tokens.length <= (heading?.isQuestion ? 9 : 6) ? heading?.topic : undefined,
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
