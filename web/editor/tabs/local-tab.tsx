import { useController } from 'react-hook-form'
import { placeOrders } from '#domain/guide/sections/local-guide.ts'
import { localGuideCopy, localGuideWords } from '#web/copy/guide/local-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { FormSection } from '#web/editor/fields/form-section.tsx'
import { MapsField } from '#web/editor/fields/maps-field.tsx'
import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { placeKind } from '#web/editor/lists/place-kind.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { SectionTab } from './section-tab.tsx'

export function LocalTab() {
  const { location } = useCopy(localGuideCopy)
  return (
    <SectionTab type="local_guide">
      <FormSection title={location}>
        <TextField path="localGuide.propertyLocation.address" input={{ autoComplete: 'off' }} />
        <LongTextField path="localGuide.propertyLocation.description" rows={2} />
        <MapsField path="localGuide.propertyLocation.mapsLink" />
      </FormSection>
      <ListSection path="localGuide.places" kind={placeKind} tools={<PlacesOrder />} />
    </SectionTab>
  )
}

/** Beside the button that adds a place, so that the tab is no longer for it. */
function PlacesOrder() {
  const { placesOrder } = useCopy(localGuideWords)
  const { control } = useFormAccess()
  const { field } = useController({ control, name: 'localGuide.placesOrder' })
  return (
    <Field label={placesOrder.label} isLabelHidden className="-my-1 ml-auto shrink">
      <Select
        {...field}
        value={field.value ?? 'host'}
        options={placeOrders.map((value) => ({ value, label: placesOrder.choices[value] }))}
      />
    </Field>
  )
}
