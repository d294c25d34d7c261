import { useMemo, useState } from 'react'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { stayOfToday } from '#domain/stays/stay-of-today.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { GuestPreview } from './guest-preview.tsx'

type HostPreviewProps = {
  content: ContentWithPhotos
  section?: SectionType
  hasNote?: boolean
}

/** A host's own guide as guests see it: by the general link or, where something is locked, by that of a stay. */
export function HostPreview({ content, section, hasNote }: HostPreviewProps) {
  const copy = useCopy(previewCopy)
  const [language, setLanguage] = useState<GuideLanguage>()
  const [link, setLink] = useState<'general' | 'stay'>('general')
  const isChoice = useMemo(() => hasLocks(content), [content])
  const isStay = isChoice && link === 'stay'
  const guide = useMemo(
    () => guestViewOf(content, isStay ? stayOfToday(content, Date.now()) : undefined, language),
    [content, isStay, language],
  )
  return (
    <div className="flex h-full min-h-0 flex-1 flex-col">
      {isChoice ? (
        <SegmentedControl
          label={copy.link}
          isLabelHidden
          className="border-b border-hairline bg-surface p-2 text-center text-sm"
          segments={[
            { value: 'general', label: copy.generalLink },
            { value: 'stay', label: copy.stayLink },
          ]}
          value={link}
          onValueChange={setLink}
        />
      ) : null}
      <div className="min-h-0 flex-1">
        <GuestPreview guide={guide} section={section} hasNote={hasNote} onLanguage={setLanguage} />
      </div>
    </div>
  )
}
