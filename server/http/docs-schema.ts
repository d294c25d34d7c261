import { html } from 'hono/html'
import type { ApiDocument } from './openapi-document.ts'

/** The parts of a JSON schema that a reader is told. */
export type Schema = {
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  multipleOf?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
}

/** A schema with its references and parts put in their places. */
export function resolveSchema(document: ApiDocument, schema: unknown): Schema {
  if (typeof schema !== 'object' || schema === null) return {}
  const { $ref, allOf, anyOf, properties, items, additionalProperties, ...rest } =
    schema as Schema & {
      $ref?: string
      allOf?: unknown[]
      anyOf?: unknown[]
    }
  const resolve = (part: unknown) => resolveSchema(document, part)
  const referred = $ref && document.components.schemas?.[$ref.split('/').at(-1) ?? '']
  const parts = [referred, ...(allOf ?? []), ...(anyOf ?? [])].filter(Boolean).map(resolve)
  const own: Schema = {
    ...rest,
    ...(properties && { properties: mapValues(properties, resolve) }),
    ...(items && { items: resolve(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: resolve(additionalProperties),
    }),
  }
  return parts.reduceRight(merge, own)
}

function merge(own: Schema, part: Schema): Schema {
  return {
    ...part,
    ...own,
    ...((own.properties || part.properties) && {
      properties: { ...part.properties, ...own.properties },
    }),
    required: [...(part.required ?? []), ...(own.required ?? [])],
  }
}

function mapValues<Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

/** The fields of a schema as a list, the inner ones inside. */
export function schemaFields(schema: Schema): ReturnType<typeof html> {
  const inner = schema.items ?? schema
  if (!inner.properties) return html`<p class="note">${wordsFor(schema)}</p>`
  const required = new Set(inner.required)
  return html`<ul>${Object.entries(inner.properties).map(
    ([
      name,
      field,
    ]) => html`<li><code>${name}</code>${required.has(name) ? ' *' : ''} <small>${wordsFor(field)}</small>
${field.description ? html`<p>${field.description}</p>` : ''}
${hasFields(field) ? schemaFields(field) : ''}</li>`,
  )}</ul>`
}

function hasFields(schema: Schema) {
  return Boolean(schema.properties ?? schema.items?.properties)
}

function wordsFor(schema: Schema): string {
  const words = [kindOf(schema)]
  if (schema.enum) words.push(schema.enum.map((choice) => JSON.stringify(choice)).join(' | '))
  if (schema.maxLength !== undefined) words.push(`up to ${schema.maxLength} characters`)
  if (schema.maxItems !== undefined) words.push(`up to ${schema.maxItems}`)
  if (schema.minimum !== undefined) words.push(`from ${schema.minimum}`)
  if (schema.maximum !== undefined) words.push(`to ${schema.maximum}`)
  if (schema.multipleOf !== undefined) words.push(`in steps of ${schema.multipleOf}`)
  if (schema.default !== undefined) words.push(`default ${JSON.stringify(schema.default)}`)
  return words.filter(Boolean).join(', ')
}

function kindOf({ type, format, items, additionalProperties }: Schema): string {
  if (items) return `list of ${kindOf(items) || 'anything'}`
  if (typeof additionalProperties === 'object') return 'by name'
  const kinds = [type ?? []].flat().map((kind) => (kind === 'null' ? 'or null' : kind))
  return [...kinds, format && `(${format})`].filter(Boolean).join(' ')
}
