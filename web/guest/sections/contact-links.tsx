import type { ComponentProps } from 'react'
import type { GuestContact, GuestEmergency, GuestHost } from '#domain/guest/guest-guide.ts'
import { chatAddress } from '#domain/values/links/chat-address.ts'
import { cutByNumber } from '#domain/values/phone-number.ts'
import { fold } from '#domain/values/text.ts'
import { Icon, type IconName, keyed, languageOf, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { HostText, SaidMark, UnbrokenNumbers } from './host-text.tsx'

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
        {email && (
          <ActionLink href={mailAddress(email)} data-written={email} icon="letter">
            {words.email}
          </ActionLink>
        )}
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

/** Whatever stands in an address, it is the address alone: no other recipient and no text behind it. */
export function mailAddress(email: string) {
  return `mailto:${email.replace(/[%?&#]/g, encodeURIComponent)}`
}

export function CallLink({ contact, isMain }: { contact: GuestContact; isMain?: boolean }) {
  const { words } = useGuestScreen()
  if (!contact.phone) return null
  return (
    <ActionLink href={`tel:${contact.phone.dial}`} icon="phone" isMain={isMain}>
      {words.call}
    </ActionLink>
  )
}

type ChatLinkProps = ComponentProps<'a'> & {
  contact: GuestContact
  /** What the message says before anybody has typed. */
  text?: string
  isSecond?: boolean
}

export function ChatLink({ contact, text, isSecond, children, ...link }: ChatLinkProps) {
  const { words } = useGuestScreen()
  if (!contact.phone?.whatsapp) return null
  return (
    <ActionLink
      href={chatAddress({ number: contact.phone.whatsapp, text })}
      icon="talk"
      isMain={!isSecond}
      target="_blank"
      rel="noopener"
      {...link}
    >
      {children ?? words.whatsapp}
    </ActionLink>
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

type ActionLinkProps = ComponentProps<'a'> & { icon: IconName; isMain?: boolean }

export function ActionLink({ icon, isMain, className = '', children, ...link }: ActionLinkProps) {
  const look = isMain ? 'g-button g-main-button' : 'g-button'
  return (
    <a className={`${look} ${className}`.trim()} {...link}>
      <Icon name={icon} />
      {children}
    </a>
  )
}

/** Leads out of the guide; on paper its address is written out. */
export function OutLink({ href, ...link }: ActionLinkProps) {
  return (
    <ActionLink href={href} data-written={href} target="_blank" rel="noopener nofollow" {...link} />
  )
}

const icons = { police: 'shield', fire: 'fire', medical: 'heart' } as const

type ContactNumbersProps = {
  contacts: GuestEmergency['contacts']
  labelOf: (kind: keyof typeof icons) => string
}

export function ContactNumbers({ contacts, labelOf }: ContactNumbersProps) {
  return contacts.map(({ kind, contact }) => (
    <EmergencyNumber key={kind} icon={icons[kind]} label={labelOf(kind)} contact={contact} />
  ))
}

type EmergencyNumberProps = {
  icon: IconName
  label: string
  contact: GuestContact
  isMain?: boolean
}

/** A number big enough for a shaking hand; of several that a host wrote into one field, each calls itself. */
export function EmergencyNumber({ contact, ...look }: EmergencyNumberProps) {
  const { text: whole } = contact
  const pieces = keyed(cutByNumber(whole, useGuestScreen().guide.callingCode), ({ text }) => text)
  return pieces.map(({ key, entry }) => <NumberRow key={key} {...look} {...entry} whole={whole} />)
}

type NumberRowProps = GuestContact & Omit<EmergencyNumberProps, 'contact'> & { whole: string }

function NumberRow({ icon, label, isMain, text, phone, whole }: NumberRowProps) {
  const screen = useGuestScreen()
  // «Bomberos: 492 …» beside «Bomberos».
  const [named = '', ...own] = text.split(':')
  const said = own.length > 0 && fold(named.trim()) === fold(label) ? own.join(':').trim() : text
  const call = phone && {
    href: `tel:${phone.dial}`,
    'aria-label': screen.words.callNumber(label, said),
  }
  const Tag = call ? 'a' : 'p'
  return (
    <Tag className={isMain ? 'g-number g-main-number' : 'g-number'} data-entry="" {...call}>
      <Icon name={icon} />
      <span className="g-number-name" data-title="">
        {label}
      </span>{' '}
      <bdi className="g-number-text" data-text="" lang={languageOf(screen, whole)}>
        <UnbrokenNumbers text={said} />
        <SaidMark text={whole} />
      </bdi>
    </Tag>
  )
}
