import { Dialog as Parts } from '@base-ui/react/dialog'
import { ArrowLeft, ArrowRight, CircleCheck, Eye } from 'lucide'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  completeCount,
  formCompletenessOf,
  missingRequired,
} from '#domain/guide/editing/completeness.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { isBlank } from '#domain/values/text.ts'
import type { ReaderModel } from '#web/calls/guides.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button, buttonLook, IconButton } from '#web/ui/buttons/button.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { useFocusAside, useKeptFocus } from '#web/ui/dialogs/use-kept-focus.ts'
import { useRestInert } from '#web/ui/dialogs/use-rest-inert.ts'
import { Icon } from '#web/ui/icon.tsx'
import { latePart, loadSoon } from '#web/ui/load-part.ts'
import { Spinner } from '#web/ui/status/waiting.tsx'
import {
  DraftStatus,
  EditorTools,
  type GuidePreview,
  LivePreview,
  OpenReviewHint,
  OpenSecretHint,
  TextSizeHint,
} from './around-form.tsx'
import { newGuideWith } from './drafts/left-drafts.tsx'
import { type Edited, Leaving, useDraft, useOpened } from './drafts/use-draft.tsx'
import { JumpContext, useJump, useShownAddress } from './form/jumps.ts'
import { FormAccessContext, useSnapshot, useValue } from './form/use-editor-form.ts'
import { type Illustration, PhotoAccessContext, useIsUploading } from './photo/photo-parts.tsx'
import { RefusedBanner, type SaveState } from './saving/save-questions.tsx'
import { useSaving } from './saving/use-saving.tsx'
import { EditorTabs, useActiveTab } from './tabs/editor-tabs.tsx'
import { useWaiting, WaitingContext } from './unconfirmed/waiting.tsx'

const SpreadDialog = latePart(async () => (await import('./copies/spread-dialog.tsx')).SpreadDialog)
const PasteDialog = latePart(async () => (await import('./paste/paste-dialog.tsx')).PasteDialog)

// Menus and photos are part of writing, which goes on without a connection.
loadSoon(() => import('#web/ui/dialogs/opened-menu.tsx'))
loadSoon(() => import('./photo/crop-dialog.tsx'))

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

/** One guide, from opening to saved or left: its tabs, the guest's phone beside them, and what can be done. */
export function Editor({ illustration, Preview, canTranslate, ...given }: EditorProps) {
  const { model, startsWithPaste = false, ...edited } = given
  const { guide, restored } = edited
  const isNew = !guide
  const copy = useCopy(editorCopy)
  const ui = useCopy(uiCopy)
  const navigate = useNavigate()
  const [active, setActive] = useActiveTab()
  const shownSection = useDeferredValue(active)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [isCoverAsked, setCoverAsked] = useState(false)
  const isReviewAsked = useSearchParams()[0].has('review')
  const [isPasting, setPasting] = useState(
    startsWithPaste ||
      (restored?.pasted !== undefined && (restored.form !== undefined || isReviewAsked)),
  )
  const startPasting = () => setPasting(true)
  const [jump, jumpTo] = useJump(setActive)

  const opened = useOpened(edited)
  const { storedBytes, access, photos, pasted } = opened
  const draft = useDraft(opened)
  const saving = useSaving(opened, draft, {
    goTo: { section: setActive, path: jumpTo, review: startPasting },
    onPhotoAsked: setCoverAsked,
  })
  const { state } = saving
  const isBusy = state.is === 'saving' || state.is === 'saved'
  const isUploading = useIsUploading(photos)
  const close = () => navigate('/', { replace: true, preventScrollReset: true })
  /** A save on its way is waited for: it says itself what became of it. */
  const onOpenChange = (isOpen: boolean) => isOpen || state.is === 'saving' || close()
  const spread = state.is === 'saved' ? state.spread : undefined
  useClosingSoon(state.is === 'saved' && !spread, close)

  const snapshot = useSnapshot(access)
  const waiting = useWaiting(access, snapshot, jumpTo)
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
  const [onBack, onNext] = [neighbour(-1), neighbour(1)]
  // The dialog itself takes the focus: a field would bring up a phone's keyboard.
  const popup = useRef<HTMLDivElement>(null)
  const restInert = useRestInert(true)
  const takePopup = useCallback(
    (element: HTMLDivElement | null) => {
      popup.current = element
      restInert(element)
    },
    [restInert],
  )
  useFocusAside(isBusy, popup)
  useKeptFocus()

  return (
    <FormAccessContext value={access}>
      <PhotoAccessContext value={photoAccess}>
        <Parts.Root open disablePointerDismissal onOpenChange={onOpenChange}>
          <Parts.Portal>
            <Parts.Viewport data-page className="fixed inset-0 z-30 short:overflow-y-auto">
              <Parts.Popup
                ref={takePopup}
                initialFocus={popup}
                className="relative flex h-dvh w-full flex-col bg-paper text-ink outline-none short:h-auto short:min-h-dvh"
              >
                <header
                  inert={isBusy}
                  className="flex min-h-14 flex-wrap items-center gap-2 border-b border-hairline bg-surface px-4 py-2 sm:gap-4 sm:px-6 lg:flex-nowrap"
                >
                  <Parts.Title
                    render={<h1>{isNew ? copy.createTitle : copy.editTitle}</h1>}
                    className="shrink-0 text-lg sm:text-xl"
                  />
                  <DraftStatus kept={draft.kept} />
                  <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-4">
                    <p className="hidden shrink-0 text-sm font-semibold text-ink-soft tabular-nums xl:block">
                      {copy.complete(completeCount(completeness), sectionTypes.length)}
                    </p>
                    <EditorTools
                      form={snapshot}
                      saved={opened.stored.translations}
                      translatableId={canTranslate ? guide?.id : undefined}
                      onPaste={startPasting}
                      onJump={jumpTo}
                    />
                    <IconButton
                      icon={Eye}
                      label={copy.preview}
                      onClick={() => setPreviewOpen(true)}
                      className="lg:hidden"
                    />
                  </div>
                </header>
                <div inert={isBusy} className="flex min-h-0 flex-1">
                  <div className="flex min-w-0 flex-1 flex-col">
                    {state.is === 'refused' ? (
                      <RefusedBanner
                        refusal={state}
                        isNew={isNew}
                        isKept={draft.kept !== 'unkept'}
                        onGone={saving.rest}
                        onContinueAsNew={async () => {
                          const anew = await draft.moveToNew()
                          if (anew) navigate(...newGuideWith(anew))
                        }}
                      />
                    ) : null}
                    <OpenReviewHint pasted={pasted} form={snapshot} onOpen={startPasting} />
                    <OpenSecretHint form={snapshot} />
                    <TextSizeHint form={snapshot} storedBytes={storedBytes} />
                    <JumpContext value={jump}>
                      <WaitingContext value={waiting}>
                        <EditorTabs
                          active={active}
                          onActiveChange={setActive}
                          completeness={completeness}
                          isNamed={!isBlank(snapshot.welcome.propertyName)}
                          isDisabled={isUploading || isBusy}
                        />
                      </WaitingContext>
                    </JumpContext>
                    {isPasting ? (
                      <PasteDialog {...{ pasted, model }} onClose={() => setPasting(false)} />
                    ) : null}
                    {saving.question}
                    <Leaving {...{ isNew, draft, pasted }} onGivenUp={edited.onGivenUp} />
                    {spread ? <SpreadDialog offer={spread} onDone={close} /> : null}
                  </div>
                  <LivePreview
                    form={snapshot}
                    section={shownSection}
                    Preview={Preview}
                    isOpen={isPreviewOpen}
                    onClose={() => setPreviewOpen(false)}
                  />
                </div>
                <footer
                  inert={isBusy}
                  className="border-t border-hairline bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
                >
                  <div className="flex flex-wrap items-center justify-end gap-1.5 max-sm:*:px-3 max-[22rem]:*:px-2 sm:gap-3">
                    <Button size="compact" onClick={close}>
                      {isNew ? ui.close : ui.cancel}
                    </Button>
                    <Button
                      size="compact"
                      aria-disabled={!onBack}
                      onClick={onBack}
                      className="ml-auto"
                    >
                      <Icon of={ArrowLeft} className="sm:hidden" />
                      <span className="sr-only sm:not-sr-only">{copy.back}</span>
                    </Button>
                    <Button size="compact" aria-disabled={!onNext} onClick={onNext}>
                      <span className="sr-only sm:not-sr-only">{copy.next}</span>
                      <Icon of={ArrowRight} />
                    </Button>
                    <SaveButton isNew={isNew} isBusy={isBusy} onSave={() => void saving.start()} />
                  </div>
                </footer>
                {isBusy ? <SavingOverlay state={state} isNew={isNew} /> : null}
              </Parts.Popup>
            </Parts.Viewport>
          </Parts.Portal>
        </Parts.Root>
      </PhotoAccessContext>
    </FormAccessContext>
  )
}

type SaveButtonProps = { isNew: boolean; isBusy: boolean; onSave: () => void }

/** Says it is disabled while something required is missing, and, pressed all the same, says what. */
function SaveButton({ isNew, isBusy, onSave }: SaveButtonProps) {
  const { save, update } = useCopy(editorCopy)
  const propertyName = useValue('welcome.propertyName')
  const photoUrl = useValue('welcome.photoUrl')
  const missing = missingRequired({ welcome: { propertyName, photoUrl } }, { isNew })
  const look = { tone: 'primary', size: 'compact' } as const
  const button = { 'data-save': true, onClick: onSave, children: isNew ? save : update }
  if (missing.length === 0 || isBusy) return <Button {...button} {...look} isBusy={isBusy} />
  return <button type="button" {...button} aria-disabled className={buttonLook(look)} />
}

function SavingOverlay({ state, isNew }: { state: SaveState; isNew: boolean }) {
  const copy = useCopy(editorCopy)
  const isSaved = state.is === 'saved'
  const waits = isNew ? copy.saving : copy.updating
  return (
    <div className="absolute inset-0 z-10 grid place-items-center bg-paper/85 p-6">
      <div
        role="status"
        className="flex max-w-md items-start gap-4 rounded-card border border-hairline bg-surface px-6 py-5 shadow-float"
      >
        {isSaved ? (
          <Icon of={CircleCheck} size={24} className="text-agave-ink" />
        ) : (
          <Spinner size={24} />
        )}
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {isSaved ? (isNew ? copy.draftSaved : state.message) : waits}
        </p>
      </div>
    </div>
  )
}
