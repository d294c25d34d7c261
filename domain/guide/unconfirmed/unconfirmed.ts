import { wrongType } from '#domain/guide/fields.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { sentByAddress } from '#domain/guide/translations/translations.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { z } from '#domain/values/zod.ts'

/**
 * Texts that nobody has said are true: by address, as in translations, with the hash of what stood there, and a
 * `!` after it where guests are not shown it. One whose words are others by now has been touched, and counts as confirmed.
 */
export type Unconfirmed = Readonly<Record<string, string>>

/** Longer than any hash of ours. */
export const unconfirmedLimits = { max: 64 }

/** As a save brings them: what it does not name is confirmed. */
export const sentUnconfirmed = sentByAddress(
  z.string(wrongType).max(unconfirmedLimits.max, { error: 'too_long' satisfies FieldCode }),
)

export const keptUnconfirmed = z.record(z.string(), z.string())

type Texts = Readonly<Record<string, string>>

/** Those texts, by address, as waiting to be confirmed. */
export function unconfirmedTexts(texts: Texts): Unconfirmed {
  return marked(texts, hashOf)
}

/** The same of texts that guests are not shown meanwhile, wherever they stand. */
export function hiddenTexts(texts: Texts): Unconfirmed {
  return marked(texts, (words) => `${hashOf(words)}${hiddenSign}`)
}

function marked(texts: Texts, mark: (words: string) => string): Unconfirmed {
  return Object.fromEntries(Object.entries(texts).map(([address, words]) => [address, mark(words)]))
}

const hiddenSign = '!'

export function isMarkedHidden(mark: string | undefined): boolean {
  return mark?.endsWith(hiddenSign) ?? false
}

export function marksSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && hashIn(one) === hashIn(other)
}

function hashIn(mark: string | undefined) {
  return mark?.split(hiddenSign)[0]
}

/** Whether the words at that address still wait to be confirmed. */
export function isUnconfirmed(
  unconfirmed: Unconfirmed | null | undefined,
  address: string,
  words: string,
): boolean {
  if (!unconfirmed || !Object.hasOwn(unconfirmed, address)) return false
  return marksSame(unconfirmed[address], hashOf(words))
}

/** What was kept, whatever stands there; undefined where everything is confirmed. */
export function readUnconfirmed(stored: unknown): Unconfirmed | undefined {
  const texts = Object.entries(readRecord(stored)).filter(
    (text): text is [string, string] => typeof text[1] === 'string',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
