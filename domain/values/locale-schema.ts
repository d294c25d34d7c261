import { z } from 'zod'
import { locales } from './locale.ts'

/** Apart from `locale.ts`, so that a page which only shows languages carries no validator. */
export const localeSchema = z.enum(locales)
