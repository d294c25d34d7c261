import { readDraftForm } from '#domain/guide/editing/read-draft-form.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { isRecord, readRecord, readText } from '#domain/values/read-json.ts'
import type { Draft, UnansweredSave } from './draft-store.ts'

/** A draft as some version of this product left it on the device; what it lacks is as it is stored. */
export function readDraft(left: unknown, stored: GuidebookForm): Draft {
  const draft = readRecord(left)
  return {
    ...draft,
    id: readText(draft.id),
    hostId: readText(draft.hostId),
    guideId: readText(draft.guideId),
    form: readDraftForm(draft.form, stored),
    photo: draft.photo instanceof Blob ? draft.photo : undefined,
    blockPhotos: Object.fromEntries(Object.entries(readRecord(draft.blockPhotos)).filter(isPhoto)),
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
