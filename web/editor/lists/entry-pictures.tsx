import { Video } from 'lucide'
import { useState } from 'react'
import { get } from 'react-hook-form'
import { mostPhotos } from '#domain/guide/fields.ts'
import { pictureFields, picturesCopy } from '#web/copy/guide/pictures.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import type { ListPath } from '#web/editor/form/editor-form.ts'
import { type TextPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { useBlockPhotosAccess } from '#web/editor/photo/block-photos.ts'
import { PhotoChooser } from '#web/editor/photo/photo-chooser.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { type AddProps, EntryList } from './entry-list.tsx'
import { type PhotoList, photoKind } from './photo-kind.tsx'
import { hasVideoIn } from './use-has-pictures.ts'

/** What an entry shows beside its words: its photos, and a video that is somewhere else. */
export function EntryPictures({ path }: { path: string }) {
  const { getValues } = useFormAccess()
  const [hasVideo, setHasVideo] = useState(() => hasVideoIn(get(getValues(), path)))
  const { video } = useCopy(picturesCopy)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <EntryList
        path={`${path}.photos` as PhotoList}
        kind={photoKind}
        Add={AddPhotos}
        tools={
          hasVideo ? null : (
            <Button tone="quiet" size="compact" icon={Video} onClick={() => setHasVideo(true)}>
              {video}
            </Button>
          )
        }
      />
      {hasVideo ? (
        <TextField
          path={`${path}.videoUrl` as TextPath}
          input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false }}
        />
      ) : null}
    </div>
  )
}

/** Each file chosen becomes a photo of its own, which takes it in its own row. */
function AddPhotos<List extends ListPath>({ path, count, append }: AddProps<List>) {
  const { photos } = useCopy(pictureFields)
  const { hand } = useBlockPhotosAccess()
  return (
    <PhotoChooser
      label={photos.add}
      size="compact"
      isMultiple
      onFiles={(files) => {
        for (const [at, file] of files.slice(0, mostPhotos - count).entries()) {
          hand(`${path}.${count + at}.photoUrl`, file)
          append()
        }
      }}
    />
  )
}
