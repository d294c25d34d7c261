import { findCodes } from '#domain/guide/proposal/finding/codes/find-codes.ts'
import { findName } from '#domain/guide/proposal/finding/names/find-name.ts'
import { findWelcome } from '#domain/guide/proposal/finding/names/find-welcome.ts'
import { findTold } from '#domain/guide/proposal/finding/told/find-told.ts'
import { findWifi } from '#domain/guide/proposal/finding/wifi/find-wifi.ts'
import type { Heading } from '#domain/guide/proposal/reading/headings.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import type { Find } from './find.ts'
import { findAddress } from './find-address.ts'
import { findCounts } from './find-counts.ts'
import { findEmails, findMapsLinks } from './find-links.ts'
import { findPhones } from './find-phones.ts'
import { findTimes } from './find-times.ts'

/** Every fact that the units of a text tell. */
export function findAll(units: readonly Unit[], headings: readonly Heading[]): Find[] {
  const wifi = findWifi(units)
  const links = findMapsLinks(units)
  const taken = new Set(
    [...wifi, ...links].filter(({ isAll }) => isAll).flatMap((find) => find.units),
  )
  const rest = units.filter((unit) => !taken.has(unit))
  const address = findAddress(rest)
  const codes = findCodes(
    units,
    (unit) =>
      taken.has(unit) ||
      (address?.units[0] === unit &&
        !/c[oó]digo|code|clave|pin|marc|teclad|keypad|combo/i.test(unit.words)),
  )
  const exact = [
    ...findTimes(rest),
    ...findCounts(rest),
    ...findPhones(rest),
    ...findEmails(rest),
    ...codes,
    ...(address ? [address] : []),
  ]
  const name = findName(rest, headings)
  const welcome = findWelcome(rest, (unit) => exact.some((find) => find.units.includes(unit)))
  const greeting = [...(name ? [name] : []), ...(welcome ? [welcome] : [])]
  const told = findTold(rest, { exact, greeting })
  return [...greeting, ...wifi, ...links, ...exact, ...told]
}
