import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { FormSection } from '#web/editor/fields/form-section.tsx'
import { MapsField } from '#web/editor/fields/maps-field.tsx'
import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { placeKind } from '#web/editor/lists/place-kind.tsx'
import { SectionTab } from './section-tab.tsx'

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
