import type { GuestStay } from '#domain/guest/guest-guide.ts'
import { mayBeForgotten, type StayPhase } from '#domain/stays/stay-moments.ts'
import { addDays, momentIn } from '#domain/values/zoned-time.ts'
import { formatDay } from '#web/copy/formats/format-days.ts'
import { Icon, sectionId, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { ArrivalCodes, arrivalCards, notesOf } from '#web/guest/sections/arrival-cards.tsx'
import { ActionLink, CallLink, ChatLink, MapLink } from '#web/guest/sections/contact-links.tsx'
import { HostText } from '#web/guest/sections/host-text.tsx'
import { Locked } from '#web/guest/sections/locked.tsx'
import { WifiNetwork } from '#web/guest/sections/wifi.tsx'

/** What matters now, on top of a stay's guide: it changes from the way here to the way out. */
export function StayCard() {
  const { guide, words } = useGuestScreen()
  const { stay, timeZone } = guide
  if (!stay) return null
  const { phase, from, until, isOpen } = stay
  // Seen without a connection, the card goes on by itself; what is not open yet cannot.
  const coming = isOpen ? phases.slice(phases.indexOf(phase)) : [phase]
  const begins = { before: from, arriving: from, staying: addDays(from, 1), leaving: until }
  return (
    <div className="g-card g-now" data-entry="">
      <h2 className="g-card-title" data-title="">
        <Icon name="sun" />
        <span>{words.now}</span>
      </h2>
      {coming.map((each) => {
        const Content = contents[each]
        return (
          <div
            key={each}
            className="g-now-part"
            hidden={each !== phase}
            data-from={momentIn(timeZone, begins[each], dayBegins)}
          >
            <Content stay={stay} />
          </div>
        )
      })}
      {isOpen && <SaveAsImage />}
      {isOpen && mayBeForgotten(stay.moments) && <p>{words.openWeekly}</p>}
    </div>
  )
}

/** Everything that opens something, as a picture for the phone's own album. */
function SaveAsImage() {
  const { guide, words } = useGuestScreen()
  const lines = [
    guide.name,
    guide.location?.address,
    ...guide.tabs.welcome.arrival.codes.flatMap((each) =>
      each.code ? [`${each.label ?? words.codeKinds[each.kind]}: ${each.code}`, notesOf(each)] : [],
    ),
    ...guide.wifi.map(({ ssid, password }) => password && `Wi-Fi ${ssid}: ${password}`),
  ].filter(Boolean)
  return (
    <p className="g-actions g-script">
      <button type="button" className="g-button" data-image={lines.join('\n')}>
        {words.saveAsImage}
      </button>
    </p>
  )
}

/** A day of travel begins when nobody is on the way any more. */
const dayBegins = '04:00'

const phases: StayPhase[] = ['before', 'arriving', 'staying', 'leaving']

type PartProps = { stay: GuestStay }

const contents = { before: Before, arriving: Arriving, staying: Staying, leaving: Leaving }

function Before({ stay }: PartProps) {
  const screen = useGuestScreen()
  const { guide, words, locale, idPrefix } = screen
  const cards = arrivalCards(screen).flatMap((card) => card || [])
  const isShown = guide.sections.local_guide.isActive && guide.location
  const where = isShown && { anchor: 'where', title: words.whereYouAre }
  const way = cards.find(({ anchor }) => anchor === 'getting-here') || where || cards[0]
  return (
    <>
      <p>{words.youArrive(formatDay(stay.from, locale), guide.checkin?.time24)}</p>
      {way && (
        <p className="g-actions">
          <ActionLink href={`#${idPrefix}${way.anchor}`} icon="pin">
            {way.title}
          </ActionLink>
        </p>
      )}
      {!stay.isOpen && guide.hasLocked && <Locked remind />}
    </>
  )
}

function Arriving({ stay }: PartProps) {
  const { guide, words, idPrefix } = useGuestScreen()
  const { location, tabs } = guide
  const { gate, gatePhone, gateStayOnly } = tabs.welcome.arrival
  return (
    <>
      {location?.address && <HostText text={location.address} />}
      <p className="g-actions">
        {location?.mapsLink && <MapLink href={location.mapsLink} />}
        {(gate || gatePhone || gateStayOnly) && (
          <a className="g-button" href={`#${idPrefix}pass`} data-sheet="">
            {words.showPass}
          </a>
        )}
      </p>
      {!stay.isOpen && guide.hasLocked ? <Locked remind /> : <ArrivalCodes />}
    </>
  )
}

function Staying() {
  const { guide, words } = useGuestScreen()
  const [network] = guide.wifi
  const { host } = guide
  return (
    <>
      {network && <WifiNetwork network={network} />}
      {host?.phone && (
        <>
          <p>{words.somethingFails}</p>
          <p className="g-actions">
            {host.phone.type === 'whatsapp' && <ChatLink contact={host.phone} />}
            <CallLink contact={host.phone} />
          </p>
        </>
      )}
    </>
  )
}

function Leaving({ stay }: PartProps) {
  const screen = useGuestScreen()
  const { guide, words, locale } = screen
  return (
    <>
      <p>{words.youLeave(formatDay(stay.until, locale), stay.checkoutTime)}</p>
      {guide.sections.checkout.isActive && (
        <p className="g-actions">
          <ActionLink
            href={`#${sectionId(screen, 'checkout')}`}
            icon="door"
            isMain
            data-to="checkout"
          >
            {words.sections.checkout}
          </ActionLink>
        </p>
      )}
    </>
  )
}

/** Where the link of a stay leads once it has ended; its address shows it. */
export function StayEnded() {
  const { words, idPrefix } = useGuestScreen()
  return (
    <p className="g-card g-stay-ended" id={`${idPrefix}stay-ended`}>
      {words.stayEnded}
    </p>
  )
}
