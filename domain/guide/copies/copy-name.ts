import { limitAt } from '#domain/guide/guidebook.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

const words = {
  copied: { es: 'copia', en: 'copy', fr: 'copie', pt: 'cópia', de: 'Kopie' },
  imported: { es: 'importada', en: 'imported', fr: 'importé', pt: 'importado', de: 'importiert' },
} as const satisfies Record<string, Record<GuideLanguage, string>>

type Named = { name: string; language: GuideLanguage }

/** What a second guide of a home is called, so that its host tells the two apart. */
export function copyName({ name, language }: Named, way: keyof typeof words) {
  const ending = ` (${words[way][language]})`
  const { max = 0 } = limitAt('welcome.propertyName')
  // Never ends in half of a character.
  const cut = name.slice(0, max - ending.length).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}${ending}`
}
