import type { FieldCode } from './field-messages.ts'
import type { MessageValues } from './messages.ts'
import type { RefusalCode } from './refusal-table.ts'

/** From form path (`welcome.propertyName`, `localGuide.places.3.mapsLink`) to what is wrong there. */
export type RefusedFields = Readonly<Record<string, FieldCode>>

export type RefusalDetails = {
  readonly fields?: RefusedFields
  /** What the sentences of those fields count, by the same paths. */
  readonly fieldValues?: Readonly<Record<string, MessageValues>>
  readonly values?: MessageValues
  /** Other keys of the answer, such as `can_delete_to_regain` or `url`. */
  readonly extra?: Readonly<Record<string, unknown>>
  /** The sentence to say when it is not the code's own: one code may fail several actions. */
  readonly saying?: RefusalCode
}

/** An expected no: thrown by rules and writes, turned into an answer in one place. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: RefusedFields | undefined
  readonly fieldValues: RefusalDetails['fieldValues'] | undefined
  readonly values: MessageValues | undefined
  readonly extra: Readonly<Record<string, unknown>> | undefined
  readonly saying: RefusalCode

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = details.fields
    this.fieldValues = details.fieldValues
    this.values = details.values
    this.extra = details.extra
    this.saying = details.saying ?? code
  }
}
