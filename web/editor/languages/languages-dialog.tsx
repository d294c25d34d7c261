import { ArrowLeft } from 'lucide'
import { useCallback, useState } from 'react'
import { figuresOf } from '#domain/guide/translations/standing.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { FiguresLine, LanguageList } from './language-list.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { LinesToTranslate } from './lines-to-translate.tsx'
import { withOurTranslations } from './our-translations.ts'
import { TranslateMissing } from './translate-missing.tsx'
import { useTranslations } from './use-translations.ts'
import { withDrafts } from './with-drafts.ts'

type LanguagesDialogProps = { translatableId?: string; onClose: () => void }

/** The languages of the guide over its form: first which, then one of them text by text. */
export function LanguagesDialog({ translatableId, onClose }: LanguagesDialogProps) {
  const copy = useCopy(translationsCopy)
  const { getValues } = useFormAccess()
  const { own, words, translations, languages, put } = useTranslations()
  const [open, setOpen] = useState<GuideLanguage>()
  /** Which sections begin open is decided anew after each. */
  const [pastes, setPastes] = useState(0)
  const [leaving, setLeaving] = useState<GuideLanguage>()
  const textsOf = (language: GuideLanguage) => getValues('translations')?.[language] ?? {}

  function openTexts(language: GuideLanguage) {
    const before = textsOf(language)
    const texts = withOurTranslations(before, words, { from: own, to: language })
    if (texts !== before) put(language, texts)
    setOpen(language)
  }

  function remove(language: GuideLanguage) {
    put(language, {})
    setLeaving(undefined)
  }

  const change = useCallback(
    (make: (texts: TranslatedTexts) => TranslatedTexts) => {
      if (open) put(open, make(getValues('translations')?.[open] ?? {}))
    },
    [open, getValues, put],
  )
  const back = () => (open ? setOpen(undefined) : onClose())

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="full"
      title={open ? copy.edit(copy.names[open]) : copy.open}
      description={
        open ? <FiguresLine figures={figuresOf(words, translations[open])} own={own} /> : undefined
      }
      closeLabel={copy.backToForm}
      footer={
        <Button icon={open ? ArrowLeft : undefined} onClick={back}>
          {open ? copy.back : copy.backToForm}
        </Button>
      }
    >
      <div className="mx-auto w-full max-w-5xl">
        {open && translatableId ? (
          <TranslateMissing
            language={open}
            guideId={translatableId}
            onDrafts={(drafts) => change((texts) => withDrafts(texts, words, drafts))}
          />
        ) : null}
        {open ? (
          <LinesToTranslate
            language={open}
            words={words}
            texts={translations[open] ?? {}}
            onTexts={(texts) => {
              put(open, texts)
              setPastes(pastes + 1)
            }}
          />
        ) : null}
        {open ? (
          <LanguageTexts
            key={pastes}
            own={own}
            language={open}
            words={words}
            texts={translations[open] ?? {}}
            onChange={change}
          />
        ) : (
          <LanguageList
            own={own}
            languages={languages}
            words={words}
            translations={translations}
            onOpen={openTexts}
            onAdd={openTexts}
            onRemove={setLeaving}
          />
        )}
      </div>
      {leaving ? (
        <AlertDialog
          isOpen
          onCancel={() => setLeaving(undefined)}
          title={copy.removeTitle(copy.names[leaving])}
          description={copy.removeWhy({
            count: Object.keys(textsOf(leaving)).length,
            language: copy.names[leaving],
          })}
          cancelLabel={copy.keep}
          action={
            <Button tone="danger" onClick={() => remove(leaving)}>
              {copy.removeNamed(copy.names[leaving])}
            </Button>
          }
        />
      ) : null}
    </Dialog>
  )
}
