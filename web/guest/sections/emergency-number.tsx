import type { EmergencyCard, GuestContact } from '#domain/guest/guest-guide.ts'
import { Icon, type IconName } from '#web/guest/frame/icons.tsx'
import { languageOf, useGuestScreen } from '#web/guest/guest-screen.ts'
import { SaidMark, UnbrokenNumbers } from './host-text.tsx'

const icons = { police: 'shield', fire: 'fire', medical: 'heart' } as const

type ContactNumbersProps = {
  contacts: EmergencyCard['contacts']
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

/** A number big enough for a shaking hand. */
export function EmergencyNumber({ icon, label, contact, isMain }: EmergencyNumberProps) {
  const screen = useGuestScreen()
  const { words } = screen
  const inside = (
    <>
      <Icon name={icon} />
      <span className="g-number-name" data-title="">
        {label}
      </span>
      <bdi className="g-number-text" data-text="" lang={languageOf(screen, contact.text)}>
        <UnbrokenNumbers text={contact.text} />
        <SaidMark text={contact.text} />
      </bdi>
    </>
  )
  const className = isMain ? 'g-number g-main-number' : 'g-number'
  if (!contact.phone)
    return (
      <p className={className} data-entry="">
        {inside}
      </p>
    )
  return (
    <a
      className={className}
      data-entry=""
      href={`tel:${contact.phone.dial}`}
      aria-label={words.callNumber(label, contact.text)}
    >
      {inside}
    </a>
  )
}
