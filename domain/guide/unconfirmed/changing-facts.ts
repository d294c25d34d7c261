import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { isSeen } from '#domain/guide/seen.ts'
import { allWordsOf, fieldPathOf, type Words } from '#domain/guide/translations/words.ts'
import { digitsOf, findPhoneNumber } from '#domain/values/phone-number.ts'
import { isBlank } from '#domain/values/text.ts'
import { factAddressOf, hiddenFacts } from './waiting-facts.ts'

export const changingKinds = ['code', 'wifi', 'phone', 'price'] as const

/** What a host changes and forgets to tell: how one gets in and online, whom one calls, what it costs. */
export type ChangingFact = {
  kind: (typeof changingKinds)[number]
  /** Of its entry, or of the text itself. */
  address: string
  section: Words['section']
  texts: Words[]
}

/** What of a guide a host is asked about once a month, kind by kind; what guests do not see is not asked. */
export function changingFacts(guide: GuidebookForm): ChangingFact[] {
  const hidden = new Set(hiddenFacts(guide, guide.unconfirmed).map(({ address }) => address))
  const said = allWordsOf(guide).filter(
    (words) => !isBlank(words.original) && isSeen(guide, fieldPathOf(words)),
  )
  const facts = [...Map.groupBy(said, factAddressOf)].flatMap(([address, texts]) => {
    const [first] = texts
    const kind = changingKinds.find((each) => texts.some((text) => isOf[each](text)))
    const isAsked = first && kind && !hidden.has(address)
    return isAsked ? [{ kind, address, section: first.section, texts }] : []
  })
  return eachNetworkOnce(facts).toSorted(
    (one, other) => changingKinds.indexOf(one.kind) - changingKinds.indexOf(other.kind),
  )
}

/** A network stands in two tabs; where both say the same it is one question. */
function eachNetworkOnce(facts: readonly ChangingFact[]): ChangingFact[] {
  const said = new Set<string>()
  return facts.filter(({ kind, texts }) => {
    if (kind !== 'wifi') return true
    const network = texts.map(({ original }) => original.trim()).join('\n')
    const isNew = !said.has(network)
    said.add(network)
    return isNew
  })
}

const isOf: Record<ChangingFact['kind'], (words: Words) => boolean> = {
  code: ({ path }) => path.startsWith('welcome.arrival.codes.'),
  wifi: ({ at }) => at.includes('wifiNetworks'),
  // Seven digits at least: 911 stays what it is, and a street number is none.
  phone: ({ original }) => digitsOf(findPhoneNumber(original)?.dial ?? '').length >= 7,
  price: ({ original }) => saysPrice(original),
}

/** An amount of money: the sign before it, or what it is counted in after it. */
export function saysPrice(text: string): boolean {
  return pricePattern.test(text)
}

const pricePattern =
  /[$€£]\s?\d|\b(mxn|usd|eur)\s?\d|\d\s?(€|(mxn|usd|eur|m\.?n\b|dlls?|dls|pesos?|d[oó]lar(es)?|dollars?|euros?)\b)/i

const daysBetween = 30

/** A guide that was published, confirmed and put off before this moment is asked about again. */
export function checksBefore(now: Date): Date {
  return new Date(now.getTime() - daysBetween * 24 * 60 * 60 * 1000)
}
