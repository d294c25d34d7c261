import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import {
  formOfTemplate,
  type Start,
  type TemplateName,
  type TemplateWords,
  templateNames,
} from './templates.ts'

const texts = import.meta.glob<string>('./*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

function textOf(name: TemplateName, language: Locale) {
  return texts[`./${name}.${language}.json`] ?? ''
}

/** The form a new guide starts with. */
export function startForm(start: Start, language: Locale): GuidebookForm {
  if (start === 'empty') return emptyGuidebookForm({ language })
  return formOfTemplate(start, language, textOf(start, language))
}

/** What the templates say, in each language they are written in. */
export function templateWords(): readonly Partial<Record<GuideLanguage, TemplateWords>>[] {
  return templateNames.map((name) => ({
    es: JSON.parse(textOf(name, 'es')),
    en: JSON.parse(textOf(name, 'en')),
  }))
}
