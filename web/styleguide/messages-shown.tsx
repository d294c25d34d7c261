import { useState } from 'react'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner, type BannerTone } from '#web/ui/status/banner.tsx'
import { BannerRegion } from '#web/ui/status/banner-region.tsx'
import { ShownGroup, ShownRow } from './shown-group.tsx'

const tones = ['success', 'error', 'info'] as const satisfies BannerTone[]

export function MessagesShown() {
  const copy = useCopy(styleguideCopy)
  const { dismiss } = useCopy(uiCopy)
  const [shown, setShown] = useState(0)
  return (
    <ShownGroup title={copy.messages}>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} dismissLabel={dismiss}>
          {copy[tone]}
        </Banner>
      ))}
      <Banner
        tone="info"
        title={copy.informationTitle}
        action={<Button size="compact">{copy.create}</Button>}
      >
        {copy.info}
      </Banner>
      <ShownRow>
        <Button onClick={() => setShown(shown + 1)}>{copy.showVanishing}</Button>
      </ShownRow>
      <BannerRegion>
        {shown > 0 ? (
          <Banner key={shown} tone="success" vanishes dismissLabel={dismiss}>
            {copy.vanishing}
          </Banner>
        ) : null}
      </BannerRegion>
    </ShownGroup>
  )
}
