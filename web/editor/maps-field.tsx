import { useWatch } from 'react-hook-form'
import { isMapsLink } from '#domain/maps-link.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { NewTabLink } from '#web/ui/text-link.tsx'
import { useFormAccess } from './form-access.ts'
import { TextField } from './text-field.tsx'

type MapsFieldProps = {
  path: 'localGuide.propertyLocation.mapsLink' | `localGuide.places.${number}.mapsLink`
  label: string
}

/** A Google Maps link; once it is one, it can be tried. */
export function MapsField({ path, label }: MapsFieldProps) {
  const { maps } = useCopy(placeTabsCopy).local.location
  return (
    <TextField
      path={path}
      label={label}
      hint={<MapsHint path={path} />}
      example={maps.example}
      input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false }}
    />
  )
}

function MapsHint({ path }: Pick<MapsFieldProps, 'path'>) {
  const { maps, openMap } = useCopy(placeTabsCopy).local.location
  const { opensInNewTab } = useCopy(uiCopy)
  const { control } = useFormAccess()
  const link = useWatch({ control, name: path }).trim()
  if (!isMapsLink(link)) return maps.hint
  return (
    <NewTabLink to={link} newTabLabel={opensInNewTab}>
      {openMap}
    </NewTabLink>
  )
}
