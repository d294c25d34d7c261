import { readDraftForm } from '#domain/guide/editing/read-draft-form.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { isSectionType } from '#domain/guide/section-names.ts'
import { isRecord, readRecord, readText } from '#domain/values/read-json.ts'
import { readPasted } from '#web/editor/paste/read-pasted.ts'
import type { Draft, UnansweredSave } from './draft-store.ts'

/** A draft as some version of this product left it on the device; what it lacks is as it is stored. */
export function readDraft(left: unknown, stored: GuidebookForm): Draft {
  const draft = readRecord(left)
  const waiting = Object.entries(readRecord(draft.blockPhotos)).filter(isPhoto)
  const form = readDraftForm(draft.form, stored)
  return {
    ...draft,
    id: readText(draft.id),
    hostId: readText(draft.hostId),
    guideId: readText(draft.guideId),
    hasForm: isRecord(draft.form),
    form: waiting.reduce((read, [path]) => withPhotoAt(read, path), form),
    photo: draft.photo instanceof Blob ? draft.photo : undefined,
    blockPhotos: Object.fromEntries(waiting.map(([path, photo]) => [pathOfToday(path), photo])),
    pasted: readPasted(draft.pasted),
    version: readVersion(draft.version),
    unanswered: readUnanswered(draft.unanswered),
    savedAt: Number.isFinite(draft.savedAt) ? Number(draft.savedAt) : 0,
  }
}

/** Sent again it must be what it was, to the letter: nothing in it is mended. */
function readUnanswered(left: unknown): UnansweredSave | undefined {
  const { saveId, form, version } = readRecord(left)
  if (typeof saveId !== 'string' || !isRecord(form)) return undefined
  return { saveId, form: form as GuidebookForm, version: readVersion(version) }
}

function readVersion(left: unknown) {
  return Number.isInteger(left) ? Number(left) : undefined
}

function isPhoto(kept: [string, unknown]): kept is [string, Blob] {
  return kept[1] instanceof Blob
}

/** Before a block had several photos, its only one waited under the block's own name. */
const pathOfBefore = /^(sections\.(\w+)\.items\.(\d+))\.photoUrl$/

function pathOfToday(path: string) {
  return path.replace(pathOfBefore, '$1.photos.0.photoUrl')
}

/** The form with a place for a photo that waited there. */
function withPhotoAt(form: GuidebookForm, path: string): GuidebookForm {
  const [, , type = '', at = ''] = pathOfBefore.exec(path) ?? []
  if (!isSectionType(type)) return form
  const { items } = form.sections[type]
  const withPlace = items.map((item, index) =>
    index === Number(at)
      ? { ...item, photos: item.photos ?? [{ photoUrl: item.photoUrl, caption: '' }] }
      : item,
  )
  return {
    ...form,
    sections: { ...form.sections, [type]: { ...form.sections[type], items: withPlace } },
  }
}
