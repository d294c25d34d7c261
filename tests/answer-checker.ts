import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { JsonSchema } from '#tests/guides/schema-values.ts'
import type { ApiDescription, Operation } from './request-arbitraries.ts'

/** Holds answers against the API's own description: refusals have the one shape, the rest what the call promises. */
export function answerChecker({ components }: ApiDescription) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const validators = new Map<JsonSchema, ValidateFunction>()
  const validatorOf = (schema: JsonSchema) => {
    const known = validators.get(schema) ?? ajv.compile({ ...schema, components })
    validators.set(schema, known)
    return known
  }

  return async (answer: Response, { call, operation }: { call: string; operation: Operation }) => {
    const text = await answer.text()
    expect(answer.status, `${call} answered ${text}`).toBeLessThan(500)
    if (answer.status >= 400) return assertRefusal(call, text)
    const promised = operation.responses[answer.status]
    expect(promised, `${call} promises no ${answer.status}`).toBeDefined()
    const schema = promised?.content?.['application/json']?.schema
    if (!schema) return
    const validate = validatorOf(schema)
    expect(validate(JSON.parse(text)), `${call}: ${ajv.errorsText(validate.errors)}\n${text}`).toBe(
      true,
    )
  }
}

function assertRefusal(call: string, text: string) {
  const { error, code, fields } = JSON.parse(text)
  expect(error, call).toMatch(/\w{3}/)
  expect(error, call).not.toMatch(/\[object|undefined|\bat \/|select |insert /i)
  expect(code, call).toMatch(/^[a-z][a-z0-9_]+$/)
  for (const sentence of Object.values(fields ?? {})) expect(sentence, call).toMatch(/\w{3}/)
}
