import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { type EntryFieldsProps, type EntryKind, EntryList } from './entry-list.tsx'
import type { FieldPath } from './form-access.ts'
import { LongTextField, TextField } from './text-field.tsx'

export const roomKind: EntryKind = {
  list: 'rooms',
  nameKey: 'label',
  look: 'card',
  Fields: RoomFields,
}

const featureKind: EntryKind = {
  list: 'features',
  nameKey: 'text',
  look: 'line',
  Fields: FeatureFields,
}

function RoomFields({ at }: EntryFieldsProps) {
  const { rooms } = useCopy(placeTabsCopy).house
  return (
    <>
      <TextField {...rooms.label} path={`houseManual.rooms.${at}.label`} />
      <div>
        <p className="mb-1.5 font-semibold">{rooms.features}</p>
        <EntryList
          path={`houseManual.rooms.${at}.features`}
          kind={featureKind}
          words={{ entry: rooms.feature, add: rooms.addFeature }}
        />
      </div>
    </>
  )
}

function FeatureFields({ path, at }: EntryFieldsProps) {
  const { rooms } = useCopy(placeTabsCopy).house
  const examples = rooms.featureExamples
  return (
    <LongTextField
      rows={1}
      path={`${path}.text` as FieldPath}
      label={`${rooms.feature} ${at + 1}`}
      isLabelHidden
      example={examples[at % examples.length]}
    />
  )
}
