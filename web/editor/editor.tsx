import { Eye } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GuidebookForm } from '#domain/guidebook.ts'
import {
  completeCount,
  formCompletenessOf,
  type SectionType,
  sectionTypes,
} from '#domain/sections.ts'
import { editorCopy } from '#web/copy/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BlockPhotosContext, useBlockPhotos } from './block-photos.ts'
import { CoverAccessContext } from './cover-access.ts'
import { DraftStatus } from './draft-status.tsx'
import { newGuideWith } from './drafts/draft-as-new.ts'
import type { Draft } from './drafts/draft-store.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorFooter } from './editor-footer.tsx'
import { editorPathOf, toGuidebookForm } from './editor-form.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { type FieldPath, FormAccessContext } from './form-access.ts'
import { findFirstInvalid, sectionOfPath } from './form-places.ts'
import { LivePreview, type RenderGuide } from './live-preview.tsx'
import type { Illustration } from './photo/illustrations.ts'
import { usePickedPhoto } from './photo/use-picked-photo.ts'
import { PreviewColumn, PreviewDialog } from './preview-column.tsx'
import { RefusedBanner } from './refused-banner.tsx'
import { SavingOverlay } from './saving-overlay.tsx'
import { timing } from './timing.ts'
import { useActiveTab } from './use-active-tab.ts'
import { useAfter } from './use-after.ts'
import { useDraft } from './use-draft.ts'
import { useEditorForm } from './use-editor-form.ts'
import { useIsWide } from './use-is-wide.ts'
import { useLeaving } from './use-leaving.ts'
import { type Saved, useSaving } from './use-saving.ts'
import { useSnapshot } from './use-snapshot.ts'

export type EditorProps = {
  hostId: string
  /** The form as it is stored, or as a new guide starts. */
  stored: GuidebookForm
  restored?: Draft
  /** Absent for a new guide. */
  guide?: { id: string; version: number }
  illustration: Illustration
  renderGuide: RenderGuide
  onSignedOut: () => void
  onSaved: (saved: Saved) => void
  /** Takes what is stored now instead of what is typed here; a new guide has nothing stored. */
  onReload?: (theirs: { form: GuidebookForm; version: number }) => void
}

/** The seven tabs of one guide, from opening to saved or left. */
export function Editor(props: EditorProps) {
  const { hostId, stored, restored, guide, illustration, renderGuide } = props
  const copy = useCopy(editorCopy)
  const navigate = useNavigate()
  const isWide = useIsWide()
  const [active, setActive] = useActiveTab()
  const shownSection = useDeferredValue(active)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [isPhotoAsked, setPhotoAsked] = useState(false)

  const access = useEditorForm(restored?.form ?? stored)
  const keeper = usePickedPhoto()
  const blockPhotos = useBlockPhotos()
  useRestoredPhoto(keeper.pick, restored)
  const draft = useDraft({ access, keeper, hostId, guide, stored, restored })
  const { hasChanges } = draft
  const isSaved = useRef(false)
  const hasUnsaved = useCallback(
    () => hasChanges() || (blockPhotos.hasUnsettled() && !isSaved.current),
    [hasChanges, blockPhotos],
  )
  const leaving = useLeaving(hasUnsaved)
  const snapshot = useSnapshot(access)

  const saving = useSaving({
    access,
    keeper,
    blockPhotos,
    guide,
    newId: draft.id,
    showWrong: () => showFirstInvalid(setActive),
    onRefusedFields: (fields) => {
      for (const [path, message] of Object.entries(fields)) {
        access.setError(editorPathOf(path) as FieldPath, { type: 'server', message })
      }
    },
    sayUnseen: (fields) =>
      Object.entries(fields)
        .map(([path, message]) => `${copy.tabs[sectionOfPath(path)]}: ${message}`)
        .join('. '),
    onSignedOut: props.onSignedOut,
    async onSaved(saved) {
      isSaved.current = true
      await (saved.isPhotoLeftBehind ? draft.leavePhotoBehind(saved.guide) : draft.forget())
      props.onSaved(saved)
    },
  })
  const { state } = saving
  const isBusy = state.is === 'saving' || state.is === 'saved'
  const isUploading = keeper.picked?.upload.is === 'running' || blockPhotos.isUploading

  const close = useCallback(async () => {
    if (!hasUnsaved()) await draft.forget()
    navigate('/', { replace: true, preventScrollReset: true })
  }, [hasUnsaved, draft, navigate])
  useAfter(timing.closesAfterMs, state.is === 'saved', close)

  const completeness = useMemo(
    () => formCompletenessOf(snapshot, keeper.picked !== undefined),
    [snapshot, keeper.picked],
  )
  const cover = useMemo(
    () => ({ keeper, illustration, isAsked: isPhotoAsked }),
    [keeper, illustration, isPhotoAsked],
  )
  const preview = () => (
    <LivePreview
      form={snapshot}
      localPhotoUrl={keeper.picked?.localUrl}
      section={shownSection}
      renderGuide={renderGuide}
    />
  )
  const neighbour = (step: 1 | -1) => {
    const type = sectionTypes[sectionTypes.indexOf(active) + step]
    return type && !isUploading && !isBusy ? () => setActive(type) : undefined
  }

  return (
    <FormAccessContext value={access}>
      <CoverAccessContext value={cover}>
        <BlockPhotosContext value={blockPhotos}>
          <EditorFrame
            title={guide ? copy.editTitle : copy.createTitle}
            status={<DraftStatus kept={draft.kept} />}
            corner={
              <>
                <p className="hidden shrink-0 text-sm font-semibold text-ink-soft tabular-nums sm:block">
                  {copy.complete(completeCount(completeness), sectionTypes.length)}
                </p>
                <IconButton
                  icon={Eye}
                  label={copy.preview}
                  onClick={() => setPreviewOpen(true)}
                  className="lg:hidden"
                />
              </>
            }
            preview={isWide ? <PreviewColumn>{preview()}</PreviewColumn> : null}
            footer={
              <EditorFooter
                isNew={!guide}
                isBusy={isBusy}
                onClose={close}
                onBack={neighbour(-1)}
                onNext={neighbour(1)}
                onSave={() => saving.start()}
              />
            }
            overlay={isBusy ? <SavingOverlay state={state} isNew={!guide} /> : null}
            onClose={close}
          >
            {state.is === 'refused' ? (
              <RefusedBanner
                refusal={state}
                isNew={!guide}
                onGone={saving.rest}
                onContinueAsNew={async () => navigate(...newGuideWith(await draft.moveToNew()))}
              />
            ) : null}
            <EditorTabs
              active={active}
              onActiveChange={setActive}
              completeness={completeness}
              isDisabled={isUploading || isBusy}
            />
            {isPreviewOpen && !isWide ? (
              <PreviewDialog isOpen onClose={() => setPreviewOpen(false)}>
                {preview()}
              </PreviewDialog>
            ) : null}
            <EditorDialogs
              state={state}
              getMine={() => toGuidebookForm(access.getValues())}
              onFillOut={({ required, empty }) => {
                setPhotoAsked(required.includes('property_photo_required'))
                if (required.includes('property_name_required')) {
                  void access.trigger('welcome.propertyName')
                }
                setActive(required.length > 0 ? 'welcome' : (empty[0] ?? active))
                saving.rest()
              }}
              onSaveAnyway={() => saving.start({ evenIfEmpty: true })}
              onRetry={saving.retry}
              onRest={saving.rest}
              onOverwrite={saving.overwrite}
              onReload={async (theirs) => {
                await draft.forget()
                props.onReload?.(theirs)
              }}
              leaving={{
                isOpen: leaving.isAsked,
                canKeepDraft: draft.kept !== 'unkept',
                losesPhoto: blockPhotos.hasUnsettled(),
                onStay: leaving.stay,
                onKeep: () => draft.flush().then(leaving.leave),
                onDiscard: () => draft.forget().then(leaving.leave),
              }}
            />
          </EditorFrame>
        </BlockPhotosContext>
      </CoverAccessContext>
    </FormAccessContext>
  )
}

/** A restored draft brings its photo back, and sends it again: what was uploaded then may be gone by now. */
function useRestoredPhoto(pick: (photo: Blob) => unknown, restored: Draft | undefined) {
  const photo = restored?.photo
  useEffect(() => {
    if (photo) void pick(photo)
  }, [photo, pick])
}

/** Leads to the first field that is marked wrong; false when there is none on the screen. */
async function showFirstInvalid(show: (section: SectionType) => void) {
  // Once the marks are drawn: what is folded or switched off comes forward when something in it is wrong.
  await untilDrawn(() => findFirstInvalid() !== undefined)
  const field = findFirstInvalid()
  if (!field) return false
  show(sectionOfPath(field.name))
  await untilDrawn(() => {
    field.focus()
    return document.activeElement === field
  })
  return true
}

const framesToDraw = 20

async function untilDrawn(isDrawn: () => boolean) {
  for (let frame = 1; frame <= framesToDraw; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (isDrawn()) return
  }
}
