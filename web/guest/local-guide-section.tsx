import type { GuestLocation, GuestPlace } from '#domain/guest-guide.ts'
import { Card } from './card.tsx'
import { MapLink } from './contact-links.tsx'
import { useGuestScreen } from './guest-screen.ts'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { Section } from './section.tsx'

export function LocalGuideSection() {
  const { guide } = useGuestScreen()
  return (
    <Section type="local_guide">
      {guide.location && <LocationCard location={guide.location} />}
      {keyed(guide.places, ({ name }) => name ?? '').map(({ key, entry }) => (
        <PlaceCard key={key} place={entry} />
      ))}
    </Section>
  )
}

function LocationCard({ location }: { location: GuestLocation }) {
  const { words } = useGuestScreen()
  return (
    <Card icon="pin" title={words.whereYouAre}>
      {location.address && <HostText className="g-prose g-address" text={location.address} />}
      {location.description && <HostText text={location.description} />}
      {location.mapsLink && (
        <p className="g-actions">
          <MapLink href={location.mapsLink} label={words.openMap} />
        </p>
      )}
    </Card>
  )
}

function PlaceCard({ place }: { place: GuestPlace }) {
  const { words } = useGuestScreen()
  const { name, category, description, mapsLink } = place
  return (
    <Card title={<HostWords text={name ?? words.place} />}>
      <p className="g-label">{words.categories[category]}</p>
      {description && <HostText text={description} />}
      {mapsLink && (
        <p className="g-actions">
          <MapLink href={mapsLink} label={words.map} of={name} />
        </p>
      )}
    </Card>
  )
}
