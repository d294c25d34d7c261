import { ArrowLeft, Plus } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { type Figures, figuresOf, wordsToTranslate } from '#domain/guide/translations/states.ts'
import {
  languagesIn,
  type TranslatedTexts,
  type Translations,
} from '#domain/guide/translations/translations.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess, useValue } from '#web/editor/form/use-editor-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LanguageTexts } from './language-texts.tsx'
import {
  LinesToTranslate,
  TranslateMissing,
  withDrafts,
  withOurTranslations,
} from './translate-all.tsx'

type LanguagesDialogProps = {
  /** What is saved: only that can be brought back. */
  saved?: Translations
  translatableId?: string
  onClose: () => void
}

/** The languages of the guide over its form: first which, then one of them text by text. */
export function LanguagesDialog({ saved, translatableId, onClose }: LanguagesDialogProps) {
  const copy = useCopy(translationsCopy)
  const told = useTranslations()
  const { own, words, translations, changeIn } = told
  const [open, setOpen] = useState<GuideLanguage>()
  /** Which sections begin open is decided anew after each. */
  const [pastes, setPastes] = useState(0)
  const texts = (open && translations[open]) ?? {}
  const back = () => (open ? setOpen(undefined) : onClose())
  const change = useCallback(
    (make: ChangeTexts) => (open ? changeIn(open, make) : {}),
    [open, changeIn],
  )
  return (
    <Dialog
      onClose={onClose}
      size="full"
      column="max-w-5xl"
      title={open ? copy.edit(copy.names[open]) : copy.open}
      description={open ? <FiguresLine figures={figuresOf(words, texts)} own={own} /> : undefined}
      closeLabel={copy.backToForm}
      footer={
        <Button icon={open ? ArrowLeft : undefined} onClick={back}>
          {open ? copy.back : copy.backToForm}
        </Button>
      }
    >
      <div className="mx-auto w-full max-w-5xl">
        {open ? (
          <>
            {translatableId ? (
              <TranslateMissing
                language={open}
                guideId={translatableId}
                onDrafts={(drafts) =>
                  change((now) => withDrafts({ before: texts, now }, words, drafts))
                }
              />
            ) : null}
            <LinesToTranslate
              {...{ words, texts }}
              language={open}
              onTexts={(next) => {
                change(() => next)
                setPastes(pastes + 1)
              }}
            />
            <LanguageTexts
              key={pastes}
              {...{ own, words, texts }}
              language={open}
              onChange={change}
            />
          </>
        ) : (
          <LanguageList {...told} saved={saved} onOpen={setOpen} />
        )}
      </div>
    </Dialog>
  )
}

type ChangeTexts = (texts: TranslatedTexts) => TranslatedTexts

/** The translations of the form that is being edited: they are kept, saved and compared with the rest of it. */
function useTranslations() {
  const { getValues, setValue } = useFormAccess()
  const translations: Translations = useValue('translations') ?? {}
  const own = useValue('language')
  // Nobody types an original while its translations are open: they cover the form.
  const words = useMemo(() => wordsToTranslate(toGuidebookForm(getValues())), [getValues])
  return {
    own,
    words,
    translations,
    languages: languagesIn(translations).filter((language) => language !== own),
    /** Empty is how a save is told that a language goes. */
    changeIn: useCallback(
      (language: GuideLanguage, make: ChangeTexts) => {
        const all = getValues('translations')
        const before = all?.[language] ?? {}
        const texts = make(before)
        if (texts !== before) setValue('translations', { ...all, [language]: texts })
        return texts
      },
      [getValues, setValue],
    ),
  }
}

type LanguageListProps = ReturnType<typeof useTranslations> & {
  saved?: Translations
  onOpen: (language: GuideLanguage) => void
}

/** The other languages of a guide: how far each has come, and those it could still have. */
function LanguageList({ saved, onOpen, ...told }: LanguageListProps) {
  const copy = useCopy(translationsCopy)
  const { own, words, translations, languages, changeIn } = told
  const [leaving, setLeaving] = useState<GuideLanguage>()
  const others = guideLanguages.filter((each) => each !== own && !languages.includes(each))

  function open(language: GuideLanguage) {
    const pair = { from: own, to: language }
    changeIn(language, (texts) => withOurTranslations(texts, words, pair))
    onOpen(language)
  }

  function whatGoes(leaving: GuideLanguage) {
    const texts = Object.entries(translations[leaving] ?? {})
    const kept = saved?.[leaving] ?? {}
    const count = texts.filter(([path, { text }]) => kept[path]?.text === text).length
    const unsaved = texts.length - count
    const language = copy.names[leaving]
    const told = [
      count > 0 && copy.removeWhy({ count, language }),
      unsaved > 0 && copy.removeUnsaved({ count: unsaved, language }),
    ]
    return told.filter(Boolean).join(' ')
  }

  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{copy.lead(copy.inLanguage(copy.names[own]))}</p>
      {languages.length === 0 ? <p>{copy.none}</p> : null}
      <ul className="divide-y divide-hairline empty:hidden">
        {languages.map((language) => (
          <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <div className="min-w-48 flex-1">
              <p className="font-semibold first-letter:uppercase">{copy.names[language]}</p>
              <p className="text-sm text-ink-soft">
                <FiguresLine figures={figuresOf(words, translations[language])} own={own} />
              </p>
            </div>
            <Button onClick={() => open(language)}>{copy.edit(copy.names[language])}</Button>
            <Button
              tone="quiet"
              aria-label={copy.removeNamed(copy.names[language])}
              onClick={() => setLeaving(language)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <section aria-labelledby="add-language" className="flex flex-col gap-3">
          <h3 id="add-language" className="text-lg font-semibold">
            {copy.addTitle}
          </h3>
          <div className="flex flex-wrap gap-3">
            {others.map((language) => (
              <Button key={language} icon={Plus} onClick={() => open(language)}>
                {copy.add(copy.names[language])}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      {leaving ? (
        <AlertDialog
          onCancel={() => setLeaving(undefined)}
          title={copy.removeTitle(copy.names[leaving])}
          description={whatGoes(leaving)}
          cancelLabel={copy.keep}
          yes={{
            children: copy.removeNamed(copy.names[leaving]),
            tone: 'danger',
            onClick() {
              changeIn(leaving, () => ({}))
              setLeaving(undefined)
            },
          }}
        />
      ) : null}
    </div>
  )
}

function FiguresLine({ figures, own }: { figures: Figures; own: GuideLanguage }) {
  const copy = useCopy(translationsCopy)
  const { missing, older, machine } = figures
  const told = [
    missing > 0 && copy.figures.missing(missing),
    older > 0 && copy.figures.older(older, copy.inLanguage(copy.names[own])),
    machine > 0 && copy.figures.machine(machine),
  ].filter(Boolean)
  return told.length > 0 ? told.join(' · ') : copy.figures.done
}
