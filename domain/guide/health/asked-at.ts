import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { entryOf, findField, partsOf, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { mainKeyOf } from '#domain/guide/stored/read-stored.ts'
import { readList, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { phrasesIn, plainWords, saysOneOf } from './phrases.ts'
import type { Question } from './questions.ts'
import { rules } from './rules.ts'
import { switchOf } from './seen.ts'

/** Where a host answers a question: the switch that hides its answer, a blank field, or a list that lacks an entry. */
export function askedAt(question: Question, form: GuidebookForm, hidden?: string): string {
  const { ask } = rules[question]
  const isContactOff = question === 'contact' && !form.welcome.contactInfoEnabled
  const off = (hidden && switchOf(form, hidden)) ?? switchOf(form, ask)
  if (off) return off
  if (isContactOff) return 'welcome.contactInfoEnabled'
  if (ask === 'houseManual.rooms') return kitchenOf(form) ?? blankIn(form, ask)
  return blankIn(form, ask)
}

/** What is asked of the kitchen is written there, wherever the host has put it. */
function kitchenOf({ houseManual, language }: GuidebookForm): string | undefined {
  const says = phrasesIn(rules.kitchen.says, language)
  const at = houseManual.rooms.findIndex(({ label }) => saysOneOf(plainWords(label), says))
  const room = houseManual.rooms[at]
  if (!room) return undefined
  const blank = room.features.findIndex(isBlank)
  return `houseManual.rooms.${at}.features${blank < 0 ? '' : `.${blank}`}`
}

/** The first field of an entry that waits to be typed in; the list itself where none does. */
function blankIn(form: GuidebookForm, path: string): string {
  const entry = entryAt(path)
  if (!entry) return path
  const entries = path.split('.').reduce<unknown>((part, key) => readRecord(part)[key], form)
  const at = readList(entries).findIndex((each) => saysNothing(entry as z.ZodType, each))
  return at < 0 ? path : `${path}.${at}.${mainKeyOf(partsOf(entry))}`
}

function entryAt(path: string): Schema | undefined {
  const list = findField(wholeFormSchema, path.split('.'))
  return list && entryOf(list)
}
