import { partsOf } from '#domain/guide/facts.ts'
import { entryPhoto } from '#domain/guide/fields.ts'
import {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  wholeFormSchema,
} from '#domain/guide/guide-form.ts'
import { photosIn, withPhotos } from '#domain/guide/photos.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { mapLists } from '#domain/guide/walks.ts'
import { isRecord, type JsonRecord, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'

/** A photo of a guide that leaves: its file beside `guide.json`, and where in the form it stands. */
export type PlacedPhoto = {
  file: string
  /** The addresses of its fields: their paths in the form, an entry under its id. */
  at: string[]
  /** What the form had there. */
  address: string
}

export const photoFolder = 'photos'

/**
 * The photos of a form in the order in which they stand there, each named by its place and not by its upload: the same guide
 * brought in again names them the same.
 */
export function placePhotos(form: GuidebookForm): PlacedPhoto[] {
  const placed = new Map<string, PlacedPhoto>()
  for (const { field, address } of photosIn(wholeFormSchema, form)) {
    const known = placed.get(address)
    const at = addressIn(form, field)
    if (known) known.at.push(at)
    else placed.set(address, { file: fileName(placed.size + 1, address), at: [at], address })
  }
  return [...placed.values()]
}

/** The form with each photo under another address; where there is none its field is empty. */
export function formWithPhotos(form: GuidebookForm, addresses: ReadonlyMap<string, string>) {
  return withPhotos(wholeFormSchema, form, (address) => addresses.get(address) ?? '')
}

/** Without the names of rows, which are others in each guide, and in one order, whoever had written it. */
export function formToLeave(form: GuidebookForm): JsonRecord {
  const { sections, ...parts }: JsonRecord & Pick<GuidebookForm, 'sections'> = form
  const ours = Object.keys(partsOf(wholeFormSchema)).filter((key) => key in parts)
  const leaving = sectionTypes.map((type) => {
    const { items, ...section } = sections[type]
    return [type, { ...section, items: items.map(({ id: _, ...item }) => item) }] as const
  })
  const hanging = Object.keys(parts).filter((key) => !ours.includes(key))
  return {
    ...Object.fromEntries(ours.map((key) => [key, parts[key]])),
    sections: Object.fromEntries(leaving),
    ...Object.fromEntries(hanging.map((key) => [key, inOrder(parts[key])])),
  }
}

/** What hangs on addresses comes out of a database in an order of its own. */
function inOrder(value: unknown): unknown {
  if (!isRecord(value)) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]))
}

function fileName(number: number, address: string) {
  const format = /\.(avif|webp|png)$/i.exec(address)?.[1]?.toLowerCase() ?? 'jpg'
  return `${photoFolder}/${String(number).padStart(3, '0')}.${format}`
}

/** A path of the form with the ids of entries in place of their numbers. */
function addressIn(form: unknown, path: string): string {
  let value = form
  const steps = path.split('.').map((step) => {
    const isEntry = Array.isArray(value)
    value = isEntry ? (value as unknown[])[Number(step)] : readRecord(value)[step]
    const { entryId, id } = isEntry ? readRecord(value) : {}
    return [entryId, id].find((name) => typeof name === 'string') ?? step
  })
  return steps.join('.')
}

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
