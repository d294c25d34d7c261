import type { Finding } from '#domain/guide/health/findings.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { labelAt, placeOf } from '#web/copy/guide/find-words.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { sectionOfPath } from '#web/editor/form/form-places.ts'
import { HealthGroup } from './health-group.tsx'
import { JumpRow } from './jump-row.tsx'

type FindingListProps = {
  findings: readonly Finding[]
  onJump: (path: string) => void
  onLanguages: () => void
}

/** What is wrong beside the questions: field by field, and of another language once. */
export function FindingList({ findings, onJump, onLanguages }: FindingListProps) {
  const copy = useCopy(healthCopy)
  const { names } = useCopy(translationsCopy)
  const { tabs } = useCopy(editorCopy)
  const locale = useLocale()
  const inFields = findings.filter((each) => each.kind !== 'untranslated')
  const texts = findings.filter((each) => each.kind === 'untranslated')
  const languages = guideLanguages
    .map((language) => ({ language, own: texts.filter((each) => each.language === language) }))
    .filter(({ own }) => own.length > 0)
  return (
    <HealthGroup title={copy.findings} count={inFields.length + languages.length}>
      {inFields.map((finding) => (
        <JumpRow
          key={`${finding.kind} ${finding.path}`}
          text={
            finding.kind === 'long_text' ? copy.longText(finding.words) : copy.found[finding.kind]
          }
          hint={`${tabs[sectionOfPath(finding.path)]} · ${labelAt(placeOf(finding.path), locale)}`}
          onPress={() => onJump(finding.path)}
        />
      ))}
      {languages.map(({ language, own }) => (
        <JumpRow
          key={language}
          text={copy.untranslated(own.length, names[language])}
          hint={copy.toLanguages}
          onPress={onLanguages}
        />
      ))}
    </HealthGroup>
  )
}
