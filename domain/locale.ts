import { z } from 'zod'

/** The two languages of every screen, mail and message. */
export const locales = ['es', 'en'] as const

export const localeSchema = z.enum(locales)

export type Locale = (typeof locales)[number]

/** A sentence in both languages; leaving one out does not type-check. */
export type Bilingual = Readonly<Record<Locale, string>>
