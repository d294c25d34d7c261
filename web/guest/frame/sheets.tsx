import type { ReactNode } from 'react'
import { findPhoneNumber } from '#domain/values/phone-number.ts'
import { formatMoment } from '#web/copy/formats/format.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { Icon, sectionId, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { Card } from '#web/guest/sections/card.tsx'
import {
  ActionLink,
  CallLink,
  ChatLink,
  ContactNumbers,
  EmergencyNumber,
} from '#web/guest/sections/contact-links.tsx'
import { HostText, LivingText } from '#web/guest/sections/host-text.tsx'

const spanish = guestCopy.es

/** What belongs to arriving and is opened over the guide: the pass, the word to the gate, whom to ask for a code. */
export function ArrivalSheets() {
  const { guide } = useGuestScreen()
  const { gate, gateStayOnly, gatePhone } = guide.tabs.welcome.arrival
  const hasGate = gate !== undefined || gateStayOnly === true || gatePhone !== undefined
  return (
    <>
      {hasGate && <PassSheet />}
      {gatePhone && <GateSheet phone={gatePhone} />}
      {guide.hasLocked && !guide.stay && guide.host && <LockedSheet />}
    </>
  )
}

/** To hold up to the guard: in Spanish, because that is who reads it, and large. */
function PassSheet() {
  const { guide, words } = useGuestScreen()
  const { location, host, stay, tabs } = guide
  const { hostName } = tabs.welcome.arrival
  return (
    <Sheet name="pass" title={words.pass}>
      {words !== spanish && <p className="g-soft">{words.passWhy}</p>}
      <div className="g-pass-words" lang="es" translate="no">
        <p className="g-pass-name">{guide.name}</p>
        {location?.address && <p>{location.address}</p>}
        {hostName && <p>{spanish.visits(hostName)}</p>}
        {host?.phone && <p className="g-unbroken">{host.phone.text}</p>}
        {stay && <p>{spanish.staysFrom(spanishDay(stay.from), spanishDay(stay.until))}</p>}
      </div>
    </Sheet>
  )
}

function spanishDay(day: string) {
  return formatMoment(Date.parse(day), 'es', { timeZone: 'UTC', day: 'numeric', month: 'long' })
}

/** Names and plates go from the phone to the gate; nobody else ever has them. */
function GateSheet({ phone }: { phone: string }) {
  const { guide, words, idPrefix } = useGuestScreen()
  const number = findPhoneNumber(phone, guide.callingCode)
  const { hostName } = guide.tabs.welcome.arrival
  const opening = spanish.gateOpening({ home: guide.name, host: hostName ?? '' })
  return (
    <Sheet name="gate" title={words.tellGate}>
      <p className="g-soft">{words.gatePrivacy}</p>
      <div className="g-gate-fields g-script">
        {(['names', 'plates', 'hour'] as const).map((key) => (
          <label key={key} htmlFor={`${idPrefix}gate-${key}`}>
            <span className="g-label">{words.gateFields[key]}</span>
            <input
              id={`${idPrefix}gate-${key}`}
              className="g-search-field"
              type="text"
              maxLength={200}
              autoComplete="off"
              data-gate={spanish.gateFields[key]}
            />
          </label>
        ))}
      </div>
      <p className="g-actions">
        {number?.whatsapp ? (
          <ChatLink
            contact={{ text: phone, phone: number }}
            text={opening}
            data-gate-send={opening}
          >
            {words.sendByWhatsapp}
          </ChatLink>
        ) : (
          <LivingText text={phone} />
        )}
      </p>
    </Sheet>
  )
}

function LockedSheet() {
  const { guide, words } = useGuestScreen()
  const { host } = guide
  return (
    <Sheet name="locked" title={words.otherWays}>
      <p>{words.lockedWhere.part}</p>
      {host?.phone && (
        <p className="g-actions">
          <CallLink contact={host.phone} isMain />
          {host.phone.type === 'whatsapp' && (
            <ChatLink contact={host.phone} text={words.askForCode(guide.name)} isSecond />
          )}
        </p>
      )}
      {host?.emergencyContact && (
        <div className="g-aside">
          <p className="g-label">{words.emergencyContact}</p>
          <HostText className="" text={host.emergencyContact.text} />
        </div>
      )}
    </Sheet>
  )
}

/** To call, to show, to read aloud: in the language of who comes, and in the guest's own words beside it. */
export function HelpSheet() {
  const screen = useGuestScreen()
  const { guide, words } = screen
  const { emergency, location, host, tabs, sections, languageThere } = guide
  const there = guestCopy[languageThere]
  const { firstAidLocation } = tabs.emergency
  const calls = host?.phone?.type === 'call'
  const inBoth = (name: Said) => (words === there ? there[name] : `${words[name]} · ${there[name]}`)
  return (
    <Sheet name="help" title={words.emergencyCard}>
      <EmergencyNumber
        icon="alarm"
        label={inBoth('emergencyServices')}
        contact={emergency.services}
        isMain
      />
      <div className="g-place">
        <p lang={languageThere}>{there.iNeedHelp}</p>
        {words !== there && <p className="g-label">{words.iNeedHelp}</p>}
        <p className="g-place-address" lang={languageThere} dir="auto">
          {location?.address ?? there.askYourHost}
        </p>
      </div>
      <div className="g-numbers">
        <ContactNumbers contacts={emergency.contacts} labelOf={inBoth} />
      </div>
      {firstAidLocation && (
        <Card icon="kit" title={inBoth('firstAid')}>
          <HostText text={firstAidLocation} />
        </Card>
      )}
      {host && (host.phone || host.emergencyContact) && (
        <Card icon="talk" title={words.yourHost}>
          {host.phone && (
            <p className="g-actions">
              {!calls && <ChatLink contact={host.phone} />}
              <CallLink contact={host.phone} isMain={calls} />
            </p>
          )}
          {host.emergencyContact && <HostText className="" text={host.emergencyContact.text} />}
        </Card>
      )}
      {sections.emergency.isActive && (
        <p className="g-actions">
          <ActionLink icon="alarm" href={`#${sectionId(screen, 'emergency')}`} data-to="emergency">
            {words.sections.emergency}
          </ActionLink>
        </p>
      )}
    </Sheet>
  )
}

type Said = 'emergencyServices' | 'police' | 'fire' | 'medical' | 'firstAid'

type SheetProps = { name: string; title: string; children: ReactNode }

/** Slides over the guide. Opened by its address, so it needs no script; a script makes it a dialog. */
export function Sheet({ name, title, children }: SheetProps) {
  const { words, idPrefix } = useGuestScreen()
  const id = idPrefix + name
  return (
    <div className={`g-sheet g-${name}`} id={id} role="dialog" aria-labelledby={`${id}-title`}>
      <a className="g-veil" href="#-" data-close="" tabIndex={-1}>
        <span className="g-hidden">{words.close}</span>
      </a>
      <div className="g-leaf">
        <div className="g-leaf-head">
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <a className="g-tool" href="#-" data-close="" aria-label={words.close}>
            <Icon name="close" />
          </a>
        </div>
        {children}
      </div>
    </div>
  )
}

export function SearchSheet() {
  const { words, idPrefix } = useGuestScreen()
  return (
    <Sheet name="search" title={words.searchGuide}>
      <input
        id={`${idPrefix}search-field`}
        className="g-search-field"
        type="search"
        aria-label={words.searchGuide}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-search=""
      />
      <p
        className="g-soft"
        role="status"
        data-found=""
        data-hint={words.searchHint}
        data-nothing={words.searchNothing('{words}')}
        data-one={words.searchFound(1)}
        data-many={words.searchFound(2).replace('2', '{count}')}
      >
        {words.searchHint}
      </p>
      <ul className="g-hits" data-hits="" />
    </Sheet>
  )
}
