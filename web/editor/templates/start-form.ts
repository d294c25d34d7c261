import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { readTemplate, type TemplateWords } from './read-template.ts'
import { formOfTemplate, type Start, type TemplateName, templateNames } from './templates.ts'

const texts = import.meta.glob<string>('./*.txt', { eager: true, query: '?raw', import: 'default' })

function textOf(name: TemplateName, language: Locale) {
  return texts[`./${name}.${language}.txt`] ?? ''
}

/** The form a new guide starts with. */
export function startForm(start: Start, language: Locale): GuidebookForm {
  if (start === 'empty') return emptyGuidebookForm({ language })
  return formOfTemplate(start, language, textOf(start, language))
}

/** What the templates say, in each language they are written in. */
export function templateWords(): readonly Partial<Record<GuideLanguage, TemplateWords>>[] {
  return templateNames.map((name) => ({
    es: readTemplate(textOf(name, 'es')),
    en: readTemplate(textOf(name, 'en')),
  }))
}
