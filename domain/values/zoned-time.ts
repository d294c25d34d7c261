/** A day as a calendar writes it: `2026-11-22`. */
const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/

export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = dayShape.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return year !== '' && Number(year) >= 1900 && date.toISOString().startsWith(text)
}

/** The moment at which clocks of a zone show this day and hour; an hour that summer time skips is the one after it. */
export function momentIn(timeZone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time.slice(0, 5)}:00Z`)
  const early = asUtc - offsetAt(timeZone, asUtc)
  const late = asUtc - offsetAt(timeZone, early)
  return offsetAt(timeZone, late) === asUtc - late ? late : Math.max(early, late)
}

/** The day that calendars of a zone show at a moment. */
export function dayIn(timeZone: string, moment: number): string {
  return new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(0, 10)
}

/** The hour that clocks of a zone show at a moment: `15:00`. */
export function timeIn(timeZone: string, moment: number): string {
  return new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(11, 16)
}

export function nightsBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / dayMs
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

const dayMs = 24 * 60 * 60 * 1000

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetAt(timeZone: string, moment: number): number {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(moment / 1000) * 1000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}
