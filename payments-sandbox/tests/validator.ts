import { Ajv2020 } from 'ajv/dist/2020.js'
import { decodeForm } from '#sandbox/api/parameters.ts'
import { bundle, further, type Schema } from '#sandbox/schema/bundle.ts'

/** Validation with ajv: the running sandbox does without. */

const whole = { ...bundle, $defs: withFurtherEvents() }

function withFurtherEvents(): Record<string, Schema> {
  const events = Object.keys(further.$defs).filter((name) => name.startsWith('event.'))
  const anyEvent = [
    ...(bundle.$defs.event?.anyOf ?? []),
    ...events.map((name) => ({ $ref: `#/$defs/${name}` })),
  ]
  return { ...bundle.$defs, ...further.$defs, event: { anyOf: anyEvent } }
}

function openAjv(coerceTypes: boolean) {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    coerceTypes,
  })
  for (const word of ['x-operations', 'x-cut', 'x-open-enum', 'x-enum-cut']) ajv.addKeyword(word)
  return ajv.addSchema(whole)
}

/** Answers and events are JSON and taken literally; requests are text and read as their types. */
const literal = openAjv(false)
const coercing = openAjv(true)

/** What is wrong with `value` as `name` (`subscription`, `event.invoice.paid`, …). */
export const problemsOf = (name: string, value: unknown): string[] => check(literal, name, value)

export const problemsOfRequest = (operation: string, form: string): string[] =>
  check(coercing, `request.${operation}`, decodeForm(form))

function check(ajv: ReturnType<typeof openAjv>, name: string, value: unknown): string[] {
  const validate = ajv.getSchema(`stripe-subset#/$defs/${name}`)
  if (!validate) throw new Error(`the schema bundle has no ${name}`)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name}${instancePath}: ${message} ${JSON.stringify(params)}`,
  )
}
