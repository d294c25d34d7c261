import { factsAt } from '#domain/guide/guide-form.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { titledKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { SectionTab } from './section-tab.tsx'

export function EmergencyTab() {
  const { leftEmpty } = useCopy(fieldsCopy)
  const { guestsRead = '' } = factsAt('emergency.emergencyServices')
  return (
    <SectionTab type="emergency">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          path="emergency.emergencyServices"
          hint={leftEmpty(guestsRead)}
          example={String(guestsRead)}
        />
        <TextField path="emergency.policeContact" />
        <TextField path="emergency.fireContact" />
        <TextField path="emergency.medicalContact" />
      </div>
      <TextField path="emergency.firstAidLocation" />
      <ListSection path="emergency.emergencyItems" kind={titledKind} />
    </SectionTab>
  )
}
