import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { EntryList } from './entry-list.tsx'
import { FormSection } from './form-section.tsx'
import { MapsField } from './maps-field.tsx'
import { placeKind } from './place-kind.tsx'
import { SectionTab } from './section-tab.tsx'
import { LongTextField, TextField } from './text-field.tsx'

export function LocalTab() {
  const { location, places } = useCopy(placeTabsCopy).local
  return (
    <SectionTab type="local_guide">
      <FormSection title={location.title}>
        <TextField
          {...location.address}
          path="localGuide.propertyLocation.address"
          input={{ autoComplete: 'street-address' }}
        />
        <LongTextField
          {...location.description}
          path="localGuide.propertyLocation.description"
          rows={2}
        />
        <MapsField path="localGuide.propertyLocation.mapsLink" label={location.maps.label} />
      </FormSection>
      <FormSection title={places.title} hint={places.hint}>
        <EntryList
          path="localGuide.places"
          kind={placeKind}
          words={{ entry: places.entry, add: places.add }}
        />
      </FormSection>
    </SectionTab>
  )
}
