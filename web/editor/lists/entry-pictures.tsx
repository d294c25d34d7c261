import { useState } from 'react'
import { get, useWatch } from 'react-hook-form'
import { mostPhotos } from '#domain/guide/fields.ts'
import { pictureFields } from '#web/copy/guide/pictures.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import type { ListPath } from '#web/editor/form/editor-form.ts'
import { type TextPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { useBlockPhotosAccess } from '#web/editor/photo/block-photos.ts'
import { PhotoChooser } from '#web/editor/photo/photo-chooser.tsx'
import { type AddProps, EntryList, type PicturesProps } from './entry-list.tsx'
import { type PhotoList, photoKind } from './photo-kind.tsx'

/** What an entry shows beside its words, once it has some or is asked for: its photos, and a video that is somewhere else. */
export function EntryPictures({ path, asked }: PicturesProps) {
  const { control, getValues } = useFormAccess()
  const { isAwaited } = useBlockPhotosAccess()
  const videoPath = `${path}.videoUrl` as TextPath
  const [hadPhotos] = useState(() => {
    const photos: unknown[] = get(getValues(), `${path}.photos`) ?? []
    return isAwaited(path) || photos.length > 0
  })
  const hasVideo = Boolean(useWatch({ control, name: videoPath }))
  const [hadVideo, setHadVideo] = useState(hasVideo)
  if (hasVideo && !hadVideo) setHadVideo(true)
  return (
    <>
      {asked.photos || hadPhotos ? (
        <EntryList path={`${path}.photos` as PhotoList} kind={photoKind} Add={AddPhotos} />
      ) : null}
      {asked.video || hadVideo ? (
        <TextField
          path={videoPath}
          input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false }}
        />
      ) : null}
    </>
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
      addsTo={path}
      onFiles={(files) => {
        for (const [at, file] of files.slice(0, mostPhotos - count).entries()) {
          hand(`${path}.${count + at}.photoUrl`, file)
          append()
        }
      }}
    />
  )
}
