import { useState } from 'react'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { HostPreview } from './host-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'

type PreviewStageProps = { content: ContentWithPhotos; posterAddress: string; onClose: () => void }

/** The guide on a phone or on a computer, as the host wishes to look at it. */
export function PreviewStage({ content, posterAddress, onClose }: PreviewStageProps) {
  const copy = useCopy(previewCopy)
  const [screen, setScreen] = useState<'phone' | 'computer'>('phone')
  return (
    <PreviewFrame
      title={copy.titleOf(content.name.trim())}
      onClose={onClose}
      tools={
        <>
          <SegmentedControl
            label={copy.screen}
            isLabelHidden
            className="hidden lg:block"
            segments={[
              { value: 'phone', label: copy.phone },
              { value: 'computer', label: copy.computer },
            ]}
            value={screen}
            onValueChange={setScreen}
          />
          <ButtonLink to={posterAddress} size="compact">
            {copy.poster}
          </ButtonLink>
        </>
      }
    >
      <div className={stageLooks[screen]}>
        <HostPreview content={content} hasNote={false} />
      </div>
      <p className="border-t border-hairline bg-surface px-4 py-2 text-center text-sm text-ink-soft">
        {copy.note}
      </p>
    </PreviewFrame>
  )
}

const stageLooks = {
  phone:
    'min-h-0 flex-1 lg:mx-auto lg:my-6 lg:max-h-[54rem] lg:w-[26rem] lg:overflow-hidden lg:rounded-[2.25rem] lg:border-[10px] lg:border-ink',
  computer: 'min-h-0 flex-1',
} as const
