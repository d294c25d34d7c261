import { Dialog as Parts } from '@base-ui/react/dialog'
import { ArrowLeft, ArrowRight } from 'lucide'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { canSave } from '#domain/guide/editing/completeness.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button, buttonLook } from '#web/ui/buttons/button.tsx'
import { useRestInert } from '#web/ui/dialogs/use-rest-inert.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'
import { useValue } from './form/form-access.ts'

type EditorFrameProps = {
  isNew: boolean
  status: ReactNode
  corner: ReactNode
  children: ReactNode
  preview: ReactNode
  /** Covers the form while it is saved. */
  overlay: ReactNode
  onClose: () => void
  onBack?: () => void
  onNext?: () => void
  onSave: () => void
}

/** The whole screen: a head that says what is being edited, the form, the guest's phone beside it, the buttons. */
export function EditorFrame({ isNew, overlay, onClose, onSave, ...props }: EditorFrameProps) {
  const { status, corner, children, preview, onBack, onNext } = props
  const copy = useCopy(editorCopy)
  const title = isNew ? copy.createTitle : copy.editTitle
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
  const isCovered = overlay !== null
  useFocusAside(isCovered, popup)
  return (
    <Parts.Root open disablePointerDismissal onOpenChange={(isOpen) => isOpen || onClose()}>
      <Parts.Portal>
        <Parts.Viewport className="fixed inset-0 z-30 short:overflow-y-auto">
          <Parts.Popup
            ref={takePopup}
            initialFocus={popup}
            className="relative flex h-dvh w-full flex-col bg-paper text-ink outline-none short:h-auto short:min-h-dvh"
          >
            <header
              inert={isCovered}
              className="flex min-h-14 flex-wrap items-center gap-2 border-b border-hairline bg-surface px-4 py-2 sm:gap-4 sm:px-6 lg:flex-nowrap"
            >
              <Parts.Title render={<h1>{title}</h1>} className="shrink-0 text-lg sm:text-xl" />
              {status}
              <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-4">{corner}</div>
            </header>
            <div inert={isCovered} className="flex min-h-0 flex-1">
              <div className="flex min-w-0 flex-1 flex-col">{children}</div>
              {preview}
            </div>
            <footer
              inert={isCovered}
              className="border-t border-hairline bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
            >
              <div className="flex items-center gap-1.5 max-sm:*:px-3 max-[22rem]:*:px-2 sm:gap-3">
                <Button size="compact" onClick={onClose}>
                  {isNew ? copy.close : copy.cancel}
                </Button>
                <Button size="compact" aria-disabled={!onBack} onClick={onBack} className="ml-auto">
                  <Icon of={ArrowLeft} className="sm:hidden" />
                  <span className="sr-only sm:not-sr-only">{copy.back}</span>
                </Button>
                <Button size="compact" aria-disabled={!onNext} onClick={onNext}>
                  <span className="sr-only sm:not-sr-only">{copy.next}</span>
                  <Icon of={ArrowRight} />
                </Button>
                <SaveButton {...{ isNew, onSave }} isBusy={isCovered} />
              </div>
            </footer>
            {overlay}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

type SaveButtonProps = { isNew: boolean; isBusy: boolean; onSave: () => void }

/** Says it is disabled while something required is missing, and, pressed all the same, says what. */
function SaveButton({ isNew, isBusy, onSave }: SaveButtonProps) {
  const { save, update } = useCopy(editorCopy)
  const label = isNew ? save : update
  const propertyName = useValue('welcome.propertyName')
  const photoUrl = useValue('welcome.photoUrl')
  const isReady = canSave({ welcome: { propertyName, photoUrl } }, { isNew, isLoading: false })
  if (isReady || isBusy) {
    return (
      <Button data-save tone="primary" size="compact" isBusy={isBusy} onClick={onSave}>
        {label}
      </Button>
    )
  }
  return (
    <button
      type="button"
      data-save
      aria-disabled
      onClick={onSave}
      className={buttonLook({ tone: 'primary', size: 'compact' })}
    >
      {label}
    </button>
  )
}

/** While something covers the form the focus waits beside it, and goes back to where it was, unless a dialog took it. */
function useFocusAside(isCovered: boolean, place: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const aside = place.current
    if (isCovered) {
      before.current = document.activeElement
      aside?.focus()
      return
    }
    const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    if (before.current instanceof HTMLElement && (!dialog || dialog === aside)) {
      before.current.focus()
    }
    before.current = null
  }, [isCovered, place])
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
