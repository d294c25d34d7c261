import { Send } from 'lucide'
import { chatAddress } from '#domain/values/links/chat-address.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { answerCheck } from '#web/calls/guides.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { deskCopy, guestMessages } from '#web/copy/desk.ts'
import { stillTrueCopy } from '#web/copy/still-true.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button, ButtonLink, buttonLook, TextLink } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Banner, BannerRegion } from '#web/ui/status/banner.tsx'
import { type Notice, type Notices, useDesk, usePublishing } from './desk-deeds.tsx'

type NoticeBoardProps = {
  notices: Notices
  guides: readonly DeskGuide[]
  /** A dialog stands over the desk: what is to be said waits until it is gone. */
  isCovered: boolean
}

/** In its own place on the page, and goes along when the desk is scrolled, over the head of the page. */
export function NoticeBoard({ notices, guides, isCovered }: NoticeBoardProps) {
  const { dismiss } = useCopy(uiCopy)
  const { shown } = notices
  const guide = guides.find(({ id }) => id === shown?.next?.guideId)
  return (
    <div className="sticky top-1.5 z-40 has-[>:empty]:hidden lg:w-[44rem]">
      <BannerRegion>
        {shown && !isCovered ? (
          <Banner
            key={shown.key}
            tone={shown.tone}
            // What was broken off waits until it is taken up again.
            vanishes={shown.next?.deed !== 'go_on_publishing'}
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

type NextDeedProps = { guide: DeskGuide; deed: NonNullable<Notice['next']>['deed'] | undefined }

function NextDeed({ guide, deed }: NextDeedProps) {
  const { card } = useCopy(deskCopy)
  const { isBusy, publish } = usePublishing()
  const link = `${useDesk().appUrl}/g/${guide.shortCode}`
  if (deed === 'publish' || deed === 'go_on_publishing') {
    return guide.isPublished ? null : (
      <Button size="compact" tone="primary" isBusy={isBusy} onClick={() => void publish(guide)}>
        {deed === 'publish' ? card.publish : card.goOnPublishing}
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
        href={chatAddress({ text: message })}
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
        words={{ copied: card.copied, failed: card.copyFailed }}
      />
    </div>
  )
}

/** Quietly, once a month for each published guide: whether what changes often is still true. */
export function CheckNotice({ guides = [] }: { guides: DeskGuide[] | undefined }) {
  const { title, failed, notice: copy } = useCopy(stillTrueCopy)
  const locale = useLocale()
  const { say } = useDesk()
  const { isBusy, start } = useDeed()
  const due = guides.filter(({ checkDue }) => checkDue)
  if (due.length === 0) return null
  const putOff = async () => {
    const answer = await start('put_off', async () => {
      const answers = await Promise.all(due.map(({ id }) => answerCheck(id, 'later', locale)))
      const unheard = answers.find(isSignedOut) ?? answers.find(({ is }) => is !== 'done')
      return unheard ?? { is: 'done' as const }
    })
    if (!answer || answer.is === 'done' || isSignedOut(answer)) return
    say({ tone: 'error', text: failed })
  }
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <h2 className="text-base">{title}</h2>
        <p className="text-ink-soft">{copy.lead}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 [overflow-wrap:anywhere]">
          {due.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <TextLink to={`/guides/${id}/still-true`}>{name.trim()}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <Button size="compact" tone="quiet" isBusy={isBusy} onClick={() => void putOff()}>
        {copy.later}
      </Button>
    </section>
  )
}
