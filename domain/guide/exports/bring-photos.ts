import { entryOf, fieldsOf, type Schema } from '#domain/guide/facts.ts'
import { entryPhoto } from '#domain/guide/fields.ts'
import { type GuidebookPayload, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { photosIn, withPhotos } from '#domain/guide/photos.ts'
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
  return withoutLost(guidebookFormSchema, addressed) as Form
}

function withoutLost(schema: Schema, value: unknown): unknown {
  const entry = entryOf(schema)
  if (entry && Array.isArray(value)) {
    const isKept = (each: unknown) =>
      entry !== entryPhoto || !isBlank(String(readRecord(each).photoUrl ?? ''))
    return value.filter(isKept).map((each) => withoutLost(entry, each))
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = fieldsOf(schema).flatMap(([key, part]) => {
    const own = readRecord(value)[key]
    return own === undefined ? [] : [[key, withoutLost(part, own)] as const]
  })
  return { ...value, ...Object.fromEntries(parts) }
}
