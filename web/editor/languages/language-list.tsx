import { Plus } from 'lucide'
import { type Figures, figuresOf } from '#domain/guide/translations/standing.ts'
import type { Translations } from '#domain/guide/translations/translations.ts'
import type { Words } from '#domain/guide/translations/words.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'

type LanguageListProps = {
  own: GuideLanguage
  languages: readonly GuideLanguage[]
  words: readonly Words[]
  translations: Translations
  onOpen: (language: GuideLanguage) => void
  onAdd: (language: GuideLanguage) => void
  onRemove: (language: GuideLanguage) => void
}

/** The other languages of a guide: how far each has come, and those it could still have. */
export function LanguageList(props: LanguageListProps) {
  const { own, languages, words, translations, onOpen, onAdd, onRemove } = props
  const copy = useCopy(translationsCopy)
  const others = guideLanguages.filter((each) => each !== own && !languages.includes(each))
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{copy.lead(copy.inLanguage[own])}</p>
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
            <Button onClick={() => onOpen(language)}>{copy.edit(copy.names[language])}</Button>
            <Button
              tone="quiet"
              aria-label={copy.removeNamed(copy.names[language])}
              onClick={() => onRemove(language)}
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
              <Button key={language} icon={Plus} onClick={() => onAdd(language)}>
                {copy.add(copy.names[language])}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
    </div>
  )
}

/** What is left to do in one language, in one line. */
export function FiguresLine({ figures, own }: { figures: Figures; own: GuideLanguage }) {
  const copy = useCopy(translationsCopy)
  const { missing, older, machine } = figures
  const told = [
    missing > 0 && copy.figures.missing(missing),
    older > 0 && copy.figures.older(older, copy.inLanguage[own]),
    machine > 0 && copy.figures.machine(machine),
  ].filter(Boolean)
  return told.length > 0 ? told.join(' · ') : copy.figures.done
}
