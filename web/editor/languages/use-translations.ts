import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { wordsToTranslate } from '#domain/guide/translations/standing.ts'
import {
  languagesIn,
  type TranslatedTexts,
  type Translations,
} from '#domain/guide/translations/translations.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'

/** The translations of the form that is being edited: they are kept, saved and compared with the rest of it. */
export function useTranslations() {
  const { control, getValues, setValue } = useFormAccess()
  const translations: Translations = useWatch({ control, name: 'translations' }) ?? {}
  const own = useWatch({ control, name: 'language' })
  // Nobody types an original while its translations are open: they cover the form.
  const words = useMemo(() => wordsToTranslate(toGuidebookForm(getValues())), [getValues])
  return {
    own,
    words,
    translations,
    languages: languagesIn(translations).filter((language) => language !== own),
    /** Empty is how a save is told that a language goes. */
    put: useCallback(
      (language: GuideLanguage, texts: TranslatedTexts) =>
        setValue('translations', { ...getValues('translations'), [language]: texts }),
      [getValues, setValue],
    ),
  }
}
