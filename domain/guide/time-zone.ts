import type { FieldCode } from '#domain/messages/field-messages.ts'
import { z } from '#domain/values/zod.ts'

export const timeZoneText = z
  .string({ error: 'wrong_type' satisfies FieldCode })
  .max(64, { error: 'too_long' satisfies FieldCode })
  .refine(isTimeZone, { error: 'time_zone' satisfies FieldCode })

/** Named zones only: an offset such as +05:00 knows no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // Intl answers an unknown zone with a RangeError and offers no question to ask first.
    return false
  }
}

/** Mexico's zones: that is where most homes are. */
export const mexicanZones = [
  'America/Mexico_City',
  'America/Cancun',
  'America/Hermosillo',
  'America/Mazatlan',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Tijuana',
]

/** Others that lie in Mexico: Intl lists them beside the seven. */
const otherMexicanZones = [
  'America/Merida',
  'America/Monterrey',
  'America/Matamoros',
  'America/Ojinaga',
  'America/Bahia_Banderas',
]

export function isMexicanZone(name: string): boolean {
  return mexicanZones.includes(name) || otherMexicanZones.includes(name)
}
