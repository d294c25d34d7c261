import { limitAt } from '#domain/guide/guidebook.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'

const words = {
  copied: { es: 'copia', en: 'copy', fr: 'copie', pt: 'cópia', de: 'Kopie' },
  imported: { es: 'importada', en: 'imported', fr: 'importé', pt: 'importado', de: 'importiert' },
} as const satisfies Record<string, Record<GuideLanguage, string>>

type Named = { name: string; language: GuideLanguage }

/** What another guide of a home is called, so that its host tells it from those with the names that are `taken`. */
export function copyName(
  named: Named,
  way: keyof typeof words,
  taken: readonly string[],
  count = 1,
): string {
  const { name, language } = named
  const ending = ` (${words[way][language]}${count > 1 ? ` ${count}` : ''})`
  const { max = 0 } = limitAt('welcome.propertyName')
  // Never ends in half of a character.
  const cut = name.slice(0, max - ending.length).replace(/[\ud800-\udbff]$/, '')
  const found = `${cut.trimEnd()}${ending}`
  return taken.includes(found) ? copyName(named, way, taken, count + 1) : found
}
