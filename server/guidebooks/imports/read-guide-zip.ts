import { readGuideFile } from '#domain/guide/exports/guide-file.ts'
import { guideFileMaxBytes, guideMostPhotos } from '#domain/guide/exports/guide-zip.ts'
import { photoFilesOf, photoFolder } from '#domain/guide/exports/place-photos.ts'
import { refusedPartsOf } from '#domain/guide/guidebook.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { newFormSchema } from '#server/guidebooks/property-schema.ts'
import { isTooDeep } from '#server/http/json-depth.ts'
import type { OpenedZip } from './open-zip.ts'

export const importedFormSchema = newFormSchema.omit({ id: true })

export type GuideInZip = Awaited<ReturnType<typeof readGuideZip>>

/** The guide in a zip, every field checked as in a save, and the files of its photos that are there. */
export async function readGuideZip(zip: OpenedZip) {
  const name = guideNameIn(zip)
  const base = name.slice(0, -'guide.json'.length)
  const parsed = importedFormSchema.safeParse(
    readGuideFile(parse(await zip.read(name, guideFileMaxBytes))),
  )
  if (!parsed.success) throw wrongContent(refusedPartsOf(parsed.error))
  const form = parsed.data
  const files = photoFilesOf(form).filter(
    (file) => file.startsWith(`${photoFolder}/`) && zip.names.has(base + file),
  )
  assertFew(files.length)
  return {
    form,
    files: new Set(files),
    readPhoto: (file: string) => zip.read(base + file, photoMaxBytes).catch(refusePhoto(file)),
  }
}

function assertFew(count: number) {
  if (count <= guideMostPhotos) return
  throw new Refusal('import_too_many_photos', { values: { count, max: guideMostPhotos } })
}

/** At the top, or in the one folder that unpacking and packing again makes around everything. */
function guideNameIn({ names }: OpenedZip) {
  const found = [...names].filter((name) => /^(?:[^/]+\/)?guide\.json$/.test(name))
  const top = found.find((name) => name === 'guide.json')
  const [name] = top ? [top] : found
  if (name === undefined || (!top && found.length > 1)) throw new Refusal('import_no_guide')
  return name
}

/** Without the mark that editors put first; what is no UTF-8 is not made into something else. */
const asText = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  if (isTooDeep(bytes)) throw new Refusal('import_not_a_guide')
  try {
    return JSON.parse(asText.decode(bytes))
  } catch {
    throw new Refusal('import_not_a_guide')
  }
}

function wrongContent(refused: ReturnType<typeof refusedPartsOf>) {
  const places = Object.keys(refused.fields).slice(0, 3).join(', ')
  return new Refusal('import_wrong_content', { ...refused, values: { places } })
}

function refusePhoto(file: string) {
  return (error: unknown): never => {
    const isTooLarge = error instanceof Refusal && error.code === 'import_unpacks_too_large'
    throw isTooLarge ? new Refusal('import_photo', { values: { file } }) : error
  }
}
