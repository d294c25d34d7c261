import type { FileHandle } from 'node:fs/promises'
import { z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { readGuideFile, sumUp } from '#domain/guide/exports/guide-file.ts'
import {
  guideFileMaxBytes,
  guideMostPhotos,
  guideZipMaxBytes,
} from '#domain/guide/exports/guide-zip.ts'
import { bringPhotos, photoFilesOf, photoFolder } from '#domain/guide/exports/place-photos.ts'
import { refusedPartsOf } from '#domain/guide/guidebook.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { assertRoom, createGuidebook, tryGuidebook } from '#server/guidebooks/create-guidebook.ts'
import { presentNewProperty } from '#server/guidebooks/present.ts'
import { newFormSchema, newGuideSchema } from '#server/guidebooks/property-schema.ts'
import { findGuide } from '#server/guidebooks/queries.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { isTooDeep } from '#server/http/limit-body.ts'
import { giveUpUnused, removePhotos } from '#server/photos/photo-use.ts'
import { assertUploadRoom, checkPhoto, uploadPhoto } from '#server/photos/upload-photo.ts'
import type { Resources } from '#server/resources.ts'
import { openGate } from '#server/work/gate.ts'
import { type OpenedZip, withOpenZip, withReceivedZip } from './open-zip.ts'

/** A guide that left as a zip comes in again: first what it would be, then the draft. */
export function createImportRoutes(resources: Resources) {
  const { addressOf } = resources.photos
  /** A host's second zip waits for the first: each takes its size on the disk and a while of work. */
  const oneOfEach = openGate({
    atOnce: Number.POSITIVE_INFINITY,
    mostWaiting: 0,
    refuse: () => new Refusal('import_busy', { values: { seconds: 10 } }),
  })

  return routesOf(resources, 'Guidebooks', [
    hostCall('POST /guidebooks/import', {
      summary: 'Bring in a guidebook from its zip',
      description:
        'The body is the zip that `…/export` gave. Without `id` nothing is made: 200 says what would be. With an `id` of the caller’s making it is made, as a draft with a short code of its own, and can be sent again safely: the second time 201 answers the guide that is there.',
      failure: 'error_creating',
      query: newFormSchema.pick({ id: true }),
      takesZip: true,
      maxBytes: guideZipMaxBytes,
      tooLarge: 'import_too_large',
      guards: [(c, next) => oneOfEach.enter(next, c.get('hostId'))],
      limit: 'imports',
      answer: {
        200: json(summarySchema, 'What would be made'),
        201: json(newGuideSchema, 'The new draft'),
      },
      async work({ c, hostId, query: { id }, locale }) {
        const { body, signal } = c.req.raw
        if (id === undefined) {
          const look = (file: FileHandle) => lookIntoGuide(resources, { hostId, file, signal })
          const { missingPhotos, ...summary } = await withReceivedZip(body, look)
          return { summary: { ...summary, missing_photos: missingPhotos } }
        }
        const make = (file: FileHandle) => importGuide(resources, { hostId, file, id })
        const guide = await withReceivedZip(body, make)
        const property = presentNewProperty(guide, addressOf)
        const message = successSentenceOf('guidebook_imported', locale, { name: guide.name })
        return c.json({ property, message }, 201)
      },
    }),
  ])
}

const summarySchema = z.object({
  summary: z.object({
    title: z.string(),
    language: guideLanguageSchema.optional(),
    translations: z.array(guideLanguageSchema),
    sections: z.array(z.object({ type: z.enum(sectionTypes), entries: z.number().int() })),
    photos: z.number().int(),
    missing_photos: z
      .number()
      .int()
      .openapi({ description: 'Named by the guide and not in the zip: they do not come' }),
  }),
})

type Look = {
  hostId: string
  file: FileHandle
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal
}

type Import = { hostId: string; file: FileHandle; id: string }

/** Only a host: what would be made of a zip, everything in it checked; nothing is kept. */
function lookIntoGuide(resources: Resources, { signal, ...zip }: Look) {
  const { hostId, file } = zip
  return withOpenZip(file, async (opened) => {
    const guide = await readGuideZip(opened)
    await tryGuidebook(resources, { hostId, form: bringPhotos(guide.form, new Map()) })
    await spendPhotos(resources, hostId, guide)
    await eachPhoto(guide, async (bytes) => {
      if (signal?.aborted) throw new HTTPException(400)
      await checkPhoto(resources, { hostId, bytes })
    })
    return sumUp(guide.form, guide.files)
  })
}

/** Only a host: the guide of a zip as a new draft of its own, or the one an earlier try with this id has made. */
async function importGuide(resources: Resources, { hostId, file, id }: Import) {
  const made = await asHost(resources.db, hostId, (tx) => findGuide(tx, { id, hostId }))
  if (made) return made
  return withOpenZip(file, async (zip) => {
    const guide = await readGuideZip(zip)
    await asHost(resources.db, hostId, (tx) => assertRoom(tx, resources, hostId))
    await spendPhotos(resources, hostId, guide)
    const paths: string[] = []
    const giveUp = async () => {
      const unused = await asHost(resources.db, hostId, (tx) => giveUpUnused(tx, { hostId, paths }))
      await removePhotos(resources, unused)
    }
    try {
      const addresses = new Map<string, string>()
      // Photos come first: until a guide shows them they are nobody's.
      await eachPhoto(guide, async (bytes, name) => {
        const { path } = await uploadPhoto(resources, { hostId, bytes })
        paths.push(path)
        addresses.set(name, resources.photos.addressOf(path))
      })
      const form = sayCodes(bringPhotos(guide.form, addresses), true)
      const created = await createGuidebook(resources, { hostId, form, id, isImported: true })
      if (!created.isNew) await giveUp()
      return created.guide
    } catch (error) {
      await giveUp()
      throw error
    }
  })
}

/** Before the first is looked at; an account without room for it hears so at once. */
async function spendPhotos(resources: Resources, hostId: string, { files }: GuideInZip) {
  if (files.size === 0) return
  await asHost(resources.db, hostId, (tx) => assertUploadRoom(tx, resources, hostId))
  await resources.limits.importedPhotos.spend(hostId, files.size)
}

async function eachPhoto(
  { files, readPhoto }: GuideInZip,
  work: (bytes: Uint8Array, file: string) => Promise<unknown>,
) {
  for (const file of files) {
    await work(await readPhoto(file), file).catch((error) => {
      const isOfIt = error instanceof Refusal && ofThePhoto.has(error.code)
      throw isOfIt ? new Refusal('import_photo', { values: { file } }) : error
    })
  }
}

const ofThePhoto = new Set<string>([
  'photo_empty',
  'photo_too_large',
  'photo_not_image',
  'photo_heic',
  'photo_damaged',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_too_narrow',
])

export const importedFormSchema = newFormSchema.omit({ id: true })

type GuideInZip = Awaited<ReturnType<typeof readGuideZip>>

/** The guide in a zip, every field checked as in a save, and the files of its photos that are there. */
async function readGuideZip(zip: OpenedZip) {
  const name = guideNameIn(zip)
  const base = name.slice(0, -'guide.json'.length)
  const parsed = importedFormSchema.safeParse(
    readGuideFile(parse(await zip.read(name, guideFileMaxBytes))),
  )
  if (!parsed.success) {
    const refused = refusedPartsOf(parsed.error)
    const places = Object.keys(refused.fields).slice(0, 3).join(', ')
    throw new Refusal('import_wrong_content', { ...refused, values: { places } })
  }
  const form = parsed.data
  const files = photoFilesOf(form).filter(
    (file) => file.startsWith(`${photoFolder}/`) && zip.names.has(base + file),
  )
  if (files.length > guideMostPhotos) {
    const values = { count: files.length, max: guideMostPhotos }
    throw new Refusal('import_too_many_photos', { values })
  }
  return {
    form,
    files: new Set(files),
    readPhoto: (file: string) =>
      zip.read(base + file, photoMaxBytes).catch((error: unknown) => {
        const isTooLarge = error instanceof Refusal && error.code === 'import_unpacks_too_large'
        throw isTooLarge ? new Refusal('import_photo', { values: { file } }) : error
      }),
  }
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
