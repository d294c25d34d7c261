import { factsOf, fieldsOf } from '#domain/guide/facts.ts'
import { wrongType } from '#domain/guide/fields.ts'
import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { isSeen } from '#domain/guide/seen.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { storedToForm, unsaidHours } from '#domain/guide/stored/stored-to-form.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { allWordsOf, fieldPathOf, type Words } from '#domain/guide/translations/words.ts'
import type { Wifi } from '#domain/guide/wifi-network.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import {
  callingCodeOf,
  callsAnother,
  dialledIn,
  digitsOf,
  findPhoneNumber,
} from '#domain/values/phone-number.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'
import { unconfirmedLimits } from './unconfirmed.ts'
import { factAddressOf, hiddenFacts } from './waiting-facts.ts'

const essentialKinds = ['wifi', 'code', 'phone', 'address', 'hours', 'house', 'number'] as const

/** What hurts a guest most when it is wrong, as guests will read it: one network, one code, the host's number, the address, the hours, what of the house is empty, whom else they can call. */
export type Essential = {
  kind: (typeof essentialKinds)[number]
  /**
   * Which kind of code or of phone; of hours, by which zone's clocks; of the house, what of it is empty, in the order of `texts`;
   * of a number, its place in the description: `emergency.fireContact`.
   */
  as?: string
  /** Where it is typed: its entry, or its first text. */
  address: string
  /** Of a number the name of its entry, and what guests dial. */
  texts: string[]
  /** Numbers that are dialled otherwise than they are written: with the country they are taken to be of. */
  dialled?: string[]
  /** Read only with the link of a stay. */
  isLocked?: boolean
  /** Every address a yes is said of. */
  said: string[]
  /** By what the same value is known again, wherever it stands. */
  of: string
  /** The same of each of its fields, where it is of several. */
  parts?: string[]
}

const most = 200

/** Those that a host says are right, each by its `of`. */
export const sentRight = z
  .array(
    z.string(wrongType).max(unconfirmedLimits.max, { error: 'too_long' satisfies FieldCode }),
    wrongType,
  )
  .max(most, { error: 'too_many' satisfies FieldCode })

/** Those of a guide that say something, and the address where it is missing, in the order they are asked about. */
export function essentialsOf(content: GuidebookContent): Essential[] {
  const form = storedToForm(content)
  const { welcome, wifiTech, localGuide } = form
  const { propertyLocation: home } = localGuide
  const callingCode = callingCodeOf(welcome.hostPhone, content.timeZone)
  const inTabs = [
    ...welcome.wifiNetworks.map((network) => ({ tab: 'welcome', network })),
    ...wifiTech.wifiNetworks.map((network) => ({ tab: 'wifiTech', network })),
  ].filter(({ tab }) => isSeen(form, `${tab}.wifiNetworks`))
  const hours = [content.checkinTime, content.checkoutTime]
  const map = isSaid(home.mapsLink) ? ['localGuide.propertyLocation.mapsLink'] : []
  const found = [
    ...networksOf(inTabs),
    ...welcome.arrival.codes
      .filter(({ code }) => !isBlank(code))
      .map(({ id, kind, label, code, notes, stayOnly }) =>
        essential({
          kind: 'code',
          as: kind,
          texts: [label, code, notes],
          said: [`welcome.arrival.codes.${id}`],
          ...(stayOnly && { isLocked: true }),
        }),
      ),
    essential({
      kind: 'phone',
      // Without the country there is no chat: guests are shown a number to call.
      as: findPhoneNumber(welcome.hostPhone, callingCode)?.whatsapp
        ? welcome.hostPhoneType
        : 'phone',
      texts: [welcome.hostPhone],
      ...dialledAs([welcome.hostPhone], callingCode),
      said: ['welcome.hostPhone'],
    }),
    essential({
      kind: 'address',
      // A guide that was copied from another house's leads there still.
      texts: [home.address.trim(), ...map.map(() => home.mapsLink.trim())],
      said: ['localGuide.propertyLocation.address', ...map],
    }),
    essential({
      kind: 'hours',
      as: content.timeZone,
      texts: hours.map((time) => findStayTime(time)?.time24 ?? ''),
      said: ['welcome.checkInHour', 'welcome.checkOutHour'],
    }),
  ]
  const shown = found.filter(({ address }) => isSeen(form, address))
  const said = shown.filter(({ texts }) => texts.some(isSaid))
  // Also of a home whose guests are told how to get in, and not where it is.
  const isAsked = (each: Essential) => said.includes(each) || each.kind === 'address'
  const others = said.length > 0 ? shown.filter(isAsked) : []
  const house = said.length > 0 ? leftEmpty(form) : []
  return [...others, ...house, ...numbersOf(form, others, callingCode)].slice(0, most)
}

/** What guests read of the house where its host has written nothing: two bedrooms, a place to park. */
function leftEmpty(form: GuidebookForm): Essential[] {
  const empty = fieldsOf(houseManual).flatMap(([key, field]) => {
    const value: unknown = form.houseManual[key as keyof GuidebookForm['houseManual']]
    const { guestsRead } = factsOf(field)
    const isEmpty = value === null || (typeof value === 'string' && isBlank(value))
    return isEmpty && guestsRead !== undefined ? [{ key, text: String(guestsRead) }] : []
  })
  const said = empty.map(({ key }) => `houseManual.${key}`)
  if (!said[0] || !isSeen(form, said[0])) return []
  const as = empty.map(({ key }) => key).join(' ')
  const parts = empty.map(({ key, text }) => hashOf(['house', key, text].join('\n')))
  return [essential({ kind: 'house', as, texts: empty.map(({ text }) => text), said, parts })]
}

/** Whom else of the home guests can call, those for an emergency first: what they are not shown yet is not asked about. */
function numbersOf(form: GuidebookForm, others: readonly Essential[], callingCode: string) {
  const hidden = hiddenFacts(form, form.unconfirmed).map(({ address }) => address)
  const isElsewhere = new Set([...hidden, ...others.flatMap(({ said }) => said)])
  // A restaurant's number helps nobody in and out of trouble, and a guide may have forty of them.
  const ofTheHome = allWordsOf(form).filter(({ section }) => section !== 'local_guide')
  const shown = ofTheHome.filter((words) => isSeen(form, fieldPathOf(words)))
  const facts = [...Map.groupBy(shown, factAddressOf)].flatMap(([address, words]) => {
    const [first] = words
    const numbers = words.flatMap((each) => calledIn(each, callingCode))
    if (!first || numbers.length === 0 || isElsewhere.has(address)) return []
    const name = words.find(({ facts }) => facts.isName)?.original.trim() ?? ''
    const place = first.path === address ? first.at : first.at.slice(0, -1)
    const number = essential({
      kind: 'number',
      as: place.join('.'),
      texts: [name, ...new Set(numbers)],
      ...dialledAs(numbers, callingCode),
      said: [address],
      ...(words.some(({ isLocked }) => isLocked) && { isLocked: true }),
    })
    return [{ number, canHurt: words.some(({ facts }) => facts.canHurt) }]
  })
  const urgentFirst = facts.toSorted((one, other) => +other.canHurt - +one.canHurt)
  return urgentFirst.map(({ number }) => number)
}

function dialledAs(numbers: readonly string[], callingCode: string) {
  const dialled = numbers.flatMap((written) => {
    const dial = findPhoneNumber(written, callingCode)?.dial ?? ''
    return dial.startsWith('+') && !digitsOf(written).includes(digitsOf(dial)) ? dial : []
  })
  return dialled.length > 0 && { dialled: [...new Set(dialled)] }
}

/** Whom to call is one button, whatever is said around it; in other words each number is one. */
function calledIn({ original, facts }: Words, callingCode: string): string[] {
  if (facts.saysWhomToCall) return callsAnother(original, callingCode) ? [original.trim()] : []
  const isTold = (facts.isWords || facts.canHurt) && !facts.isOfNoLanguage
  return isTold ? dialledIn(original, callingCode) : []
}

/** Of a save, the hours that the editor had opened with and its host left as they were. */
export function filledHours(previous: GuidebookContent, content: GuidebookContent): string[] {
  const [offered, said] = [storedToForm(previous).welcome, storedToForm(content).welcome]
  const left = unsaidHours(content)
  return unsaidHours(previous).flatMap((key) =>
    !left.includes(key) && said[key] === offered[key] ? [`welcome.${key}`] : [],
  )
}

/** A network stands in two tabs, and a password is taken from wherever it was written: it is one question. */
function networksOf(inTabs: readonly { tab: string; network: Wifi }[]): Essential[] {
  const named = inTabs.filter(({ network }) => isSaid(network.ssid))
  const byName = Map.groupBy(named, ({ network }) => network.ssid.trim())
  return [...byName].map(([ssid, same]) => {
    const said = same.find(({ network }) => isSaid(network.password)) ?? same[0]
    const places = [...(said ? [said] : []), ...same.filter((other) => other !== said)]
    return essential({
      kind: 'wifi',
      texts: [ssid, said?.network.password ?? ''],
      said: places.map(({ tab, network }) => `${tab}.wifiNetworks.${network.id}`),
      ...(same.every(({ network }) => network.stayOnly) && { isLocked: true }),
    })
  })
}

/** Whether somebody has said so before, of all of it or of each of its fields. */
export function isKnown({ of, parts }: Essential, before: ReadonlySet<string>): boolean {
  return before.has(of) || (parts?.every((part) => before.has(part)) ?? false)
}

export function knownBy({ of, parts = [] }: Essential): string[] {
  return [of, ...parts]
}

function essential({ said, ...each }: Omit<Essential, 'address' | 'of'>): Essential {
  const of = hashOf([each.kind, each.as ?? '', ...each.texts].join('\n'))
  return { ...each, address: said[0] ?? '', said, of }
}

function isSaid(text: string) {
  return !isBlank(text)
}
