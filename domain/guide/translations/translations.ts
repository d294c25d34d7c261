import { bounded, fields, wrongType } from '#domain/guide/fields.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { isRecord, readRecord, readText } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'

/** A text in another language: shown where its original still says what it said when it was translated. */
const keptTranslation = z.object({
  text: z.string(),
  /** The hash of its original. */
  of: z.string(),
  /** Made by a machine, and nobody has accepted it yet. */
  machine: z.boolean().optional(),
})

export type Translation = z.output<typeof keptTranslation>

/** By the address of the text: its path in the form, an entry under its id. */
export type TranslatedTexts = Readonly<Record<string, Translation>>

export type Translations = { readonly [Language in GuideLanguage]?: TranslatedTexts }

/** Longer than any original: what is said in eleven words here takes fifteen there. */
export const translationLimits = { max: 10_000 }

const sentTranslation = fields({
  text: bounded(translationLimits.max),
  of: bounded(64).optional(),
  machine: z.boolean(wrongType).optional(),
})

const mostTexts = 8000

/** Something by the addresses of a guide's texts, as a save brings it. */
export function sentByAddress<Said extends z.ZodType>(said: Said) {
  return z
    .record(z.string().max(200, { error: 'too_long' satisfies FieldCode }), said, wrongType)
    .refine((texts) => Object.keys(texts).length <= mostTexts, {
      error: 'too_many' satisfies FieldCode,
      params: { max: mostTexts },
    })
}

/** As a save brings them: a language it does not name stays as it is, one it names is replaced as a whole. */
export const sentTranslations = z.partialRecord(
  z.enum(guideLanguages),
  sentByAddress(sentTranslation),
  {
    error: ({ code }): FieldCode => (code === 'invalid_type' ? 'wrong_type' : 'unknown_choice'),
  },
)

/** Those of one language as they are answered. */
export const keptTexts = z.record(z.string(), keptTranslation)

export const keptTranslations = z.partialRecord(z.enum(guideLanguages), keptTexts)

export type SentTranslations = z.output<typeof sentTranslations>

/** The texts of each language that has any; undefined where none has. */
export function translationsOf(
  textsIn: (language: GuideLanguage) => TranslatedTexts,
): Translations | undefined {
  const said = guideLanguages.flatMap((language) => {
    const texts = textsIn(language)
    return Object.keys(texts).length > 0 ? [[language, texts] as const] : []
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** What was kept, whatever stands there; undefined where nothing is translated. */
export function readTranslations(stored: unknown): Translations | undefined {
  return translationsOf((language) => {
    const texts = Object.entries(readRecord(readRecord(stored)[language])).filter(
      ([, kept]) => isRecord(kept) && !isBlank(readText(kept.text)),
    )
    return Object.fromEntries(
      texts.map(([path, kept]) => [path, readTranslation(readRecord(kept))]),
    )
  })
}

function readTranslation({ text, of, machine }: Readonly<Record<string, unknown>>): Translation {
  return { text: readText(text), of: readText(of), ...(machine === true && { machine: true }) }
}

/** The other languages of a guide in which something is written, in the order of all languages. */
export function languagesIn(translations: Translations | undefined): GuideLanguage[] {
  return guideLanguages.filter((language) => Object.keys(translations?.[language] ?? {}).length > 0)
}
