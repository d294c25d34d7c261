import type { ReactNode } from 'react'
import type { GuestEntry, GuestPlace } from '#domain/guest/guest-guide.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { activeSections } from '#web/guest/frame/section-links.tsx'
import { type GuestScreen, keyed, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { Address, arrivalCards } from './arrival-cards.tsx'
import type { GuideCard, MaybeCards } from './card.tsx'
import { ContactNumbers, EmergencyNumber, HostContact, OutLink } from './contact-links.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { LockedPart, TextOrLock } from './locked.tsx'
import { Pictures } from './pictures.tsx'
import { WifiNetwork } from './wifi.tsx'

type SectionCards = {
  lead?: ReactNode
  cards?: MaybeCards
  /** Beside each other where there is room. */
  grid?: GuideCard[]
  /** One beneath the other in a card of their own. */
  steps?: GuideCard[]
}

const cardsIn: Readonly<Record<SectionType, (screen: GuestScreen) => SectionCards>> = {
  welcome: welcomeCards,
  house_manual: houseCards,
  local_guide: localCards,
  wifi_tech: wifiCards,
  emergency: emergencyCards,
  house_rules: ({ guide }) => ({ cards: guide.tabs.houseRules.rules.map((rule) => entry(rule)) }),
  checkout: ({ guide }) => ({ steps: guide.tabs.checkout.steps.map(step) }),
}

/** What stands in a section: what every host is asked for, then blocks of the host's own. */
export function cardsOf(screen: GuestScreen, type: SectionType) {
  const { lead, cards = [], grid = [], steps = [] } = cardsIn[type](screen)
  const blocks = screen.guide.sections[type].items.map(({ entryId: id, body: notes, ...item }) =>
    entry(
      { ...item, id, notes },
      item.linkUrl && (
        <p className="g-actions">
          <OutLink href={item.linkUrl} icon="link">
            {screen.words.openLink}
          </OutLink>
        </p>
      ),
    ),
  )
  return { lead, cards: cards.flatMap((card) => card || []), grid, steps, blocks }
}

/** Every card that a link can lead to, in the order of the page, and what it is called outside of it. */
export function linkedCards(screen: GuestScreen) {
  return activeSections(screen.guide).flatMap((section) => {
    const { cards, grid, steps, blocks } = cardsOf(screen, section)
    return [...cards, ...grid, ...steps, ...blocks].flatMap(({ anchor, name, title }) =>
      anchor ? { section, anchor, title: name ?? title ?? screen.words.sections[section] } : [],
    )
  })
}

function welcomeCards(screen: GuestScreen): SectionCards {
  const { guide, words } = screen
  const { host, sections, tabs } = guide
  const networks = networkCards(screen)
  // A link to the network leads to where all of them are, if they are anywhere.
  const [network] = networks
  const isElsewhere = sections.wifi_tech.isActive && network
  const wifi = isElsewhere ? [{ ...network, anchor: undefined }] : networks
  const { note, noteStayOnly } = tabs.welcome
  return {
    cards: [
      // The general link is opened inside, most of all for this; that of a stay on the way there.
      ...(guide.stay ? [] : wifi),
      ...arrivalCards(screen),
      ...(guide.stay ? wifi : []),
      host && {
        anchor: 'your-host',
        icon: 'talk',
        title: words.yourHost,
        children: <HostContact host={host} />,
      },
      (note || noteStayOnly) && {
        anchor: 'note',
        icon: 'note',
        title: words.note,
        children: <TextOrLock text={note} isLocked={!note} />,
      },
    ],
  }
}

function houseCards({ guide, words, locale }: GuestScreen): SectionCards {
  if (!guide.house) return {}
  const { bedrooms, bathrooms, maxGuests, parking } = guide.house
  const fact = (label: string, value: number) => (
    <div className="g-fact" data-entry="">
      <dt>{label}</dt>
      <dd>{value.toLocaleString(regionOf[locale])}</dd>
    </div>
  )
  return {
    lead: (
      <dl className="g-facts">
        {fact(words.bedrooms(bedrooms), bedrooms)}
        {fact(words.bathrooms(bathrooms), bathrooms)}
        {fact(words.guests(maxGuests), maxGuests)}
      </dl>
    ),
    cards: [
      parking && {
        anchor: 'parking',
        icon: 'car',
        title: words.parking,
        children: (
          <p className="g-prose">
            {parking.isFallback ? (
              words.parkingFallback
            ) : (
              <HostWords withLinks text={parking.value} />
            )}
          </p>
        ),
      },
    ],
    grid: guide.tabs.houseManual.rooms.map((room) => ({
      anchor: room.id,
      name: room.label,
      unnamed: words.room,
      children: (
        <>
          <ul className="g-list">
            {keyed(room.features).map(({ key, entry }) => (
              <HostText key={key} as="li" className="" text={entry} />
            ))}
          </ul>
          <Pictures of={room} name={room.label} />
          {room.stayOnly && <LockedPart />}
        </>
      ),
    })),
  }
}

function localCards({ guide, words }: GuestScreen): SectionCards {
  const description = guide.location?.description
  return {
    cards: [
      guide.location && {
        anchor: 'where',
        icon: 'pin',
        title: words.whereYouAre,
        children: <Address>{description && <HostText text={description} />}</Address>,
      },
    ],
    grid: guide.tabs.localGuide.places.map((place) => ({
      ...entry({ ...place, title: place.name, notes: place.description }),
      head: <PlaceHead place={place} />,
    })),
  }
}

function PlaceHead({ place }: { place: GuestPlace }) {
  const { words } = useGuestScreen()
  const { name = words.place, category, mapsLink, minutes, by = 'foot' } = place
  return (
    <div className="g-place-head">
      <div className="g-place-words">
        <p className="g-label">
          {words.categories[category]}
          {minutes && ` · ${words.ways[by](minutes)}`}
        </p>
        <h3 className="g-card-title">
          <HostWords text={name} />
        </h3>
      </div>
      {mapsLink && (
        <OutLink className="g-pin" href={mapsLink} icon="pin" aria-label={words.mapOf(name)} />
      )}
    </div>
  )
}

function networkCards({ guide, words }: GuestScreen): GuideCard[] {
  return guide.wifi.map((network) => ({
    anchor: network.id,
    icon: 'wifi',
    title: words.wifi,
    name: network.ssid,
    children: <WifiNetwork network={network} />,
  }))
}

function wifiCards(screen: GuestScreen): SectionCards {
  const devices = screen.guide.devices.map(({ name, ...device }) =>
    entry({ ...device, title: name, stayOnly: !device.notes && device.stayOnly }),
  )
  return { cards: [...networkCards(screen), ...devices] }
}

function emergencyCards({ guide, words }: GuestScreen): SectionCards {
  const { services, contacts } = guide.emergency
  const { firstAidLocation, emergencyItems } = guide.tabs.emergency
  return {
    lead: (
      <div className="g-numbers">
        <EmergencyNumber icon="alarm" label={words.emergencyServices} contact={services} isMain />
        <ContactNumbers contacts={contacts} labelOf={(kind) => words[kind]} />
      </div>
    ),
    cards: [
      firstAidLocation && {
        anchor: 'first-aid',
        icon: 'kit',
        title: words.firstAid,
        children: <HostText text={firstAidLocation} />,
      },
      ...emergencyItems.map((item) => entry(item)),
    ],
  }
}

/** A rule, a device, a block of the host's own: a title, a text, or either alone, and what there is to see. */
function entry(given: GuestEntry, more?: ReactNode): GuideCard {
  const { id, title, notes, stayOnly, ...pictures } = saidOnce(given)
  return {
    anchor: id,
    name: title,
    children: (
      <>
        {notes && <HostText text={notes} />}
        <Pictures of={pictures} name={title} />
        {more}
        {stayOnly && <LockedPart />}
      </>
    ),
  }
}

/** Of a title that was told without its code nothing is left to say beside the whole of it. */
function saidOnce(given: GuestEntry): GuestEntry {
  const { title = '', notes = '' } = given
  const parts = title.split('…')
  let read = 0
  const isRepeated = parts.every((part, at) => {
    const found = notes.indexOf(part, read)
    read = found + part.length
    return at === 0 ? found === 0 : found >= 0
  })
  return parts.length > 1 && isRepeated ? { ...given, title: undefined } : given
}

function step(given: GuestEntry): GuideCard {
  const { id, title, notes, stayOnly, ...pictures } = saidOnce(given)
  return {
    anchor: id,
    name: title,
    children: (
      <>
        <label className="g-step">
          <input type="checkbox" data-step="" />
          <span>
            {title && (
              <span data-title="">
                <HostWords withLinks text={title} />
              </span>
            )}
            {notes && <HostText as="span" text={notes} className="g-prose g-soft" />}
          </span>
        </label>
        {stayOnly && <LockedPart />}
        <Pictures of={pictures} name={title} />
      </>
    ),
  }
}
