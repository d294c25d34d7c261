import { Eye } from 'lucide'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { completeCount, formCompletenessOf } from '#domain/guide/editing/completeness.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { withOneListOfNetworks } from '#domain/guide/editing/networks.ts'
import { textBytesOf } from '#domain/guide/editing/text-size.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import type { ReaderModel } from '#web/calls/guides.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { latePart, loadSoon } from '#web/ui/load-part.ts'
import { newGuideWith } from './drafts/read-draft.ts'
import { DraftStatus, Leaving, useDraft } from './drafts/use-draft.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { EditorTools } from './editor-tools.tsx'
import { newEntryId, toEditorForm } from './form/editor-form.ts'
import { FormAccessContext, useEditorForm, useSnapshot } from './form/form-access.ts'
import { JumpContext, useJump, useShownAddress } from './form/jump.ts'
import { OpenReviewHint, OpenSecretHint, TextSizeHint } from './hints.tsx'
import { type GuidePreview, LivePreview } from './live-preview.tsx'
import { openPasted } from './paste/pasted.ts'
import type { Illustration } from './photo/photo-files.ts'
import { openPhotos, PhotoAccessContext, useIsUploading } from './photo/photos.ts'
import { RefusedBanner, SavingOverlay } from './saving/save-parts.tsx'
import { type Edited, useSaving } from './saving/use-saving.tsx'
import { EditorTabs, useActiveTab } from './tabs/editor-tabs.tsx'
import { useWaiting, WaitingContext } from './unconfirmed/waiting.tsx'

const SpreadDialog = latePart(async () => (await import('./copies/spread-dialog.tsx')).SpreadDialog)
const PasteDialog = latePart(async () => (await import('./paste/paste-dialog.tsx')).PasteDialog)

// Menus and photos are part of writing, which goes on without a connection.
loadSoon(() => import('#web/ui/dialogs/opened-menu.tsx'))
loadSoon(() => import('./photo/crop-area.tsx'))

type EditorProps = Edited & {
  illustration: Illustration
  Preview: GuidePreview
  /** Where a translator is connected and the guide was saved before. */
  canTranslate?: boolean
  /** Which other than this server may read texts, too. */
  model: ReaderModel
  /** A new guide may begin with what its host has written already. */
  startsWithPaste?: boolean
}

/** The seven tabs of one guide, from opening to saved or left. */
export function Editor({ illustration, Preview, canTranslate, ...given }: EditorProps) {
  const { model, startsWithPaste = false, ...edited } = given
  const { guide, restored } = edited
  const copy = useCopy(editorCopy)
  const navigate = useNavigate()
  const [active, setActive] = useActiveTab()
  const shownSection = useDeferredValue(active)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [isCoverAsked, setCoverAsked] = useState(false)
  const isReviewAsked = useSearchParams()[0].has('review')
  const [isPasting, setPasting] = useState(
    startsWithPaste || (restored?.pasted !== undefined && (restored.hasForm || isReviewAsked)),
  )
  const [jump, jumpTo] = useJump(setActive)

  const { stored, storedBytes, access, photos, pasted } = useOpened(edited)
  const draft = useDraft({ access, photos, pasted, stored, edited })
  const show = {
    section: setActive,
    path: jumpTo,
    photoAsked: setCoverAsked,
    review: () => setPasting(true),
  }
  const saving = useSaving({ edited, show, access, photos, pasted, draft, stored, storedBytes })
  const { state } = saving
  const isBusy = state.is === 'saving' || state.is === 'saved'
  const isUploading = useIsUploading(photos)
  async function close() {
    // A review that is still open waits for the next time.
    if (!draft.hasChanges() && !pasted.read()) await draft.forget()
    navigate('/', { replace: true, preventScrollReset: true })
  }
  const spread = state.is === 'saved' ? state.spread : undefined
  useClosingSoon(state.is === 'saved' && !spread, close)

  const snapshot = useSnapshot(access)
  const waiting = useWaiting(access, snapshot)
  useShownAddress(access, jumpTo)

  const completeness = useMemo(() => formCompletenessOf(snapshot), [snapshot])
  const photoAccess = useMemo(
    () => ({ photos, illustration, isCoverAsked }),
    [photos, illustration, isCoverAsked],
  )
  const neighbour = (step: 1 | -1) => {
    const type = sectionTypes[sectionTypes.indexOf(active) + step]
    return type && !isUploading && !isBusy ? () => setActive(type) : undefined
  }

  return (
    <FormAccessContext value={access}>
      <PhotoAccessContext value={photoAccess}>
        <EditorFrame
          isNew={!guide}
          status={<DraftStatus kept={draft.kept} />}
          corner={
            <>
              <p className="hidden shrink-0 text-sm font-semibold text-ink-soft tabular-nums xl:block">
                {copy.complete(completeCount(completeness), sectionTypes.length)}
              </p>
              <EditorTools
                form={snapshot}
                translatableId={canTranslate ? guide?.id : undefined}
                onPaste={() => setPasting(true)}
                onJump={jumpTo}
              />
              <IconButton
                icon={Eye}
                label={copy.preview}
                onClick={() => setPreviewOpen(true)}
                className="lg:hidden"
              />
            </>
          }
          preview={
            <LivePreview
              form={snapshot}
              section={shownSection}
              Preview={Preview}
              isOpen={isPreviewOpen}
              onClose={() => setPreviewOpen(false)}
            />
          }
          overlay={isBusy ? <SavingOverlay state={state} isNew={!guide} /> : null}
          onClose={close}
          onBack={neighbour(-1)}
          onNext={neighbour(1)}
          onSave={() => void saving.start()}
        >
          {state.is === 'refused' ? (
            <RefusedBanner
              refusal={state}
              isNew={!guide}
              isKept={draft.kept !== 'unkept'}
              onGone={saving.rest}
              onContinueAsNew={async () => {
                const anew = await draft.moveToNew()
                if (anew) navigate(...newGuideWith(anew))
              }}
            />
          ) : null}
          <OpenReviewHint pasted={pasted} form={snapshot} onOpen={() => setPasting(true)} />
          <OpenSecretHint form={snapshot} />
          <TextSizeHint form={snapshot} storedBytes={storedBytes} />
          <JumpContext value={jump}>
            <WaitingContext value={waiting}>
              <EditorTabs
                active={active}
                onActiveChange={setActive}
                completeness={completeness}
                isDisabled={isUploading || isBusy}
              />
            </WaitingContext>
          </JumpContext>
          {isPasting ? (
            <PasteDialog pasted={pasted} model={model} onClose={() => setPasting(false)} />
          ) : null}
          {saving.question}
          <Leaving isNew={!guide} draft={draft} pasted={pasted} />
          {spread ? <SpreadDialog offer={spread} onDone={close} /> : null}
        </EditorFrame>
      </PhotoAccessContext>
    </FormAccessContext>
  )
}

/** What the editor opens with: the form, its photos on their way, and what was brought and waits. */
function useOpened({ stored: given, guide, restored }: Edited) {
  const locale = useLocale()
  // What is stored is as it is: asked about are the codes that are typed from here on.
  const stored = useMemo(() => {
    const form = withOneListOfNetworks(giveIds(given, newEntryId).form, newEntryId)
    return guide ? sayCodes(form, false) : form
  }, [given, guide])
  const storedBytes = useMemo(() => (guide ? textBytesOf(stored) : 0), [guide, stored])
  const [{ photos, initial }] = useState(() => {
    const photos = openPhotos(locale)
    const form = restored?.hasForm ? giveIds(restored.form, newEntryId, stored).form : stored
    return { photos, initial: photos.withKept(toEditorForm(form), restored ?? {}) }
  })
  useEffect(() => {
    photos.sendAll()
    return photos.cancelAll
  }, [photos])
  const [pasted] = useState(() => openPasted(restored?.pasted))
  return { stored, storedBytes, access: useEditorForm(initial), photos, pasted }
}
