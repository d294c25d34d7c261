import type { FieldCode } from '#domain/messages/field-messages.ts'
import { findShortCode } from '#domain/values/short-code.ts'
import { cleanText, isBlank } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'

const code = (field: FieldCode) => ({ error: field })

/** What somebody writes to the people behind the product. */
export const supportMessageSchema = z.object({
  email: z.email(code('email')).max(254, code('too_long')),
  message: z
    .string(code('required'))
    // A field counts a line's end once; a form sends two characters for it.
    .overwrite((typed) => cleanText(typed).replaceAll('\r\n', '\n'))
    .max(5000, code('too_long'))
    .refine((text) => !isBlank(text), code('required')),
  /** The short code of a guide that is reported; what can be none is left out. */
  guideCode: z
    .string(code('wrong_type'))
    .max(40, code('too_long'))
    .overwrite((typed) => findShortCode(cleanText(typed)) ?? '')
    .default(''),
  /** A field no person sees: whoever fills it in is a program. */
  website: z.string(code('wrong_type')).max(200, code('too_long')).default(''),
})

export type SupportMessage = z.output<typeof supportMessageSchema>

export function isFromProgram({ website }: Pick<SupportMessage, 'website'>) {
  return website !== ''
}
