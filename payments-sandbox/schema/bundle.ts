import fs from 'node:fs'

export type Schema = {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  pattern?: string
  maxLength?: number
}

type Bundle = { 'x-operations': Record<string, string>; $defs: Record<string, Schema> }

const file = new URL('./stripe-subset.schema.json', import.meta.url)

/** The file is generated in this very shape. */
export const bundle = JSON.parse(fs.readFileSync(file, 'utf8')) as Bundle

export function definition(name: string): Schema {
  const found = bundle.$defs[name]
  if (!found) throw new Error(`the schema bundle has no ${name}`)
  return found
}

export const resolve = (schema: Schema): Schema =>
  schema.$ref ? definition(schema.$ref.replace('#/$defs/', '')) : schema
