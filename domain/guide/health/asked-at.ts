import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { entryOf, findField, partsOf } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { mainKeyOf } from '#domain/guide/stored/read-stored.ts'
import { readList, valueAt } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { type Question, whereAsked } from './questions.ts'
import { switchOf } from './seen.ts'

/** Where a host answers a question: the switch that hides the place, a blank field, or a list that lacks an entry. */
export function askedAt(question: Question, form: GuidebookForm): string {
  const path = whereAsked[question]
  const kitchen = path === 'houseManual.rooms' ? kitchenOf(form) : undefined
  return switchOf(form, path) ?? kitchen ?? blankIn(form, path)
}

/** What is asked of the kitchen is written in the room that every new guide has for it. */
function kitchenOf({ houseManual: { rooms } }: GuidebookForm): string | undefined {
  const at = rooms.findIndex(({ key }) => key === 'kitchen')
  const blank = rooms[at]?.features.findIndex(isBlank) ?? -1
  return at < 0 ? undefined : `houseManual.rooms.${at}.features${blank < 0 ? '' : `.${blank}`}`
}

/** The first field of an entry that waits to be typed in; the list itself where none does. */
function blankIn(form: GuidebookForm, path: string): string {
  const list = findField(wholeFormSchema, path.split('.'))
  const entry = list && entryOf(list)
  if (!entry) return path
  const at = readList(valueAt(form, path)).findIndex((each) =>
    saysNothing(entry as z.ZodType, each),
  )
  return at < 0 ? path : `${path}.${at}.${mainKeyOf(partsOf(entry))}`
}
