import { useWatch } from 'react-hook-form'
import { isBlank } from '#domain/text.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { CountField } from './count-field.tsx'
import { EntryList } from './entry-list.tsx'
import { useFormAccess } from './form-access.ts'
import { FormSection } from './form-section.tsx'
import { roomKind } from './room-kind.tsx'
import { SectionTab } from './section-tab.tsx'
import { LongTextField } from './text-field.tsx'

export function HouseTab() {
  const copy = useCopy(placeTabsCopy).house
  return (
    <SectionTab type="house_manual">
      <div className="grid gap-4 sm:grid-cols-3">
        <CountField name="bedrooms" label={copy.bedrooms} />
        <CountField name="bathrooms" label={copy.bathrooms} />
        <CountField name="maxGuests" label={copy.maxGuests} />
      </div>
      <LongTextField {...copy.parking} path="houseManual.parking" hint={<ParkingHint />} rows={2} />
      <FormSection title={copy.rooms.title} hint={copy.rooms.hint}>
        <EntryList
          path="houseManual.rooms"
          kind={roomKind}
          words={{ entry: copy.rooms.entry, add: copy.rooms.add }}
        />
      </FormSection>
    </SectionTab>
  )
}

function ParkingHint() {
  const copy = useCopy(placeTabsCopy).house
  const { parkingFallback } = useCopy(guestCopy)
  const { control } = useFormAccess()
  const parking = useWatch({ control, name: 'houseManual.parking' })
  return isBlank(parking) ? copy.fallback(parkingFallback) : copy.parkingHint
}
