import { guideLanguages } from './guide-language.ts'
import { z } from './zod.ts'

/** Apart from `guide-language.ts`, so that a page which only shows languages carries no validator. */
export const guideLanguageSchema = z.enum(guideLanguages)
