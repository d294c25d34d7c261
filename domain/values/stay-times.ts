import type { Locale } from './locale.ts'

export const dayPeriods = ['AM', 'PM'] as const

export type DayPeriod = (typeof dayPeriods)[number]

/** A clock time as a form holds it: what was typed and the half of the day. */
export type TypedTime = { hour: string; period: DayPeriod }

export type StayTime = { time24: string; time12: string }

/** What the editor shows for a guide that has no stored times. */
export const defaultCheckIn: TypedTime = { hour: '3:00', period: 'PM' }
export const defaultCheckOut: TypedTime = { hour: '11:00', period: 'AM' }

/** What a time field shows after each keystroke: digits and a colon, at most five characters. */
export function formatTimeInput(typed: string): string {
  const [before = '', after] = typed.replace(/[^0-9:]/g, '').split(':')
  if (after === undefined) return withColon(before)
  if (before.length <= 2 && after.length <= 2) return `${before}:${after}`
  const reflowed = withColon(before + after)
  return before.length <= 2 && !isTimeText(reflowed) ? `${before}:${after.slice(0, 2)}` : reflowed
}

function withColon(digits: string): string {
  if (digits.length < 3) return digits
  const hourLength = digits.length === 3 ? 1 : 2
  return `${digits.slice(0, hourLength)}:${digits.slice(hourLength, hourLength + 2)}`
}

export function togglePeriod(period: DayPeriod): DayPeriod {
  return period === 'AM' ? 'PM' : 'AM'
}

type Keystroke = {
  before: TypedTime
  hour: string
  /** What the host pressed last, or what the field opened with. */
  pressed: DayPeriod
}

/** The half of the day after a keystroke: twelve is noon until AM is pressed, 0 and 13 to 23 say it themselves. */
export function periodWhileTyping({ before, hour, pressed }: Keystroke): DayPeriod {
  const typed = hourBeingTyped(hour)
  if (typed === 12) return hourBeingTyped(before.hour) === 12 ? before.period : 'PM'
  if (typed > 12 && typed < 24) return 'PM'
  return typed === 0 ? 'AM' : pressed
}

/** The hour, though its minutes are not all there yet; NaN before there is any. */
function hourBeingTyped(text: string): number {
  return Number(/^(\d{1,2})(?::|$)/.exec(text)?.[1] ?? Number.NaN)
}

/** The time after AM or PM is pressed; an hour of the 24-hour clock goes over to the one it is pressed on. */
export function withPeriod({ hour }: TypedTime, period: DayPeriod): TypedTime {
  const clock = findClock(hour)
  if (!clock || (clock.hour > 0 && clock.hour <= 12)) return { hour, period }
  return { hour: hourTextOf(clock), period }
}

const lastEvening = 22 * 60
const firstMorning = 5 * 60

/** Whether hardly anybody leaves at this hour: from 22:00 to 5:00. */
export function isNightTime(typed: TypedTime): boolean {
  const clock = findStoredClock(storedTimeOf(typed))
  if (!clock) return false
  const minute = clock.hour * 60 + clock.minute
  return minute >= lastEvening || minute <= firstMorning
}

/** Whether a typed time is none at all or a real one. */
export function isTimeText(typed: string): boolean {
  return typed.trim() === '' || findClock(typed) !== undefined
}

/** `3:00` PM -> `15:00:00`; an hour from 13 to 23 is on the 24-hour clock whatever the period says. */
export function storedTimeOf({ hour, period }: TypedTime): string | null {
  const clock = findClock(hour)
  if (!clock) return null
  return `${twoDigits(hourOfDay(clock.hour, period))}:${twoDigits(clock.minute)}:00`
}

function hourOfDay(hour: number, period: DayPeriod): number {
  if (hour === 0 || hour > 12) return hour
  return (hour % 12) + (period === 'PM' ? 12 : 0)
}

/** `15:00:00` -> `3:00` PM; undefined when there is no readable time. */
export function findTypedTime(stored: unknown): TypedTime | undefined {
  const clock = findStoredClock(stored)
  if (!clock) return undefined
  return {
    hour: hourTextOf(clock),
    period: clock.hour < 12 ? 'AM' : 'PM',
  }
}

/** `15:00:00` -> 15:00 and 3 PM; undefined when there is no readable time. */
export function findStayTime(stored: unknown): StayTime | undefined {
  const clock = findStoredClock(stored)
  if (!clock) return undefined
  const minutes = clock.minute === 0 ? '' : `:${twoDigits(clock.minute)}`
  return {
    time24: `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`,
    time12: `${clock.hour % 12 || 12}${minutes} ${clock.hour < 12 ? 'AM' : 'PM'}`,
  }
}

/** A stored time as a reader says it; what is no readable time stays as it is. */
export function sayTime(stored: string, locale: Locale): string {
  const time = findStayTime(stored)
  return (locale === 'en' ? time?.time12 : time?.time24) ?? stored
}

type Clock = { hour: number; minute: number }

function hourTextOf({ hour, minute }: Clock): string {
  return `${hour % 12 || 12}:${twoDigits(minute)}`
}

function findStoredClock(stored: unknown): Clock | undefined {
  return typeof stored === 'string' ? findClock(withoutSeconds(stored)) : undefined
}

function withoutSeconds(time: string): string {
  return time.trim().replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?$/, '$1')
}

/** Reads `3`, `3:`, `300`, `3:00`, `15:30`; seconds are somebody else's. */
function findClock(text: string): Clock | undefined {
  const match = /^(\d{1,2})(?::|:?(\d{2}):?)?$/.exec(text.trim())
  if (!match) return undefined
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  return hour < 24 && minute < 60 ? { hour, minute } : undefined
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
