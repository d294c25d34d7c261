import { styleguideCopy } from '#web/copy/styleguide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Badge, type BadgeTone } from '#web/ui/status/badge.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { StatusNames } from '#web/ui/status/status-names.tsx'
import { ShownGroup, ShownRow } from './shown-group.tsx'

const badges = [
  ['neutral', 'draft'],
  ['success', 'published'],
  ['attention', 'ending'],
  ['danger', 'expired'],
  ['primary', 'fresh'],
] as const satisfies [BadgeTone, string][]

export function BadgesShown() {
  const copy = useCopy(styleguideCopy)
  const words = useCopy(uiCopy)
  const sections = copy.tabNames.map((name, index) => {
    const isComplete = index < 5
    return {
      key: name,
      name,
      isComplete,
      label: `${name}: ${isComplete ? copy.complete : copy.incomplete}`,
    }
  })
  return (
    <ShownGroup title={copy.badges}>
      <ShownRow>
        {badges.map(([tone, word]) => (
          <Badge key={tone} tone={tone} hasDot={tone === 'success'}>
            {copy[word]}
          </Badge>
        ))}
      </ShownRow>
      <ProgressBar label={copy.uploading} value={0.4} />
      <ProgressBar label={copy.working} />
      <ShownRow>
        <Spinner label={copy.working} />
        <CopyButton
          text="https://zaguan.example/g/muestra"
          label={copy.copyLink}
          copiedLabel={words.copied}
          failedLabel={words.failed}
        />
      </ShownRow>
      <StatusNames label={copy.dots} items={sections} />
    </ShownGroup>
  )
}
