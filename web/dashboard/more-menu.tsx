import {
  CalendarDays,
  Copy,
  Download,
  Ellipsis,
  History,
  MessageCircle,
  Printer,
  Send,
  Tags,
} from 'lucide'
import type { Locale } from '#domain/values/locale.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { dashboardCopy, guestMessages } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { copyText } from '#web/ui/buttons/copy-text.ts'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuDownload, MenuItem, MenuLink, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { useDesk } from './use-desk.ts'

type MoreMenuProps = {
  guide: DeskGuide
  link: string
  isBusy: boolean
  isDisabled: boolean
  onDuplicate: () => void
}

/** What is done now and then: send the link with words around it, print it, make a copy for the next home. */
export function MoreMenu({ guide, link, isBusy, isDisabled, onDuplicate }: MoreMenuProps) {
  const { card } = useCopy(dashboardCopy)
  const { say } = useDesk()
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
    const address = `https://wa.me/?text=${encodeURIComponent(messageIn(locale))}`
    window.open(address, '_blank', 'noopener')
  }
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={card.more(guide.name)} isBusy={isBusy} />}>
      {guide.isPublished && !guide.suspended ? (
        <>
          <MenuItem icon={Send} onSelect={() => openWhatsApp('es')}>
            {card.whatsAppEs}
          </MenuItem>
          <MenuItem icon={Send} onSelect={() => openWhatsApp('en')}>
            {card.whatsAppEn}
          </MenuItem>
          <MenuItem icon={MessageCircle} onSelect={() => copyMessage('es')}>
            {card.messageEs}
          </MenuItem>
          <MenuItem icon={MessageCircle} onSelect={() => copyMessage('en')}>
            {card.messageEn}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <MenuLink icon={CalendarDays} to={`/guides/${guide.id}/stays`}>
        {card.stays}
      </MenuLink>
      <MenuLink icon={Printer} to={`/guides/${guide.id}/poster`}>
        {card.poster}
      </MenuLink>
      <MenuLink icon={Tags} to={`/guides/${guide.id}/labels`}>
        {card.labels}
      </MenuLink>
      <MenuLink icon={History} to={`/guides/${guide.id}/versions`}>
        {card.versions}
      </MenuLink>
      <MenuItem icon={Copy} onSelect={onDuplicate} disabled={isDisabled}>
        {card.duplicate}
      </MenuItem>
      <MenuDownload icon={Download} href={`/guides/${guide.id}/download`}>
        {card.download}
      </MenuDownload>
      {guide.hasLocks ? (
        <MenuDownload icon={Download} href={`/guides/${guide.id}/download?locked=include`}>
          {card.downloadOpen}
        </MenuDownload>
      ) : null}
    </Menu>
  )
}
