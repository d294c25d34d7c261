import { Dialog as Parts } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { iconButtonLook } from '#web/ui/buttons/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { backdropLook, type DialogSize, panelLook, viewportLook } from './dialog-look.ts'
import { useRestInert } from './use-rest-inert.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode
  size?: DialogSize
  /** Asked before Escape, the backdrop or the cross close it; answering false keeps it open. */
  closable?: () => boolean
  initialFocus?: RefObject<HTMLElement | null>
  finalFocus?: RefObject<HTMLElement | null>
}

/** A window over the page: a sheet on phones. It takes the focus, keeps it, and gives it back. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children, footer } = props
  const { size = 'medium', closable, initialFocus, finalFocus } = props
  const restInert = useRestInert(isOpen)
  return (
    <Parts.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && (closable?.() ?? true)) onClose()
      }}
    >
      <Parts.Portal>
        <Parts.Backdrop forceRender className={backdropLook} />
        <Parts.Viewport className={viewportLook(size)}>
          <Parts.Popup
            ref={restInert}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={panelLook(size)}
          >
            <header className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-6">
              <div className="min-w-0 flex-1 pt-1.5">
                <Parts.Title className="text-xl">{title}</Parts.Title>
                {description ? (
                  <Parts.Description className="mt-1 text-ink-soft">
                    {description}
                  </Parts.Description>
                ) : null}
              </div>
              <Parts.Close
                aria-label={closeLabel}
                className={joinClasses(iconButtonLook({ tone: 'quiet' }), '-mr-2')}
              >
                <Icon of={X} />
              </Parts.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">
              {children}
            </div>
            {footer ? <DialogFooter>{footer}</DialogFooter> : null}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      className={
        'flex flex-col-reverse gap-3 border-t border-hairline px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end ' +
        'sm:px-6 pb-[max(1rem,env(safe-area-inset-bottom))]'
      }
    >
      {children}
    </footer>
  )
}
