import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { withPhotos } from '#domain/guide/photos.ts'
import type { Draft, KeptDraft } from './draft-store.ts'

/** The draft of a guide that is gone, as one of a new guide: the stored photos went with the guide. */
export function draftAsNew(draft: Draft): KeptDraft & Pick<Draft, 'form'> {
  const form = withPhotos(wholeFormSchema, draft.form, () => '')
  return { ...draft, guideId: 'new', version: undefined, unanswered: undefined, form }
}

/** Where a new guide begins with this draft, without asking again. */
export function newGuideWith({ id }: Pick<Draft, 'id'>) {
  return [
    '/guides/new',
    { replace: true, preventScrollReset: true, state: { draftId: id } },
  ] as const
}

/** The draft a new guide was opened with. */
export function draftIdIn(state: unknown): string | undefined {
  const { draftId } = typeof state === 'object' && state ? (state as { draftId?: unknown }) : {}
  return typeof draftId === 'string' ? draftId : undefined
}
