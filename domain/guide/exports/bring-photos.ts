import { entryPhoto } from '#domain/guide/fields.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { photosIn, withPhotos } from '#domain/guide/photos.ts'
import { mapLists } from '#domain/guide/walks.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

/** The files that a form names as its photos, each once. */
export function photoFilesOf(form: GuidebookPayload): string[] {
  return [...new Set(photosIn(guidebookFormSchema, form).map(({ address }) => address))]
}

/** The form with each of these files under the address it has here; a photo without a file goes, with its words. */
export function bringPhotos<Form extends GuidebookPayload>(
  form: Form,
  addresses: ReadonlyMap<string, string>,
): Form {
  const addressed = withPhotos(guidebookFormSchema, form, (file) => addresses.get(file) ?? '')
  const hasFile = (photo: unknown) => !isBlank(String(readRecord(photo).photoUrl ?? ''))
  return mapLists(guidebookFormSchema, addressed, (entries, entry) =>
    entry === entryPhoto ? entries.filter(hasFile) : entries,
  )
}
