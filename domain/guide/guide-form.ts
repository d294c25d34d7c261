import type { z } from 'zod'
import { arrival } from '#domain/guide/sections/arrival.ts'
import { emergency } from '#domain/guide/sections/emergency.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { localGuide } from '#domain/guide/sections/local-guide.ts'
import { welcome } from '#domain/guide/sections/welcome.ts'
import {
  type SentTranslations,
  type Translations,
  translationLimits,
} from '#domain/guide/translations/translations.ts'
import { type Unconfirmed, unconfirmedLimits } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { entryOf, type Facts, factsOf, findField, type Limits, type Schema } from './facts.ts'
import { fields, list, seenEntry, text } from './fields.ts'
import { ownSection, wholeOwnSection } from './own-blocks.ts'
import { perSection } from './section-names.ts'
import { timeZoneText } from './time-zone.ts'
import { wifiNetworks } from './wifi-network.ts'

export const wifiTech = fields({
  wifiNetworks: wifiNetworks(),
  devices: list(
    { max: 100 },
    seenEntry({ name: text({ max: 160, isName: true }), notes: text({ max: 3000 }) }),
  ),
})

/** A rule of the house, or a step at the end of a stay. */
const titledNotes = () =>
  list(
    { max: 100 },
    seenEntry({ title: text({ max: 200, isName: true }), notes: text({ max: 5000 }) }),
  )

export const houseRules = fields({ rules: titledNotes() })
export const checkout = fields({ steps: titledNotes() })

/** What each tab holds, beside the host's own blocks. */
export const tabsSchema = fields({
  welcome,
  houseManual,
  localGuide,
  wifiTech,
  emergency,
  houseRules,
  checkout,
})

export type Tabs = z.output<typeof tabsSchema>

// Absent is "leave as it is": a client that knows no arrival never erases one.
const sentWelcome = welcome.extend({ arrival: arrival.unwrap().optional() })

/** The whole form of the seven tabs as it travels; what is missing takes its default. */
export const guidebookFormSchema = fields({
  language: guideLanguageSchema.optional(),
  timeZone: timeZoneText.optional(),
  welcome: sentWelcome.prefault({} as z.input<typeof sentWelcome>),
  houseManual: houseManual.prefault({}),
  localGuide: localGuide.prefault({}),
  wifiTech: wifiTech.prefault({}),
  emergency: emergency.prefault({}),
  houseRules: houseRules.prefault({}),
  checkout: checkout.prefault({}),
  sections: fields(perSection(() => ownSection)).optional(),
})

/** A checked form as a client sent it: language, zone, arrival and own blocks may be left unsaid. */
export type GuidebookPayload = z.output<typeof guidebookFormSchema> & {
  /** Hang on the addresses of its texts; left out they stay as they are. */
  translations?: SentTranslations | undefined
  /** Those nobody has confirmed; left out they stay as they are. */
  unconfirmed?: Unconfirmed | undefined
}

/** The form with everything said: as the editor holds it, and as a guide is answered. */
export const wholeFormSchema = guidebookFormSchema.extend({
  language: guideLanguageSchema,
  timeZone: timeZoneText,
  welcome,
  sections: fields(perSection(() => wholeOwnSection)),
})

export type GuidebookForm = z.output<typeof wholeFormSchema> & {
  /** Absent where nothing is translated. */
  translations?: Translations | undefined
  /** Absent where everything is confirmed. */
  unconfirmed?: Unconfirmed | undefined
}

/** The bounds of the field at a path of the form; none where there is no such field. */
export function limitAt(path: string): Limits {
  // Translations are no fields of the form: they hang on the addresses of its texts.
  if (path.startsWith('translations.')) return translationLimits
  if (path.startsWith('unconfirmed.')) return unconfirmedLimits
  return factsAt(path).limits ?? {}
}

/** What is known of the field at a path of the form; nothing where there is no such field. */
export function factsAt(path: string): Facts {
  const field = fieldAt(path)
  return field ? factsOf(field) : {}
}

export function fieldAt(path: string): Schema | undefined {
  return findField(wholeFormSchema, path.split('.'))
}

/** What the entries of the list at a path of the form are. */
export function entryAt(path: string): Schema {
  const entry = findEntryAt(path)
  if (!entry) throw new Error(`the form has no list at ${path}`)
  return entry
}

export function findEntryAt(path: string): Schema | undefined {
  const field = fieldAt(path)
  return field && entryOf(field)
}
