import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ListSection } from './entry-list.tsx'
import { FormSection } from './form-section.tsx'
import { MapsField } from './maps-field.tsx'
import { placeKind } from './place-kind.tsx'
import { SectionTab } from './section-tab.tsx'
import { LongTextField, TextField } from './text-field.tsx'

export function LocalTab() {
  const { location } = useCopy(localGuideCopy)
  return (
    <SectionTab type="local_guide">
      <FormSection title={location}>
        <TextField
          path="localGuide.propertyLocation.address"
          input={{ autoComplete: 'street-address' }}
        />
        <LongTextField path="localGuide.propertyLocation.description" rows={2} />
        <MapsField path="localGuide.propertyLocation.mapsLink" />
      </FormSection>
      <ListSection path="localGuide.places" kind={placeKind} />
    </SectionTab>
  )
}
