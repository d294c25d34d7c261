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

/**
 * Hashes of what the three templates told of gas, fire, drinking water and help, from before they marked what they say as
 * hidden: a stored guide in which these words wait was never shown with them.
 */
export const hiddenBefore: ReadonlySet<string> = new Set(
  [
    '1gcsk2e0ahymrh 1iqzxjk0ac8lrg 1csndhg1c7011x 01qhti81phgt3z 0p5omef1lgvqv9',
    '1nnex0d08bm2aj 1l2p0wq0x16o6y 0p0ep2o1vl73hm 1d6dfe41x1bxj1 1a7vpmq1dqcsgn',
    '01uchyy1iyde3n 1vhley11p8c9vb 1au4ai00cbmxxi 1bvul2p1v9yzk6',
    '0mihzrh13uyjaq 0i3hi9a0hjdlrp 0fgo6mz05voluv',
    '1xz4m3g12ezzb4 18xc3jk093ycp1 1w8055x0fxsnc2 0n97c6a03v14vx 0wrkhwm1xz3d2b',
    '1x4qq700vmg0ap 0sf56ty15k8x01 0iqtcuz1n7fwln 1slmfmb16fa5pv 0hdhs881gea00v 1ozd6kb02gxrt0',
  ].flatMap((hashes) => hashes.split(' ')),
)
