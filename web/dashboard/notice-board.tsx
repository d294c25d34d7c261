import { Send } from 'lucide'
import type { DeskGuide } from '#web/calls/desk.ts'
import { dashboardCopy, guestMessages } from '#web/copy/dashboard.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button, buttonLook } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Banner, BannerRegion } from '#web/ui/status/banner.tsx'
import type { Notices } from './notice.ts'
import { useDesk, usePublishing } from './use-desk.ts'

type NoticeBoardProps = {
  notices: Notices
  guides: readonly DeskGuide[]
  /** A dialog stands over the desk: what is to be said waits until it is gone. */
  isCovered: boolean
}

/** It lies over the figures and the covers, where nothing is pressed, and goes along when the desk is scrolled. */
export function NoticeBoard({ notices, guides, isCovered }: NoticeBoardProps) {
  const { dismiss } = useCopy(uiCopy)
  const { shown } = notices
  const guide = guides.find(({ id }) => id === shown?.next?.guideId)
  return (
    <div className="sticky top-18 z-20 -mt-26 mb-20 h-0 lg:ml-auto lg:w-96">
      <BannerRegion>
        {shown && !isCovered ? (
          <Banner
            key={shown.key}
            tone={shown.tone}
            vanishes
            dismissLabel={dismiss}
            action={guide && <NextDeed guide={guide} deed={shown.next?.deed} />}
            className="shadow-float whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {shown.text}
          </Banner>
        ) : null}
      </BannerRegion>
    </div>
  )
}

type NextDeedProps = { guide: DeskGuide; deed: 'publish' | 'share' | undefined }

function NextDeed({ guide, deed }: NextDeedProps) {
  const { card } = useCopy(dashboardCopy)
  const { appUrl } = useDesk()
  const { isBusy, publish } = usePublishing()
  const link = `${appUrl}/g/${guide.shortCode}`
  if (deed === 'publish') {
    return guide.isPublished ? null : (
      <Button size="compact" tone="primary" isBusy={isBusy} onClick={() => void publish(guide)}>
        {card.publish}
      </Button>
    )
  }
  if (guide.hasLocks) {
    return (
      <ButtonLink to={`/guides/${guide.id}/stays`} icon={Send} size="compact" tone="primary">
        {card.sendToGuest}
      </ButtonLink>
    )
  }
  const message = guestMessages[guide.language === 'es' ? 'es' : 'en']({ name: guide.name, link })
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
        className={buttonLook({ size: 'compact', tone: 'primary' })}
      >
        <Icon of={Send} size={18} />
        {card.whatsApp}
      </a>
      <CopyButton
        size="compact"
        text={link}
        label={card.copyLink}
        copiedLabel={card.copied}
        failedLabel={card.copyFailed}
      />
    </div>
  )
}
