import { useState } from 'react'
import { get, useWatch } from 'react-hook-form'
import { mostPhotos } from '#domain/guide/fields.ts'
import { readList } from '#domain/values/read-json.ts'
import { pictureFields } from '#web/copy/guide/pictures.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import type { ListPath } from '#web/editor/form/editor-form.ts'
import { type TextPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { useChoosePhoto } from '#web/editor/photo/photo-access.ts'
import { PhotoChooser } from '#web/editor/photo/photo-chooser.tsx'
import { type AddProps, EntryList, type PicturesProps } from './entry-list.tsx'
import { type PhotoList, photoKind } from './photo-kind.tsx'

/** What an entry shows beside its words, once it has some or is asked for: its photos, and a video that is somewhere else. */
export function EntryPictures({ path, asked }: PicturesProps) {
  const { control, getValues } = useFormAccess()
  const videoPath = `${path}.videoUrl` as TextPath
  const [hadPhotos] = useState(() => readList(get(getValues(), `${path}.photos`)).length > 0)
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

/** Each file chosen becomes a photo in a row of its own. */
function AddPhotos<List extends ListPath>({ path, count, append }: AddProps<List>) {
  const { photos } = useCopy(pictureFields)
  const choose = useChoosePhoto()
  return (
    <PhotoChooser
      label={photos.add}
      size="compact"
      isMultiple
      addsTo={path}
      onFiles={(files) => {
        for (const file of files.slice(0, mostPhotos - count)) append({ photoUrl: choose(file) })
      }}
    />
  )
}
