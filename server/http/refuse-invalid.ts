import type { ZodError } from 'zod'
import { refusedPartsOf } from '#domain/guide/guidebook.ts'
import { Refusal } from '#domain/messages/refusals.ts'

type Checked = { target: string } & ({ success: true } | { success: false; error: ZodError })

/** What a request that does not fit its schema is told: an address that can name nothing names nothing. */
export function refuseInvalid(result: Checked) {
  if (result.success) return
  if (result.target === 'param') throw new Refusal('not_found')
  const { fields: all, fieldValues } = refusedPartsOf(result.error)
  const { '': whole, ...fields } = all
  throw new Refusal('invalid_request', { fields, fieldValues })
}
