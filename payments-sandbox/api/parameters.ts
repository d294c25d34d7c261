import { invalid } from '#sandbox/errors/api-error.ts'
import type { Params } from '#sandbox/schema/check-request.ts'
import type { Address, Metadata } from '#sandbox/store/records.ts'

/** Keys with an empty value go, the others are set; an empty text removes them all. */
export function changeMetadata(current: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === undefined) return current
  if (change === '') return {}
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== '')
  if (merged.length > 50) {
    throw invalid('Metadata can have at most 50 keys.', { param: 'metadata' })
  }
  return Object.fromEntries(merged)
}

export type AddressParam = {
  city?: string
  country?: string
  line1?: string
  line2?: string
  postal_code?: string
  state?: string
}

export function readAddress(
  current: Address | null,
  param: AddressParam | '' | undefined,
): Address | null {
  if (param === undefined) return current
  if (param === '') return null
  return {
    city: param.city ?? null,
    country: param.country ?? null,
    line1: param.line1 ?? null,
    line2: param.line2 ?? null,
    postalCode: param.postal_code ?? null,
    state: param.state ?? null,
  }
}

/** Silence would look like support: parameters that the sandbox does not act on are refused. */
export function refuseOthers(params: Params, supported: readonly string[]): void {
  const param = Object.keys(params).find((name) => !supported.includes(name))
  if (param === undefined) return
  throw invalid(`The sandbox does not support the parameter ${param} here.`, { param })
}
