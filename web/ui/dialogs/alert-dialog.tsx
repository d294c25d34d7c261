import { AlertDialog as Parts } from '@base-ui/react/alert-dialog'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogFooter } from './dialog.tsx'
import { backdropLook, panelLook, viewportLook } from './dialog-look.ts'
import { useRestInert } from './use-rest-inert.ts'

type AlertDialogProps = {
  isOpen: boolean
  onCancel: () => void
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  /** The buttons that go ahead; without one the only way is back. */
  action?: ReactNode
  children?: ReactNode
  finalFocus?: RefObject<HTMLElement | null>
}

/** A question that waits for an answer: the backdrop does not close it, Escape answers no. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onCancel, title, description, cancelLabel, action, children, finalFocus } = props
  const restInert = useRestInert(isOpen)
  return (
    <Parts.Root open={isOpen} onOpenChange={(open) => open || onCancel()}>
      <Parts.Portal>
        <Parts.Backdrop forceRender className={backdropLook} />
        <Parts.Viewport className={viewportLook('small')}>
          <Parts.Popup ref={restInert} finalFocus={finalFocus} className={panelLook('small')}>
            <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-5 sm:px-6 sm:pt-6">
              <Parts.Title className="text-xl">{title}</Parts.Title>
              <Parts.Description className="mt-2 text-ink-soft" render={<div />}>
                {description}
              </Parts.Description>
              {children}
            </div>
            <DialogFooter>
              <Parts.Close render={<Button />}>{cancelLabel}</Parts.Close>
              {action}
            </DialogFooter>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}
