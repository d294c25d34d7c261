import { Fragment } from 'react'
import type { CardName } from '#domain/guest/cards.ts'
import type { GuestTabs } from '#domain/guest/guest-guide.ts'
import { photosOf } from '#domain/guest/pictures.ts'
import { Icon } from '#web/guest/frame/icons.tsx'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { MapLink } from './contact-links.tsx'
import { CopyRow } from './copy-row.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { Locked } from './locked.tsx'
import { Pictures } from './pictures.tsx'

type GuestArrival = GuestTabs['welcome']['arrival']

/** Getting here and getting in, before everything else: whoever reads it may be standing at the gate. */
export function ArrivalCards() {
  const { guide, words } = useGuestScreen()
  const { arrival } = guide.tabs.welcome
  const isOpen = guide.stay?.isOpen === true
  return (
    <>
      <WayHere arrival={arrival} />
      <Gate arrival={arrival} />
      <WayIn arrival={arrival} />
      <Advice
        name="arriving-late"
        title={words.arrivingLate}
        text={arrival.late}
        isLocked={arrival.lateStayOnly && !isOpen}
      />
      <Advice
        name="does-not-open"
        title={words.doesNotOpen}
        text={arrival.doesNotOpen}
        isLocked={arrival.doesNotOpenStayOnly && !isOpen}
      />
    </>
  )
}

function WayHere({ arrival }: { arrival: GuestArrival }) {
  const { guide, words } = useGuestScreen()
  const { byPlane, byBus, byCar, parking } = arrival
  const ways = [
    [words.byPlane, byPlane],
    [words.byBus, byBus],
    [words.byCar, byCar],
    [words.parking, parking],
  ].flatMap(([name, text]) => (name && text ? { name, text } : []))
  if (ways.length === 0) return null
  const { address, mapsLink } = guide.location ?? {}
  return (
    <Card anchor="getting-here" icon="pin" title={words.gettingHere}>
      {address && <HostText className="g-prose g-address" text={address} />}
      {mapsLink && (
        <p className="g-actions">
          <MapLink href={mapsLink} />
        </p>
      )}
      {ways.map(({ name, text }) => (
        <div key={name}>
          <p className="g-label">{name}</p>
          <HostText text={text} />
        </div>
      ))}
    </Card>
  )
}

function Gate({ arrival: { gate, gateStayOnly, gatePhone } }: { arrival: GuestArrival }) {
  const { guide, words, idPrefix } = useGuestScreen()
  const isLocked = gateStayOnly && !guide.stay
  if (!gate && !isLocked && !gatePhone) return null
  return (
    <Card anchor="gatehouse" icon="shield" title={words.atTheGate}>
      {isLocked ? <Locked what="part" /> : gate && <HostText text={gate} />}
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
    </Card>
  )
}

function WayIn({ arrival: { steps, codes } }: { arrival: GuestArrival }) {
  const { words } = useGuestScreen()
  if (steps.length + codes.length === 0) return null
  return (
    <Card anchor="getting-in" icon="key" title={words.gettingIn}>
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
    </Card>
  )
}

/** Of a locked step nothing is there: it has no name. */
function isClosed(step: GuestArrival['steps'][number]) {
  return !step.notes && photosOf(step).length === 0 && !step.videoUrl
}

/** Every code there is for getting in, each shown on tap. */
export function ArrivalCodes() {
  const { guide } = useGuestScreen()
  const codes = keyed(guide.tabs.welcome.arrival.codes, ({ label }) => label ?? '')
  const locked = codes.filter(({ entry }) => entry.stayOnly && !guide.stay?.isOpen)
  return (
    <>
      {codes.map((each) => !locked.includes(each) && <Code key={each.key} entry={each.entry} />)}
      {locked.length > 0 && (
        <div className="g-row g-lock-code">
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

/** Shown on tap: who stands in a doorway with others around chooses the moment. */
function Code({ entry }: { entry: GuestCode }) {
  const { words } = useGuestScreen()
  const { kind, label, code, notes } = entry
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
      {code && (
        <CopyRow
          label={words.codeKinds[kind]}
          value={code}
          what={label ?? words.codeKinds[kind]}
          isMain
        />
      )}
      {notes && <HostText text={notes} />}
    </details>
  )
}

type AdviceProps = {
  name: CardName
  title: string
  text: string | undefined
  isLocked: boolean | undefined
}

function Advice({ name, title, text, isLocked }: AdviceProps) {
  if (!text && !isLocked) return null
  return (
    <Card anchor={name} title={title}>
      {isLocked ? <Locked what="part" /> : text && <HostText text={text} />}
    </Card>
  )
}
