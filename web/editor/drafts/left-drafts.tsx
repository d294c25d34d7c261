import { useCallback, useEffect, useState } from 'react'
import { readDraftForm } from '#domain/guide/editing/read-draft-form.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { withPhotos } from '#domain/guide/photos.ts'
import { isRecord, readRecord, readText } from '#domain/values/read-json.ts'
import { findText } from '#domain/values/text.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { formatAgo } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { readPasted } from '#web/editor/paste/pasted.ts'
import type { UnansweredSave } from '#web/editor/saving/save-guide.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'
import {
  type Draft,
  findUnheld,
  listDrafts,
  lockName,
  putDraft,
  removeDraft,
  reviewDraftOf,
} from './draft-store.ts'

type Offer =
  | { is: 'looking' | 'none' }
  | { is: 'offered'; draft: Draft; hasAnother: boolean }
  | { is: 'restored'; draft: Draft }

type Wanted = {
  hostId: string
  guideId: string
  /** What a draft that lacks something goes on with. */
  stored: GuidebookForm
  chosenId?: string
  version?: number
}

/** Looks once for what was left behind on a guide; `asking` stands in the editor's place until the host has said what becomes of it. */
export function useDraftOffer({ hostId, guideId, stored, chosenId, version }: Wanted) {
  const [offer, setOffer] = useState<Offer>({ is: 'looking' })
  const [base] = useState(stored)
  const look = useCallback(async () => {
    const left = await listDrafts(hostId, guideId)
    const drafts = left.map((draft) => readDraft(draft, base))
    // A tab that was duplicated names the draft of the one it came from.
    const [chosen] = await findUnheld(drafts.filter(({ id }) => id === chosenId))
    if (chosen) return setOffer({ is: 'restored', draft: chosen })
    const unheld = await findUnheld(drafts.filter(({ id }) => id !== chosenId))
    const [draft, another] = unheld.filter(({ form }) => form)
    if (draft) return setOffer({ is: 'offered', draft, hasAnother: another !== undefined })
    // A review changes nothing of the guide: it is there again without a question.
    const [review] = unheld
    setOffer(review ? { is: 'restored', draft: review } : { is: 'none' })
  }, [hostId, guideId, base, chosenId])
  useEffect(() => void look(), [look])
  /** Not now: it stays on this device and is offered again. */
  const later = () => setOffer({ is: 'none' })
  // A device that changes nothing of what it keeps is no reason to keep the host out.
  const deeds = {
    restore: (draft: Draft) => setOffer({ is: 'restored', draft }),
    /** What another tab has taken up, saved or thrown away meanwhile is not offered any more. */
    async takeUp(draft: Draft) {
      const left = (await listDrafts(hostId, guideId)).filter(({ id }) => id === draft.id)
      const [unheld] = await findUnheld(left.map((each) => readDraft(each, base)))
      if (unheld) setOffer({ is: 'restored', draft: unheld })
      else await look()
    },
    later,
    /** What was typed goes; a review goes on over what is stored, as long as there is a guide. */
    async discard(draft: Draft) {
      if ((await findUnheld([draft])).length === 0) return look()
      const staysOpen = draft.pasted && draft.guideId !== 'new'
      await (staysOpen ? putDraft(reviewDraftOf(draft)) : removeDraft(draft.id)).then(look, later)
    },
    async forget({ id }: Draft) {
      await removeDraft(id).then(look, later)
    },
  }
  const asking =
    offer.is === 'looking' ? (
      <EditorLoading isNew={guideId === 'new'} />
    ) : offer.is === 'offered' ? (
      <DraftOffer {...offer} version={version} {...deeds} restore={deeds.takeUp} />
    ) : undefined
  return { offer, asking, restored: offer.is === 'restored' ? offer.draft : undefined, ...deeds }
}

type DraftOfferProps = Extract<Offer, { is: 'offered' }> & {
  version: number | undefined
  restore: (draft: Draft) => void
  later: () => void
  discard: (draft: Draft) => void
}

function DraftOffer({ draft, hasAnother, version, restore, later, discard }: DraftOfferProps) {
  const copy = useCopy(keepingCopy).offer
  const locale = useLocale()
  // A save nobody answered may be what changed it.
  const isOlder = version !== undefined && draft.version !== version && !draft.unanswered
  const when = formatAgo(draft.savedAt, { locale, now: Date.now() })
  return (
    <div className="fixed inset-0 z-30 bg-paper">
      <AlertDialog
        title={copy.title}
        description={
          <>
            <p>{copy.lead(draft.form?.welcome.propertyName ?? '', when)}</p>
            {draft.photo ? <p className="mt-2">{copy.withPhoto}</p> : null}
            {draft.pasted ? <p className="mt-2">{copy.withText}</p> : null}
            {isOlder ? <p className="mt-2">{copy.newer}</p> : null}
            {hasAnother ? <p className="mt-2">{copy.another}</p> : null}
          </>
        }
        cancelLabel={copy.later}
        onCancel={later}
        other={{ children: copy.discard, onClick: () => discard(draft) }}
        yes={{ children: copy.restore, tone: 'primary', onClick: () => restore(draft) }}
      />
    </div>
  )
}

/** Covers the desk until the editor's script and the device's drafts are there. */
export function EditorLoading({ isNew = false }: { isNew?: boolean }) {
  const copy = useCopy(editorCopy)
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-paper p-6">
      <h1 className="sr-only">{isNew ? copy.createTitle : copy.editTitle}</h1>
      <div className="flex items-center gap-3 text-ink-soft noscript:hidden">
        <Spinner />
        <p role="status">{copy.loading}</p>
      </div>
      <noscript>{copy.needsScript}</noscript>
    </div>
  )
}

/** A draft as some version of this product left it on the device; what it lacks is as it is stored. */
export function readDraft(left: unknown, stored: GuidebookForm): Draft {
  const draft = readRecord(left)
  return {
    ...draft,
    id: readText(draft.id),
    hostId: readText(draft.hostId),
    guideId: readText(draft.guideId),
    form: isRecord(draft.form) ? readDraftForm(draft.form, stored) : undefined,
    photo: draft.photo instanceof Blob ? draft.photo : undefined,
    blockPhotos: Object.fromEntries(Object.entries(readRecord(draft.blockPhotos)).filter(isPhoto)),
    pasted: readPasted(draft.pasted),
    version: readVersion(draft.version),
    unanswered: readUnanswered(draft.unanswered),
    savedAt: Number.isFinite(draft.savedAt) ? Number(draft.savedAt) : 0,
  }
}

/** Sent again it must be what it was, to the letter: nothing in it is mended. */
function readUnanswered(left: unknown): UnansweredSave | undefined {
  const { saveId, form, version, overwrites: isOver } = readRecord(left)
  if (typeof saveId !== 'string' || !isRecord(form)) return undefined
  const overwrites = isOver === true
  return { saveId, form: form as GuidebookForm, version: readVersion(version), overwrites }
}

function readVersion(left: unknown) {
  return Number.isInteger(left) ? Number(left) : undefined
}

function isPhoto(kept: [string, unknown]): kept is [string, Blob] {
  return kept[1] instanceof Blob
}

/** The draft of a guide that is gone, as one of a new guide: the stored photos went with the guide. */
export function draftAsNew(draft: Draft): Draft {
  const form = withPhotos(wholeFormSchema, draft.form ?? emptyGuidebookForm(), () => '')
  return { ...draft, guideId: 'new', version: undefined, unanswered: undefined, form }
}

export function newGuideWith({ id }: Pick<Draft, 'id'>) {
  return [
    '/guides/new',
    { replace: true, preventScrollReset: true, state: { draftId: id } },
  ] as const
}

export function draftIdIn(state: unknown): string | undefined {
  return findText(readRecord(state).draftId)
}

/** Says to this device's other tabs that a draft is being typed here; call the answer to let go. */
export function holdDraft(draftId: string): () => void {
  // Locks need https (or localhost); without them every draft counts as left behind.
  if (!navigator.locks) return () => {}
  const held = Promise.withResolvers<void>()
  const leaving = new AbortController()
  navigator.locks
    .request(lockName(draftId), { signal: leaving.signal }, () => held.promise)
    .catch(() => {})
  return () => {
    leaving.abort()
    held.resolve()
  }
}
