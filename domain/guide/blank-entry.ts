import type { z } from 'zod'
import { blankOf } from './blanks.ts'
import { entryOf, findField } from './facts.ts'
import { guidebookFormSchema } from './guide-form.ts'

/** A blank entry of the list at a path of the form. */
export function blankEntryOf(path: string): unknown {
  const list = findField(guidebookFormSchema, path.split('.'))
  const entry = list && entryOf(list)
  if (!entry) throw new Error(`the form has no list at ${path}`)
  return blankOf(entry as z.ZodType)
}
