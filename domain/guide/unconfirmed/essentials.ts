import { wrongType } from '#domain/guide/fields.ts'
import { isSeen } from '#domain/guide/health/seen.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { storedToForm } from '#domain/guide/stored/stored-to-form.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { Wifi } from '#domain/guide/wifi-network.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'
import { unconfirmedLimits } from './unconfirmed.ts'

export const essentialKinds = ['wifi', 'code', 'phone', 'address', 'hours'] as const

/** What hurts a guest most when it is wrong, as guests will read it: one network, one code, the number, the address, the hours. */
export type Essential = {
  kind: (typeof essentialKinds)[number]
  /** Which kind of code or of number. */
  as?: string
  /** Where it is typed: its entry, or its first text. */
  address: string
  texts: string[]
  /** Read only with the link of a stay. */
  isLocked?: boolean
  /** Every address a yes is said of. */
  said: string[]
  /** By what the same value is known again, wherever it stands. */
  of: string
}

const most = 200

/** Those that a host says are right, each by its `of`. */
export const sentRight = z
  .array(
    z.string(wrongType).max(unconfirmedLimits.max, { error: 'too_long' satisfies FieldCode }),
    wrongType,
  )
  .max(most, { error: 'too_many' satisfies FieldCode })

/** Those of a guide that say something, in the order they are asked about. */
export function essentialsOf(content: GuidebookContent): Essential[] {
  const form = storedToForm(content)
  const { welcome, wifiTech, localGuide } = form
  const inTabs = [
    ...welcome.wifiNetworks.map((network) => ({ tab: 'welcome', network })),
    ...wifiTech.wifiNetworks.map((network) => ({ tab: 'wifiTech', network })),
  ].filter(({ tab }) => isSeen(form, `${tab}.wifiNetworks`))
  const hours = [content.checkinTime, content.checkoutTime]
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
      as: welcome.hostPhoneType,
      texts: [welcome.hostPhone],
      said: ['welcome.hostPhone'],
    }),
    essential({
      kind: 'address',
      texts: [localGuide.propertyLocation.address],
      said: ['localGuide.propertyLocation.address'],
    }),
    essential({
      kind: 'hours',
      texts: hours.map((time) => findStayTime(time)?.time24 ?? ''),
      said: ['welcome.checkInHour', 'welcome.checkOutHour'],
    }),
  ]
  return found.filter(({ address, texts }) => texts.some(isSaid) && isSeen(form, address))
}

type InTab = { tab: string; network: Wifi }

/** A network stands in two tabs, and a password is taken from wherever it was written: it is one question. */
function networksOf(inTabs: readonly InTab[]): Essential[] {
  const named = inTabs.filter(({ network }) => isSaid(network.ssid))
  const byName = Map.groupBy(named, ({ network }) => network.ssid.trim())
  return [...byName].map(([ssid, same]) => {
    const said = same.find(({ network }) => isSaid(network.password)) ?? same[0]
    const others = same.filter((other) => other !== said)
    const places = [...(said ? [said] : []), ...others]
    return essential({
      kind: 'wifi',
      texts: [ssid, said?.network.password ?? ''],
      said: places.map(({ tab, network }) => `${tab}.wifiNetworks.${network.id}`),
    })
  })
}

function essential({ said, ...each }: Omit<Essential, 'address' | 'of'>): Essential {
  const of = hashOf([each.kind, each.as ?? '', ...each.texts].join('\n'))
  return { ...each, address: said[0] ?? '', said, of }
}

function isSaid(text: string) {
  return !isBlank(text)
}
