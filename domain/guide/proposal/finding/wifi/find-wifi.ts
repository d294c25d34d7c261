import type { Find } from '#domain/guide/proposal/finding/find.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { readUnit } from './read-wifi.ts'

export type Pair = {
  network?: string | undefined
  password?: string | undefined
  units: Unit[]
  isGuessed: boolean
}

/** The networks of a home and their passwords, told in one place or line after line. */
export function findWifi(units: readonly Unit[]): Find[] {
  const pairs: Pair[] = []
  let open: Pair | undefined
  let since = 0
  for (const unit of units) {
    since += 1
    if (since > 4) open = undefined
    const read = unit.isGuest || unit.isQuestion ? undefined : readUnit(unit, open, pairs)
    if (!read) continue
    const isNew =
      !open ||
      (read.network !== undefined && open.network !== undefined) ||
      (read.password !== undefined && open.password !== undefined)
    if (isNew || !open) {
      open = { network: undefined, password: undefined, units: [], isGuessed: false }
      pairs.push(open)
    }
    open.network ??= read.network
    open.password ??= read.password
    open.isGuessed ||= read.isGuessed
    open.units = [...open.units, unit]
    since = 0
    for (const network of read.others ?? []) {
      pairs.push({ network, password: read.password, units: [unit], isGuessed: false })
    }
  }
  return pairs.flatMap((pair, index) => {
    const { network, isGuessed, units: from } = pair
    const later = pairs.slice(index + 1, index + 4).find(({ password }) => password !== undefined)
    const twin = pairs
      .slice(Math.max(0, index - 3), index)
      .findLast(({ units: [unit] }) => unit === from[0])
    const password =
      pair.password ??
      (pair.network && isNear(pair, later) ? later?.password || undefined : undefined) ??
      twin?.password
    if (!network || password === undefined) return []
    const isGood = network.length <= 64 && password.length <= 128
    const sureness = isGuessed ? ('doubtful' as const) : ('sure' as const)
    return isGood
      ? [{ fact: { kind: 'wifi' as const, network, password }, units: from, sureness, isAll: true }]
      : []
  })
}

function isNear(one: Pair, other: Pair | undefined): boolean {
  const from = one.units.at(-1)?.line ?? 0
  return other !== undefined && (other.units[0]?.line ?? 99) - from <= 3
}
