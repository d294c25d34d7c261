import { useWatch } from 'react-hook-form'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { NewTabLink } from '#web/ui/buttons/text-link.tsx'
import { useFieldWords } from './field-words.ts'
import { TextField } from './text-field.tsx'

type MapsFieldProps = {
  path: 'localGuide.propertyLocation.mapsLink' | `localGuide.places.${number}.mapsLink`
}

/** A Google Maps link; once it is one, it can be tried. */
export function MapsField({ path }: MapsFieldProps) {
  return (
    <TextField
      path={path}
      hint={<MapsHint path={path} />}
      input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false }}
    />
  )
}

function MapsHint({ path }: MapsFieldProps) {
  const { hint } = useFieldWords(path)
  const { openMap } = useCopy(localGuideCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  const { control } = useFormAccess()
  const link = useWatch({ control, name: path }).trim()
  if (!isMapsLink(link)) return hint
  return (
    <NewTabLink to={link} newTabLabel={opensInNewTab}>
      {openMap}
    </NewTabLink>
  )
}
