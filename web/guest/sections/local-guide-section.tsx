import type { GuestLocation, GuestPlace } from '#domain/guest/guest-guide.ts'
import { cardId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { MapLink, OutLink } from './contact-links.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'
import { Section } from './section.tsx'

export function LocalGuideSection() {
  const { guide } = useGuestScreen()
  return (
    <Section type="local_guide">
      {guide.location && <LocationCard location={guide.location} />}
      {guide.tabs.localGuide.places.length > 0 && (
        <div className="g-grid">
          {keyed(guide.tabs.localGuide.places, ({ name }) => name ?? '').map(({ key, entry }) => (
            <PlaceCard key={key} place={entry} />
          ))}
        </div>
      )}
    </Section>
  )
}

function LocationCard({ location }: { location: GuestLocation }) {
  const { words } = useGuestScreen()
  return (
    <Card anchor="where" icon="pin" title={words.whereYouAre}>
      {location.address && <HostText className="g-prose g-address" text={location.address} />}
      {location.description && <HostText text={location.description} />}
      {location.mapsLink && (
        <p className="g-actions">
          <MapLink href={location.mapsLink} />
        </p>
      )}
    </Card>
  )
}

function PlaceCard({ place }: { place: GuestPlace }) {
  const { id, name, category, description, mapsLink, minutes, by = 'foot', stayOnly } = place
  const screen = useGuestScreen()
  const { words } = screen
  const called = name ?? words.place
  return (
    <div className="g-card" id={cardId(screen, id)} data-entry="">
      <div className="g-place-head">
        <div className="g-place-words">
          <p className="g-label">
            {words.categories[category]}
            {minutes && ` · ${words.ways[by](minutes)}`}
          </p>
          <h3 className="g-card-title">
            <HostWords text={called} />
          </h3>
        </div>
        {mapsLink && (
          <OutLink className="g-pin" href={mapsLink} icon="pin" label={words.mapOf(called)} />
        )}
      </div>
      {description && <HostText text={description} />}
      <Pictures of={place} name={name} />
      {stayOnly && <LockedPart />}
    </div>
  )
}
