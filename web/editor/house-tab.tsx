import { useWatch } from 'react-hook-form'
import { isBlank } from '#domain/text.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { houseManualWords } from '#web/copy/guide/house-manual.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { CountField } from './count-field.tsx'
import { ListSection } from './entry-list.tsx'
import { useFormAccess } from './form-access.ts'
import { roomKind } from './room-kind.tsx'
import { SectionTab } from './section-tab.tsx'
import { LongTextField } from './text-field.tsx'

export function HouseTab() {
  return (
    <SectionTab type="house_manual">
      <div className="grid gap-4 sm:grid-cols-3">
        <CountField path="houseManual.bedrooms" />
        <CountField path="houseManual.bathrooms" />
        <CountField path="houseManual.maxGuests" />
      </div>
      <LongTextField path="houseManual.parking" hint={<ParkingHint />} rows={2} />
      <ListSection path="houseManual.rooms" kind={roomKind} />
    </SectionTab>
  )
}

function ParkingHint() {
  const { hint } = useCopy(houseManualWords).parking
  const { leftEmpty } = useCopy(fieldsCopy)
  const { parkingFallback } = useCopy(guestCopy)
  const { control } = useFormAccess()
  const parking = useWatch({ control, name: 'houseManual.parking' })
  return isBlank(parking) ? leftEmpty(parkingFallback) : hint
}
