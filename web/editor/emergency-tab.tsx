import { emergency } from '#domain/guide/emergency.ts'
import { factsOf } from '#domain/guide/facts.ts'
import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { emergencyItemKind } from './entry-kinds.tsx'
import { EntryList } from './entry-list.tsx'
import { FormSection } from './form-section.tsx'
import { SectionTab } from './section-tab.tsx'
import { TextField } from './text-field.tsx'

export function EmergencyTab() {
  const copy = useCopy(ruleTabsCopy).emergency
  const { guestsRead } = factsOf(emergency.shape.emergencyServices)
  return (
    <SectionTab type="emergency">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...copy.services}
          path="emergency.emergencyServices"
          example={String(guestsRead)}
        />
        <TextField {...copy.police} path="emergency.policeContact" />
        <TextField {...copy.fire} path="emergency.fireContact" />
        <TextField {...copy.medical} path="emergency.medicalContact" />
      </div>
      <TextField {...copy.firstAid} path="emergency.firstAidLocation" />
      <FormSection title={copy.items.title} hint={copy.items.hint}>
        <EntryList
          path="emergency.emergencyItems"
          kind={emergencyItemKind}
          words={{ entry: copy.items.entry, add: copy.items.add }}
        />
      </FormSection>
    </SectionTab>
  )
}
