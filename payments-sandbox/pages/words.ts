import type { Language } from './language.ts'
import { en } from './words-en.ts'
import { es, type Words } from './words-es.ts'

export type { Words } from './words-es.ts'

export const wordsIn = (language: Language): Words => ({ es, en })[language]
