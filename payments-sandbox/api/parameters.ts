import { invalid } from '#sandbox/errors/api-error.ts'
import type { Params } from '#sandbox/schema/check-request.ts'
import type { Metadata } from '#sandbox/store/records.ts'

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

/** Silence would look like support: parameters that the sandbox does not act on are refused. */
export function refuseOthers(params: Params, supported: readonly string[], within = ''): void {
  const name = Object.keys(params).find((name) => !supported.includes(name))
  if (name === undefined) return
  const param = within === '' ? name : `${within}[${name}]`
  throw invalid(`The sandbox does not support the parameter ${param} here.`, { param })
}

/** The same for values: one that Stripe takes and the sandbox does not act on. */
export function requireValue(params: Params, name: string, only: string | boolean): void {
  if (params[name] === only) return
  throw invalid(`The sandbox only knows \`${name}=${only}\` here.`, { param: name })
}

export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
