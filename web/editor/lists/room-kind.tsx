import { houseManualWords } from '#web/copy/guide/house-manual.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { type EntryFieldsProps, type EntryKind, EntryList } from './entry-list.tsx'
import { EntryPictures } from './entry-pictures.tsx'

export const roomKind: EntryKind<'houseManual.rooms'> = {
  namePathOf: (path) => `${path}.label`,
  textPathOf: (path) => `${path}.features`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: RoomFields,
}

const featureKind: EntryKind<`houseManual.rooms.${number}.features`> = {
  namePathOf: (path) => `${path}.text`,
  look: 'line',
  Fields: FeatureFields,
}

function RoomFields({ path }: EntryFieldsProps<'houseManual.rooms'>) {
  const { features } = useCopy(houseManualWords).rooms.each
  return (
    <>
      <TextField path={`${path}.label`} />
      <div>
        <p className="mb-1.5 font-semibold">{features.title}</p>
        <EntryList path={`${path}.features`} kind={featureKind} />
      </div>
    </>
  )
}

function FeatureFields({ path, at }: EntryFieldsProps<`houseManual.rooms.${number}.features`>) {
  const { entry, examples } = useCopy(houseManualWords).rooms.each.features
  const { numbered } = useCopy(listsCopy)
  return (
    <LongTextField
      rows={1}
      path={`${path}.text`}
      label={numbered(entry, at + 1)}
      isLabelHidden
      example={examples[at % examples.length]}
    />
  )
}
