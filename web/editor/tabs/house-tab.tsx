import { useWatch } from 'react-hook-form'
import { isBlank } from '#domain/values/text.ts'
import { parkingFallback } from '#web/copy/guest/sentence-values.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { houseManualWords } from '#web/copy/guide/house-manual.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { CountField } from '#web/editor/fields/count-field.tsx'
import { LongTextField } from '#web/editor/fields/text-field.tsx'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { roomKind } from '#web/editor/lists/room-kind.tsx'
import { SectionTab } from './section-tab.tsx'

export function HouseTab() {
  return (
    <SectionTab type="house_manual">
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_14.25rem] sm:gap-3">
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
  const locale = useLocale()
  const { control } = useFormAccess()
  const parking = useWatch({ control, name: 'houseManual.parking' })
  return isBlank(parking) ? leftEmpty(parkingFallback[locale]) : hint
}
