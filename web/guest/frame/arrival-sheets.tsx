import { findPhoneNumber } from '#domain/values/phone-number.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { ActionLink, CallLink, ChatLink, chatAddress } from '#web/guest/sections/contact-links.tsx'
import { HostText, LivingText } from '#web/guest/sections/host-text.tsx'
import { Sheet } from './sheet.tsx'

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
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(regionOf.es, format).format(Date.parse(day))
}

/** Names and plates go from the phone to the gate; nobody else ever has them. */
function GateSheet({ phone }: { phone: string }) {
  const { guide, words, idPrefix } = useGuestScreen()
  const number = findPhoneNumber(phone)
  const { hostName } = guide.tabs.welcome.arrival
  const opening = spanish.gateOpening({ home: guide.name, host: hostName ?? '' })
  const fields = ['names', 'plates', 'hour'] as const
  return (
    <Sheet name="gate" title={words.tellGate}>
      <p className="g-soft">{words.gatePrivacy}</p>
      <div className="g-gate-fields g-script">
        {fields.map((key) => (
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
          <ActionLink
            href={chatAddress(number.whatsapp, opening)}
            icon="talk"
            isMain
            target="_blank"
            rel="noopener"
            data-gate-send={opening}
          >
            {words.sendByWhatsapp}
          </ActionLink>
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
      <p>{words.lockedWhere.code}</p>
      {host?.phone && (
        <p className="g-actions">
          <CallLink contact={host.phone} isMain />
          <ChatLink contact={host.phone} text={words.askForCode(guide.name)} isSecond />
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
