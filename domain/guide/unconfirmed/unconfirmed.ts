import { z } from 'zod'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import { readRecord } from '#domain/values/read-json.ts'

/**
 * Texts that nobody has said are true: by address, as in translations, with the hash of what stood there. One whose
 * words are others by now has been touched, and counts as confirmed.
 */
export type Unconfirmed = Readonly<Record<string, string>>

/** Longer than any hash of ours. */
export const unconfirmedLimits = { max: 64 }
const mostTexts = 8000

const wrongType = { error: 'wrong_type' satisfies FieldCode }
const tooLong = { error: 'too_long' satisfies FieldCode }

/** As a save brings them: what it does not name is confirmed. */
export const sentUnconfirmed = z
  .record(
    z.string().max(200, tooLong),
    z.string(wrongType).max(unconfirmedLimits.max, tooLong),
    wrongType,
  )
  .refine((texts) => Object.keys(texts).length <= mostTexts, {
    error: 'too_many' satisfies FieldCode,
    params: { max: mostTexts },
  })

/** As they are answered. */
export const keptUnconfirmed = z.record(z.string(), z.string())

/** Those texts, by address, as waiting to be confirmed. */
export function unconfirmedTexts(texts: Readonly<Record<string, string>>): Unconfirmed {
  return Object.fromEntries(
    Object.entries(texts).map(([address, words]) => [address, hashOf(words)]),
  )
}

/** Whether the words at that address still wait to be confirmed. */
export function isUnconfirmed(
  unconfirmed: Unconfirmed | null | undefined,
  address: string,
  words: string,
): boolean {
  if (!unconfirmed || !Object.hasOwn(unconfirmed, address)) return false
  return unconfirmed[address] === hashOf(words)
}

/** What was kept, whatever stands there; undefined where everything is confirmed. */
export function readUnconfirmed(stored: unknown): Unconfirmed | undefined {
  const texts = Object.entries(readRecord(stored)).filter(
    (text): text is [string, string] => typeof text[1] === 'string',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
