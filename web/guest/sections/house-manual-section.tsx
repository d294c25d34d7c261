import type { GuestRoom } from '#domain/guest/guest-guide.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { Icon, type IconName } from '#web/guest/frame/icons.tsx'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'
import { Section } from './section.tsx'

export function HouseManualSection() {
  const { guide, words, locale } = useGuestScreen()
  const { house } = guide
  const { rooms } = guide.tabs.houseManual
  if (!house) return null
  const count = (value: number) => value.toLocaleString(regionOf[locale])
  const { bedrooms, bathrooms, maxGuests, parking } = house
  return (
    <Section type="house_manual">
      <dl className="g-facts">
        <Fact icon="bed" label={words.bedrooms(bedrooms.value)} value={count(bedrooms.value)} />
        <Fact icon="bath" label={words.bathrooms(bathrooms.value)} value={count(bathrooms.value)} />
        <Fact icon="users" label={words.guests(maxGuests.value)} value={count(maxGuests.value)} />
      </dl>
      {parking && (
        <Card anchor="parking" icon="car" title={words.parking}>
          <p className="g-prose">
            {parking.isFallback ? words.parkingFallback : <HostWords text={parking.value} />}
          </p>
        </Card>
      )}
      {rooms.length > 0 && (
        <div className="g-grid">
          {keyed(rooms, ({ label }) => label ?? '').map(({ key, entry }) => (
            <RoomCard key={key} room={entry} />
          ))}
        </div>
      )}
    </Section>
  )
}

function Fact({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div className="g-fact" data-entry="">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function RoomCard({ room }: { room: GuestRoom }) {
  const { words } = useGuestScreen()
  return (
    <Card anchor={room.id} title={room.label ? <HostWords text={room.label} /> : words.room}>
      <ul className="g-list">
        {keyed(room.features).map(({ key, entry }) => (
          <HostText key={key} as="li" className="" text={entry} />
        ))}
      </ul>
      <Pictures of={room} name={room.label} />
      {room.stayOnly && <LockedPart />}
    </Card>
  )
}
