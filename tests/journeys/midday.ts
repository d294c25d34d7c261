import { addDays, dayIn, timeIn } from '#domain/values/zoned-time.ts'

const zones = ['America/Mexico_City', 'Asia/Tokyo', 'Europe/Madrid']

/** A zone where it is day now: at night a house's day is not yet the calendar's. */
export const dayZone = zones.find(isDay) ?? 'Europe/Madrid'

/** The day so many days from today, in the zone where it is day. */
export function daysFromToday(days: number): string {
  return addDays(dayIn(dayZone, Date.now()), days)
}

function isDay(zone: string): boolean {
  const time = timeIn(zone, Date.now())
  return time >= '09:00' && time < '18:00'
}
