import { Fragment, type ReactNode } from 'react'
import type { GuestTabs } from '#domain/guest/guest-guide.ts'
import { photosOf } from '#domain/guest/pictures.ts'
import { type GuestScreen, Icon, keyed, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { CopyRow, type MaybeCards } from './card.tsx'
import { MapLink } from './contact-links.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { Locked, TextOrLock } from './locked.tsx'
import { Pictures } from './pictures.tsx'

type GuestArrival = GuestTabs['welcome']['arrival']

/** Getting here and getting in, before everything else: whoever reads it may be standing at the gate. */
export function arrivalCards({ guide, words }: GuestScreen): MaybeCards {
  const { arrival } = guide.tabs.welcome
  const { byPlane, byBus, byCar, parking, gate, gatePhone, steps, codes } = arrival
  const isOpen = guide.stay?.isOpen
  const isGateLocked = arrival.gateStayOnly && !guide.stay
  const isLateLocked = arrival.lateStayOnly && !isOpen
  const isOtherWayLocked = arrival.doesNotOpenStayOnly && !isOpen
  return [
    (byPlane || byBus || byCar || parking) && {
      anchor: 'getting-here',
      icon: 'pin',
      title: words.gettingHere,
      children: <WayHere />,
    },
    (gate || isGateLocked || gatePhone) && {
      anchor: 'gatehouse',
      icon: 'shield',
      title: words.atTheGate,
      children: <Gate isLocked={isGateLocked} />,
    },
    steps.length + codes.length > 0 && {
      anchor: 'getting-in',
      icon: 'key',
      title: words.gettingIn,
      children: <WayIn steps={steps} />,
    },
    (arrival.late || isLateLocked) && {
      anchor: 'arriving-late',
      title: words.arrivingLate,
      children: <TextOrLock text={arrival.late} isLocked={isLateLocked} />,
    },
    (arrival.doesNotOpen || isOtherWayLocked) && {
      anchor: 'does-not-open',
      title: words.doesNotOpen,
      children: <TextOrLock text={arrival.doesNotOpen} isLocked={isOtherWayLocked} />,
    },
  ]
}

function WayHere() {
  const { guide, words } = useGuestScreen()
  const { byPlane, byBus, byCar, parking } = guide.tabs.welcome.arrival
  const ways = [
    [words.byPlane, byPlane],
    [words.byBus, byBus],
    [words.byCar, byCar],
    [words.parking, parking],
  ] as const
  return (
    <>
      <Address />
      {ways.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <p className="g-label">{name}</p>
              <HostText text={text} />
            </div>
          ),
      )}
    </>
  )
}

/** Where the home is, in words and on the map; between them what else there is to say of it. */
export function Address({ children }: { children?: ReactNode }) {
  const { address, mapsLink } = useGuestScreen().guide.location ?? {}
  return (
    <>
      {address && <HostText text={address} />}
      {children}
      {mapsLink && (
        <p className="g-actions">
          <MapLink href={mapsLink} />
        </p>
      )}
    </>
  )
}

function Gate({ isLocked }: { isLocked: boolean | undefined }) {
  const { guide, words, idPrefix } = useGuestScreen()
  const { gate, gatePhone } = guide.tabs.welcome.arrival
  return (
    <>
      <TextOrLock text={gate} isLocked={isLocked} />
      <p className="g-actions">
        <a className="g-button g-main-button" href={`#${idPrefix}pass`} data-sheet="">
          {words.showPass}
        </a>
        {gatePhone && (
          <a className="g-button" href={`#${idPrefix}gate`} data-sheet="">
            {words.tellGate}
          </a>
        )}
      </p>
    </>
  )
}

function WayIn({ steps }: Pick<GuestArrival, 'steps'>) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="g-way">
          {keyed(steps, ({ notes }) => notes ?? '').map(({ key, entry }) => (
            <li key={key}>
              {entry.notes && <HostText text={entry.notes} />}
              <Pictures of={entry} />
              {isClosed(entry) && <Locked what="part" />}
            </li>
          ))}
        </ol>
      )}
      <ArrivalCodes />
    </>
  )
}

/** Of a locked step nothing is there: it has no name. */
const isClosed = (step: GuestArrival['steps'][number]) =>
  !step.notes && photosOf(step).length === 0 && !step.videoUrl

/** Every code there is for getting in, each shown on tap. */
export function ArrivalCodes() {
  const { guide } = useGuestScreen()
  const codes = keyed(guide.tabs.welcome.arrival.codes, ({ label }) => label ?? '')
  const locked = codes.filter(({ entry }) => entry.stayOnly && !guide.stay?.isOpen)
  return (
    <>
      {codes.map((each) => !locked.includes(each) && <Code key={each.key} entry={each.entry} />)}
      {locked.length > 0 && (
        <div className="g-row">
          <p className="g-label">
            {locked.map(({ key, entry }, at) => (
              <Fragment key={key}>
                {at > 0 && ' · '}
                <CodeName entry={entry} />
              </Fragment>
            ))}
          </p>
          <Locked />
        </div>
      )}
    </>
  )
}

type GuestCode = GuestArrival['codes'][number]

function CodeName({ entry: { label, kind } }: { entry: GuestCode }) {
  const { words } = useGuestScreen()
  return label ? <HostWords text={label} /> : words.codeKinds[kind]
}

/** What is noted beside a code, with the code itself where a lone «…» was left for it. */
export function notesOf({ code, notes }: GuestCode) {
  return code ? notes?.replace(/(?<!\S)…(?![^\s,.;:)])/g, () => code) : notes
}

/** Shown on tap: who stands in a doorway with others around chooses the moment. */
function Code({ entry }: { entry: GuestCode }) {
  const { words } = useGuestScreen()
  const { kind, label, code, notes } = entry
  const called = words.codeKinds[kind]
  const kindTold = label && label !== called ? called : undefined
  return (
    <details className="g-row g-code g-secret">
      <summary>
        <span data-text="">
          <CodeName entry={entry} />
        </span>
        <span className="g-button">
          <Icon name="key" />
          {words.showKey}
        </span>
      </summary>
      {code && <CopyRow label={kindTold} value={code} what={label ?? called} isMain />}
      {notes && <HostText text={notes} shown={notesOf(entry)} />}
    </details>
  )
}
