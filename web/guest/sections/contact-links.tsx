import type { ReactNode } from 'react'
import type { GuestContact, GuestHost } from '#domain/guest/guest-guide.ts'
import { Icon, type IconName } from '#web/guest/frame/icons.tsx'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { HostText } from './host-text.tsx'

/** Every way to reach the host, by chat first where the host prefers it. */
export function HostContact({ host }: { host: GuestHost }) {
  const { words } = useGuestScreen()
  const { phone, email, supportMessage, emergencyContact } = host
  const chats = phone?.type === 'whatsapp'
  return (
    <>
      {supportMessage && <HostText text={supportMessage} />}
      {phone && <HostText text={phone.text} />}
      <p className="g-actions">
        {phone && chats && <ChatLink contact={phone} />}
        {phone && <CallLink contact={phone} isMain={!chats} />}
        {email && <MailLink email={email} />}
      </p>
      {emergencyContact && (
        <div className="g-aside">
          <p className="g-label">{words.emergencyContact}</p>
          <HostText text={emergencyContact.text} />
        </div>
      )}
    </>
  )
}

export function CallLink({ contact, isMain }: { contact: GuestContact; isMain?: boolean }) {
  const { words } = useGuestScreen()
  if (!contact.phone) return null
  return (
    <a
      className={isMain ? 'g-button g-main-button' : 'g-button'}
      href={`tel:${contact.phone.dial}`}
    >
      <Icon name="phone" />
      {words.call}
    </a>
  )
}

type ChatLinkProps = {
  contact: GuestContact
  /** What the message says before anybody has typed. */
  text?: string
  isSecond?: boolean
}

export function ChatLink({ contact, text, isSecond = false }: ChatLinkProps) {
  const { words } = useGuestScreen()
  if (!contact.phone?.whatsapp) return null
  return (
    <a
      className={isSecond ? 'g-button' : 'g-button g-main-button'}
      href={chatAddress(contact.phone.whatsapp, text)}
      target="_blank"
      rel="noopener"
    >
      <Icon name="talk" />
      {words.whatsapp}
    </a>
  )
}

/** Opens a chat with somebody, with a message that is written already. */
export function chatAddress(number: string, text = '') {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

function MailLink({ email }: { email: string }) {
  const { words } = useGuestScreen()
  return (
    <a className="g-button" href={`mailto:${email}`} data-written={email}>
      <Icon name="letter" />
      {words.email}
    </a>
  )
}

export function MapLink({ href }: { href: string }) {
  const { words } = useGuestScreen()
  return (
    <OutLink href={href} icon="pin">
      {words.openMap}
    </OutLink>
  )
}

type OutLinkProps = {
  href: string
  icon: IconName
  className?: string
  /** Of one that shows its drawing alone. */
  label?: string
  children?: ReactNode
}

/** Leads out of the guide; on paper its address is written out. */
export function OutLink({ href, icon, className, label, children }: OutLinkProps) {
  return (
    <a
      className={className ? `g-button ${className}` : 'g-button'}
      href={href}
      data-written={href}
      target="_blank"
      rel="noopener nofollow"
      aria-label={label}
    >
      <Icon name={icon} />
      {children}
    </a>
  )
}
