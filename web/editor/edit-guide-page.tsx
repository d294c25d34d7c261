import { useMemo, useState } from 'react'
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useOutletContext,
  useSearchParams,
} from 'react-router'
import { byName, sharedEntriesOf } from '#domain/guide/copies/entries.ts'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { apiOf, bridgeContext } from '#web/calls/api.ts'
import { reasonOf } from '#web/calls/ask.ts'
import { findReaderModel } from '#web/calls/guides.ts'
import { readRefusal } from '#web/calls/read-refusal.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import type { DeskOutlet } from '#web/desk/desk-page.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { LatePreview } from '#web/guest/preview/late-preview.ts'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { localeContext } from '#web/locale.ts'
import { readGuideId } from '#web/own-guide.ts'
import { requireSession } from '#web/session.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/edit-guide-page'
import { type Copying, CopyingContext } from './copies/copying.ts'
import { putDraft } from './drafts/draft-store.ts'
import { draftAsNew, EditorLoading, newGuideWith, useDraftOffer } from './drafts/left-drafts.tsx'
import { Editor } from './editor.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { hostId } = await requireSession(context)
  const id = readGuideId(params.id)
  const answer = await apiOf(context).guidebooks[':id'].$get({ param: { id } })
  if (!answer.ok) {
    const locale = context.get(localeContext)
    const { error, code } = await readRefusal(answer)
    const reason = reasonOf({ error, code, status: answer.status }, locale)
    const failure = screenSentenceOf('error_loading_guidebook', locale, { reason })
    const goneId = answer.status === 404 ? id : undefined
    return data({ hostId, failure, goneId }, { status: answer.status })
  }
  const { property, form, can_translate: canTranslate } = await answer.json()
  const link = `${context.get(bridgeContext).appUrl}/g/${property.short_code}`
  const { version, is_published: isPublished } = property
  const guide = { id, version, isPublished, link }
  return { hostId, guide, form, canTranslate, model: await findReaderModel(context) }
}

/** An open editor keeps what it was opened on: a guide that cannot be loaded again takes no typed text with it. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => ({ title: editorCopy[locale].editTitle }))

export default function EditGuidePage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useIsHydrated()
  if ('failure' in loaderData) {
    const { hostId, failure, goneId } = loaderData
    const isGone = isHydrated && goneId !== undefined
    return isGone ? <Gone {...{ hostId, goneId, failure }} /> : <NotLoaded reason={failure} />
  }
  return (
    <>
      <GuestStyle />
      {isHydrated ? <EditGuide key={loaderData.guide.id} {...loaderData} /> : <EditorLoading />}
    </>
  )
}

type Loaded = Exclude<Route.ComponentProps['loaderData'], { failure: string }>

/** What was loaded when the editor opened stays what is typed over, whatever the page loads since. */
function EditGuide({ hostId, canTranslate, model, ...loaded }: Loaded) {
  const { say, guides } = useOutletContext<DeskOutlet>()
  const [opened, setOpened] = useState(loaded)
  const { guide, form } = opened
  const { id: guideId, version } = guide
  // Its host was publishing it, and came to put something right.
  const isForPublishing = useSearchParams()[0].get('for') === 'publishing'
  const offer = { hostId, guideId, version, stored: form }
  const { asking, restored, restore, later } = useDraftOffer(offer)
  const copying = useMemo(
    (): Copying => ({
      guide: { ...guide, language: form.language },
      saved: sharedEntriesOf(form),
      others: guides.filter(({ id }) => id !== guide.id).toSorted(byName),
    }),
    [guide, form, guides],
  )
  if (asking) return asking
  return (
    <CopyingContext value={copying}>
      <Editor
        key={`${guide.version} ${restored?.id}`}
        hostId={hostId}
        stored={form}
        restored={restored}
        guide={restored ? { ...guide, version: restored.version ?? guide.version } : guide}
        illustration="city"
        Preview={LatePreview}
        model={model}
        canTranslate={canTranslate}
        say={(notice) => {
          const next = { deed: 'go_on_publishing', guideId } as const
          say(isForPublishing ? { ...notice, next } : notice)
        }}
        onReload={(theirs, review) => {
          if (review) restore(review)
          else later()
          setOpened({ guide: { ...guide, version: theirs.version }, form: theirs.form })
        }}
      />
    </CopyingContext>
  )
}

const blankForm = emptyGuidebookForm()

/** A guide that was deleted elsewhere: what was typed of it on this device can go on as a new one. */
function Gone({ hostId, goneId, failure }: { hostId: string; goneId: string; failure: string }) {
  const { gone, continueAsNew, notMoved, offer: words } = useCopy(keepingCopy)
  const [hasFailed, setFailed] = useState(false)
  const navigate = useNavigate()
  const { offer, forget } = useDraftOffer({ hostId, guideId: goneId, stored: blankForm })
  if (!('draft' in offer)) {
    return offer.is === 'looking' ? <EditorLoading /> : <NotLoaded reason={failure} />
  }
  const { draft } = offer
  // A full disk takes nothing more, and the draft stands as it was: the host is told.
  const startAsNew = () =>
    putDraft(draftAsNew(draft)).then(
      () => navigate(...newGuideWith(draft)),
      () => setFailed(true),
    )
  return (
    <AlertDialog
      title={words.title}
      description={gone}
      cancelLabel={words.later}
      onCancel={() => navigate('/', { replace: true, preventScrollReset: true })}
      other={{ children: words.discard, onClick: () => forget(draft) }}
      yes={{ children: continueAsNew, tone: 'primary', onClick: startAsNew }}
    >
      {hasFailed ? <Banner tone="error">{notMoved}</Banner> : null}
    </AlertDialog>
  )
}

/** Nothing to edit: says why, and leads back to the desk. */
function NotLoaded({ reason }: { reason: string }) {
  const navigate = useNavigate()
  return (
    <AlertDialog
      title={useCopy(editorCopy).editTitle}
      description={reason}
      cancelLabel={useCopy(uiCopy).close}
      onCancel={() => navigate('/', { replace: true, preventScrollReset: true })}
    />
  )
}
