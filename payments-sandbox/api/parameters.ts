import { z } from 'zod'
import type { Metadata } from '#sandbox/records.ts'
import { isParameter } from '#sandbox/schema/bundle.ts'
import { invalid } from './api-error.ts'

/** The kinds of parameters, as the text that a form carries. */

export const text = z.string().min(1)
export const flag = z.literal(['true', 'false']).transform((value) => value === 'true')

const isInteger = (value: string) => /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value))

const notAnInteger = {
  error: ({ input }: { input?: unknown }) => `Invalid integer: ${String(input)}`,
  params: { code: 'parameter_invalid_integer' },
}

export const integer = z.string().refine(isInteger, notAnInteger).transform(Number)

export const between = (least: number, most: number) =>
  integer.refine((value) => value >= least && value <= most, {
    error: `This value must be between ${least} and ${most}.`,
    params: { code: 'parameter_invalid_integer' },
  })

/** The most units that Stripe sells at once. */
export const mostUnits = 999_999

export const upTo = z
  .string()
  .refine((value) => value === 'inf' || isInteger(value), notAnInteger)
  .transform((value) => (value === 'inf' ? undefined : Number(value)))

export const url = z.string().refine((value) => /^https?:\/\/\S+$/.test(value), {
  error: 'Not a valid URL',
  params: { code: 'url_invalid' },
})

/** Not a record of zod's: a key may have any name, `__proto__` too. */
export const metadata = z.custom<Metadata | ''>(
  (value) =>
    value === '' ||
    (isForm(value) &&
      Object.values(value).every((part) => typeof part === 'string' && part.length <= 500)),
  'Invalid metadata: keys with texts of at most 500 characters',
)

/** Keys with an empty value go, the others are set; an empty text removes them all. */
export function changeMetadata(current: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === undefined) return current
  if (change === '') return {}
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== '')
  if (merged.length > 50) throw invalid('Metadata can have at most 50 keys.', { param: 'metadata' })
  return Object.fromEntries(merged)
}

/** What an operation takes of a form, or Stripe's refusal of the first thing that is wrong. */
export function readParameters<Schema extends z.ZodType>(
  operation: string,
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(form, { reportInput: true })
  const [issue] = error?.issues ?? []
  if (success) return data
  throw issue ? refusal(operation, issue) : error
}

function refusal(operation: string, issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys') {
    const path = [...issue.path, issue.keys[0] ?? '']
    const param = nameOf(path)
    // Silence would look like support: parameters that the sandbox does not act on are refused.
    if (isParameter(operation, path)) {
      return invalid(`The sandbox does not support the parameter ${param} here.`, { param })
    }
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = nameOf(issue.path)
  switch (issue.code) {
    case 'invalid_value':
      return invalid(`The sandbox only knows \`${param}=${issue.values.join('|')}\` here.`, {
        param,
      })
    case 'custom':
      return invalid(issue.message, { code: issue.params?.code, param })
    case 'too_small':
      return invalid(
        `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
        { code: 'parameter_invalid_empty', param },
      )
    case 'invalid_type':
      if (issue.input === undefined) return missing(param)
      return invalid(`Invalid ${issue.expected}: ${param}`, { param })
    default:
      return invalid(issue.message, { param })
  }
}

export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

/** `items[0][quantity]`. */
const nameOf = ([first, ...rest]: readonly PropertyKey[]) =>
  [String(first ?? ''), ...rest.map((step) => `[${String(step)}]`)].join('')

type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `a[b][0][c]=x` to `{ a: { b: [{ c: 'x' }] } }`, the bracket form that Stripe's clients write. */
export function decodeForm(text: string): Form {
  const root = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) place(root, keysOf(name), value)
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]))
}

/** Without a prototype, so that a key may have any name. */
const emptyForm = (): Form => Object.create(null)

function keysOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw invalid(`Invalid parameter name: ${name}`)
  const [, first = '', rest = ''] = match
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)]
}

/** A key that is left empty is the next of a list. */
function place(form: Form, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inner = form[key] ?? emptyForm()
  if (!isForm(inner)) throw invalid(`Invalid parameter: ${key}`)
  form[key] = inner
  place(inner, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (!isForm(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
