import {
  CalendarDays,
  Copy,
  Download,
  ExternalLink,
  Eye,
  History,
  MessageCircle,
  Printer,
  Send,
  Tags,
  Trash2,
} from 'lucide'
import { useId, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { chatAddress } from '#domain/values/links/chat-address.ts'
import { type Locale, localesFrom } from '#domain/values/locale.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { deskCopy, guestMessages } from '#web/copy/desk.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { ButtonLink, buttonLook, IconButton, iconButtonLook } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { copyText } from '#web/ui/buttons/copy-text.ts'
import { OptionsMenu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { Tooltip } from '#web/ui/dialogs/tooltip.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { newId } from '#web/ui/new-id.ts'
import { Spinner } from '#web/ui/status/waiting.tsx'
import { noticeOf, PublishingButton, useDesk, useDeskDeed, usePublishing } from './desk-deeds.tsx'

/** Everything a host does with a guide; while one thing runs, the others wait. */
export function CardActions({ guide }: { guide: DeskGuide }) {
  const { card } = useCopy(deskCopy)
  const desk = useDesk()
  const deed = useDeskDeed()
  const publishing = usePublishing()
  const [copyId, setCopyId] = useState(newId)
  const duplicate = async () => {
    const answer = await deed.act({ intent: 'duplicate', id: guide.id, copyId })
    if (answer?.is === 'done') setCopyId(newId())
    if (answer) desk.say(noticeOf(answer))
  }
  const link = `${desk.appUrl}/g/${guide.shortCode}`
  const isOpening = useNavigation().location?.pathname === `/guides/${guide.id}/edit`
  const isWaiting = deed.isBusy || publishing.isBusy || isOpening
  const generalId = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <PublishingButton {...{ guide, publishing, isWaiting }} />
        <Link
          to={`/guides/${guide.id}/edit`}
          aria-label={card.edit(guide.name)}
          aria-disabled={isWaiting || undefined}
          aria-busy={isOpening || undefined}
          onClick={(event) => isWaiting && event.preventDefault()}
          preventScrollReset
          className={buttonLook({ size: 'compact', className: 'flex-1 px-2!' })}
        >
          {isOpening ? <Spinner /> : null}
          {card.editShort}
        </Link>
        <IconButton
          icon={Trash2}
          label={card.remove(guide.name)}
          className="shrink-0"
          aria-disabled={isWaiting}
          onClick={() => desk.askBefore('delete', guide)}
        />
      </div>
      {guide.hasLocks ? (
        <ButtonLink
          to={`/guides/${guide.id}/stays`}
          icon={Send}
          size="compact"
          tone={guide.isPublished && !guide.suspended ? 'primary' : 'secondary'}
        >
          {card.sendToGuest}
        </ButtonLink>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <CopyButton
          size="compact"
          text={link}
          aria-describedby={guide.hasLocks ? generalId : undefined}
          label={card.copyLink}
          words={{ copied: card.copied, failed: card.copyFailed }}
          className="grow-999 px-3! whitespace-nowrap [&_svg]:hidden"
        />
        <div className="flex grow gap-2 [&_:is(a,button)]:grow">
          <Link
            to={`/guides/${guide.id}/preview`}
            aria-label={card.preview(guide.name)}
            className={iconButtonLook({})}
          >
            <Icon of={Eye} />
          </Link>
          <OpenLink guide={guide} link={link} />
          <MoreMenu
            guide={guide}
            link={link}
            isBusy={deed.isBusy}
            isDisabled={isWaiting}
            onDuplicate={() => void duplicate()}
          />
        </div>
      </div>
      {guide.hasLocks ? (
        <p id={generalId} className="text-sm text-ink-soft">
          {card.generalLink}
        </p>
      ) : null}
    </div>
  )
}

type LinkProps = { guide: DeskGuide; link: string }

/** Guests can open it only when it is published and nobody keeps it from them; until then it says so. */
function OpenLink({ guide, link }: LinkProps) {
  const { card } = useCopy(deskCopy)
  if (!guide.isPublished || guide.suspended) {
    return (
      <Tooltip text={guide.suspended ? card.suspendedNotOpen : card.publishFirst}>
        <IconButton icon={ExternalLink} label={card.open(guide.name)} aria-disabled />
      </Tooltip>
    )
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      aria-label={card.open(guide.name)}
      className={iconButtonLook({})}
    >
      <Icon of={ExternalLink} />
    </a>
  )
}

type MoreMenuProps = LinkProps & {
  isBusy: boolean
  isDisabled: boolean
  onDuplicate: () => void
}

/** What is done now and then: send the link with words around it, print it, make a copy for the next home. */
function MoreMenu({ guide, link, isBusy, isDisabled, onDuplicate }: MoreMenuProps) {
  const { card } = useCopy(deskCopy)
  const page = (name: 'stays' | 'poster' | 'labels' | 'versions', icon: IconShape) => (
    <MenuLink icon={icon} to={`/guides/${guide.id}/${name}`}>
      {card[name]}
    </MenuLink>
  )
  return (
    <OptionsMenu label={card.more(guide.name)} isBusy={isBusy}>
      {guide.isPublished && !guide.suspended ? (
        <>
          <MessageItems guide={guide} link={link} />
          <MenuSeparator />
        </>
      ) : null}
      {/* With locks the card itself leads there. */}
      {guide.hasLocks ? null : page('stays', CalendarDays)}
      {page('poster', Printer)}
      {page('labels', Tags)}
      {page('versions', History)}
      <MenuItem icon={Copy} onSelect={onDuplicate} disabled={isDisabled}>
        {card.duplicate}
      </MenuItem>
      <MenuLink icon={Download} href={`/guides/${guide.id}/download`}>
        {card.download}
      </MenuLink>
      {guide.hasLocks ? (
        <MenuLink icon={Download} href={`/guides/${guide.id}/download?locked=include`}>
          {card.downloadOpen}
        </MenuLink>
      ) : null}
    </OptionsMenu>
  )
}

/** The two ways a message goes, in either language, once somebody wants to send one. */
function MessageItems({ guide, link }: LinkProps) {
  const { card } = useCopy(deskCopy)
  const { say } = useDesk()
  const languages = localesFrom(useLocale())
  const [isOpen, setOpen] = useState(false)
  const messageIn = (locale: Locale) => guestMessages[locale]({ name: guide.name, link })
  const copyMessage = async (locale: Locale) => {
    const isCopied = await copyText(messageIn(locale))
    say(
      isCopied
        ? { tone: 'success', text: card.messageCopied }
        : { tone: 'error', text: card.messageFailed },
    )
  }
  const openWhatsApp = (locale: Locale) => {
    window.open(chatAddress({ text: messageIn(locale) }), '_blank', 'noopener')
  }
  const ways = [
    { icon: Send, words: { es: card.whatsAppEs, en: card.whatsAppEn }, send: openWhatsApp },
    { icon: MessageCircle, words: { es: card.messageEs, en: card.messageEn }, send: copyMessage },
  ]
  if (!isOpen) {
    return (
      <MenuItem icon={Send} staysOpen onSelect={() => setOpen(true)}>
        {card.sendMessage}
      </MenuItem>
    )
  }
  return ways.map(({ icon, words, send }) =>
    languages.map((language) => (
      <MenuItem key={language} icon={icon} onSelect={() => send(language)}>
        {words[language]}
      </MenuItem>
    )),
  )
}
