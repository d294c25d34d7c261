import fs from 'node:fs'
import constants from './always.json' with { type: 'json' }

export type Schema = {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

type Bundle = { 'x-operations': Record<string, string>; $defs: Record<string, Schema> }

/** The files are written in this very shape. */
const read = (name: string) =>
  JSON.parse(fs.readFileSync(new URL(name, import.meta.url), 'utf8')) as Bundle

export const bundle = read('./stripe-subset.schema.json')
export const further = read('./further-events.schema.json')

function definition(name: string): Schema {
  const found = bundle.$defs[name] ?? further.$defs[name]
  if (!found) throw new Error(`the schema bundle has no ${name}`)
  return found
}

const resolve = (schema: Schema): Schema =>
  schema.$ref ? definition(schema.$ref.replace('#/$defs/', '')) : schema

/** Of several things that a value may be, the object. */
function objectOf(schema: Schema): Schema {
  const whole = resolve(schema)
  return whole.anyOf?.map(objectOf).find(({ properties }) => properties) ?? whole
}

/** Whether Stripe takes a parameter at this path of an operation's request. */
export function isParameter(operation: string, path: readonly PropertyKey[]): boolean {
  let schema: Schema | undefined = definition(`request.${operation}`)
  for (const step of path) {
    const whole: Schema = objectOf(schema)
    schema = typeof step === 'number' ? whole.items : whole.properties?.[String(step)]
    if (!schema) return false
  }
  return true
}

type Values = Record<string, unknown>

const always: Record<string, Values | undefined> = constants

/**
 * An object as Stripe sends it: what this sandbox always says of it, what its record has under Stripe's name, spelled our
 * way, what is given, and the least that its schema requires beside.
 */
export function filled(name: string, record: object, given: Values = {}): Values {
  const schema = definition(name)
  const known = Object.entries(record)
    .map(([key, value]) => [inSnakeCase(key), value] as const)
    .filter(([key, value]) => schema.properties?.[key] && value !== undefined)
  return fill(schema, { ...always[name], ...Object.fromEntries(known), ...given })
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function fill({ properties = {}, required = [] }: Schema, given: Values): Values {
  const names = new Set([...required, ...Object.keys(given)])
  return Object.fromEntries(
    [...names].map((name) => [name, complete(properties[name] ?? {}, given[name])]),
  )
}

function complete(schema: Schema, given: unknown): unknown {
  if (given === undefined) return least(resolve(schema))
  if (Array.isArray(given)) {
    const { items } = resolve(schema)
    return items ? given.map((part) => complete(items, part)) : given
  }
  if (typeof given !== 'object' || given === null) return given
  const whole = objectOf(schema)
  return whole.properties ? fill(whole, Object.fromEntries(Object.entries(given))) : given
}

/** Null where Stripe may send it or the bundle does not say what else, then its only word, no, nothing, none. */
function least(schema: Schema): unknown {
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type = [] }) => type)
  if (types.includes('null') || schema.enum?.includes(null)) return null
  if (types.length === 0 && !schema.enum && !schema.anyOf) return null
  if (schema.enum?.length === 1) return schema.enum[0]
  if (types.includes('boolean')) return false
  if (types.includes('integer')) return 0
  if (types.includes('array')) return []
  if (types.includes('object')) return fill(schema, {})
  throw new Error(`the schema asks for more than is given: ${JSON.stringify(schema)}`)
}
