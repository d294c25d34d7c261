import { z } from 'zod'
import type { FieldCode } from './field-messages.ts'
import { type TextPath, textLimits } from './form-limits.ts'
import { isSafeLink } from './links.ts'
import { isMapsLink } from './maps-link.ts'
import { isTimeText } from './stay-times.ts'
import { cleanText, isBlank } from './text.ts'

/** A text of the form: bounded, cleaned, its default when absent. */
export function text(path: TextPath, otherwise = '') {
  return boundedText(path).default(otherwise)
}

export function requiredText(path: TextPath, missing: FieldCode) {
  const error = (issue: { input?: unknown }) =>
    issue.input === undefined ? missing : ('wrong_type' satisfies FieldCode)
  return z
    .string({ error })
    .max(textLimits[path], { error: 'too_long' satisfies FieldCode })
    .overwrite(cleanText)
    .refine((value) => !isBlank(value), { error: missing })
}

export function timeText(path: TextPath) {
  return boundedText(path)
    .refine(isTimeText, { error: 'time' satisfies FieldCode })
    .default('')
}

export function emailText(path: TextPath) {
  return boundedText(path)
    .overwrite(trimmed)
    .refine((value) => value === '' || emailShape.test(value), {
      error: 'email' satisfies FieldCode,
    })
    .default('')
}

export function mapsLinkText(path: TextPath) {
  return boundedText(path)
    .overwrite(trimmed)
    .refine((value) => value === '' || isMapsLink(value), {
      error: 'maps_link' satisfies FieldCode,
    })
    .default('')
}

export function linkText(path: TextPath) {
  return boundedText(path)
    .overwrite(trimmed)
    .refine((value) => value === '' || isSafeLink(value), { error: 'link' satisfies FieldCode })
    .default('')
}

export const timeZoneText = z
  .string({ error: 'wrong_type' satisfies FieldCode })
  .max(textLimits.timeZone, { error: 'too_long' satisfies FieldCode })
  .refine(isTimeZone, { error: 'time_zone' satisfies FieldCode })

const emailShape = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/u

function boundedText(path: TextPath) {
  return z
    .string({ error: 'wrong_type' satisfies FieldCode })
    .max(textLimits[path], { error: 'too_long' satisfies FieldCode })
    .overwrite(cleanText)
}

function trimmed(value: string): string {
  return isBlank(value) ? '' : value.trim()
}

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
