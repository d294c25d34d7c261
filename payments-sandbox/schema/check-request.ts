import type { Form, FormValue } from '#sandbox/api/form.ts'
import { invalid } from '#sandbox/errors/api-error.ts'
import { definition, resolve, type Schema } from './bundle.ts'

export type Params = Record<string, unknown>

/** The parameters of a request, turned from text into what its schema says, or Stripe's refusal. */
export function checkRequest(operation: string, form: Form): Params {
  return checkObject(resolve(definition(`request.${operation}`)), form, '')
}

function check(schema: Schema, value: FormValue, path: string): unknown {
  const resolved = resolve(schema)
  if (resolved.anyOf) return checkAny(resolved.anyOf, value, path)
  if (resolved.const !== undefined) return checkOneOf([resolved.const], value, path)
  if (resolved.enum) return checkOneOf(resolved.enum, value, path)
  switch (resolved.type) {
    case 'object':
      return checkObject(resolved, value, path)
    case 'array':
      return checkArray(resolved, value, path)
    case 'integer':
      return checkInteger(value, path)
    case 'boolean':
      return checkBoolean(value, path)
    default:
      return checkText(resolved, value, path)
  }
}

function checkAny(options: Schema[], value: FormValue, path: string): unknown {
  let refusal: unknown
  for (const option of options) {
    try {
      return check(option, value, path)
    } catch (error) {
      refusal ??= error
    }
  }
  throw refusal
}

function checkObject(schema: Schema, value: FormValue, path: string): Params {
  if (typeof value === 'string' || Array.isArray(value)) {
    throw invalid(`Invalid object: ${path}`, { param: path })
  }
  for (const name of schema.required ?? []) {
    if (value[name] !== undefined) continue
    const param = join(path, name)
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const known = Object.entries(value).map(([name, part]) => {
    const param = join(path, name)
    const open = schema.additionalProperties
    if (typeof open === 'object') return [name, checkFreeText(open, part, param)]
    const property = schema.properties?.[name]
    if (!property) {
      throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    }
    return [name, check(property, part, param)]
  })
  return Object.fromEntries(known)
}

const join = (path: string, name: string) => (path === '' ? name : `${path}[${name}]`)

function checkArray(schema: Schema, value: FormValue, path: string): unknown[] {
  if (!Array.isArray(value)) throw invalid('Invalid array', { param: path })
  return value.map((part, index) => check(schema.items ?? {}, part, `${path}[${index}]`))
}

function checkOneOf(options: unknown[], value: FormValue, path: string): FormValue {
  if (options.includes(value)) return value
  const listed = options.filter((option) => option !== '').join(', ')
  throw invalid(`Invalid ${path}: must be one of ${listed}`, { param: path })
}

function checkInteger(value: FormValue, path: string): number {
  if (typeof value === 'string' && /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value))) {
    return Number(value)
  }
  throw invalid(`Invalid integer: ${String(value)}`, {
    code: 'parameter_invalid_integer',
    param: path,
  })
}

function checkBoolean(value: FormValue, path: string): boolean {
  if (value === 'true') return true
  if (value === 'false') return false
  throw invalid(`Invalid boolean: ${String(value)}`, { param: path })
}

function checkText(schema: Schema, value: FormValue, path: string): string {
  if (value === '') {
    throw invalid(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param: path },
    )
  }
  return checkFreeText(schema, value, path)
}

/** Metadata: an empty value is allowed, because it removes the key. */
function checkFreeText(schema: Schema, value: FormValue, path: string): string {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${path}`, { param: path })
  if (schema.maxLength !== undefined && value.length > schema.maxLength) {
    throw invalid(`Invalid string: must be at most ${schema.maxLength} characters`, {
      param: path,
    })
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) {
    throw invalid(`Invalid value for ${path}`, { param: path })
  }
  return value
}
