import { AlertDialog as AlertParts } from '@base-ui/react/alert-dialog'
import { Dialog as Parts } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { Button, type ButtonProps, iconButtonLook } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useRestInert } from './use-rest-inert.ts'

type WindowProps = {
  /** For one that stands on the page while it is closed, too. */
  isOpen?: boolean
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** A function is asked as it closes. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
}

type DialogProps = WindowProps & {
  onClose: () => void
  closeLabel: string
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode
  size?: DialogSize
  /** How wide its content is, where that is less than the window: the title stands over it. */
  column?: 'max-w-3xl' | 'max-w-5xl'
  /** Asked before Escape, the backdrop or the cross close it; answering false keeps it open. */
  closable?: () => boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** It stands for a page, and its title for the page's. */
  isPage?: boolean
}

/** A window over the page: a sheet on phones. It takes the focus, keeps it, and gives it back. */
export function Dialog(props: DialogProps) {
  const { isOpen = true, onClose, title, description, closeLabel, children, footer } = props
  const { size = 'medium', column, closable, initialFocus, finalFocus, isPage } = props
  return (
    <Parts.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && (closable?.() ?? true)) onClose()
      }}
    >
      <Panel {...{ isOpen, size, footer, initialFocus, finalFocus }}>
        <header
          className={joinClasses(
            'flex items-start gap-4 px-5 pt-4 pb-3 sm:px-6',
            // As wide as the cross on the other side.
            column && 'lg:before:-ml-2 lg:before:w-11 lg:before:shrink-0',
          )}
        >
          <div className={joinClasses('min-w-0 flex-1 pt-1.5', column, column && 'lg:mx-auto')}>
            <Parts.Title
              render={isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
              className="text-xl"
            />
            {description ? (
              <Parts.Description className="mt-1 text-ink-soft">{description}</Parts.Description>
            ) : null}
          </div>
          <Parts.Close
            aria-label={closeLabel}
            className={joinClasses(iconButtonLook({ tone: 'quiet' }), '-mr-2')}
          >
            <Icon of={X} />
          </Parts.Close>
        </header>
        <div
          className={joinClasses(
            'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6',
            column && 'lg:[scrollbar-gutter:stable_both-edges]',
          )}
        >
          {children}
        </div>
      </Panel>
    </Parts.Root>
  )
}

export type AlertDialogProps = WindowProps & {
  size?: DialogSize
  /** Answered, and on its way out: its children say what was done, and nothing else is left to press. */
  isDone?: boolean
  onCancel: () => void
  cancelLabel: string
  /** Goes ahead; without it the only way is back. */
  yes?: Answer | false
  other?: Answer
}

type Answer = ButtonProps & { children: string }

/** A question that waits for an answer: the backdrop does not close it, Escape answers no. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen = true, onCancel, title, description, cancelLabel, yes, other } = props
  const { children, finalFocus, isDone, size = 'small' } = props
  const footer = isDone ? undefined : (
    <>
      <Parts.Close render={<Button />}>{cancelLabel}</Parts.Close>
      {other ? <Button {...other} /> : null}
      {yes ? <Button {...yes} /> : null}
    </>
  )
  return (
    <AlertParts.Root open={isOpen} onOpenChange={(open) => open || onCancel()}>
      <Panel {...{ isOpen, size, footer, finalFocus }}>
        <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-5 sm:px-6 sm:pt-6">
          <Parts.Title className={isDone ? 'sr-only' : 'text-xl'}>{title}</Parts.Title>
          {isDone ? null : (
            <Parts.Description className="mt-2 text-ink-soft" render={<div />}>
              {description}
            </Parts.Description>
          )}
          <div className={joinClasses('flex flex-col gap-4 empty:hidden', !isDone && 'mt-4')}>
            {children}
          </div>
        </div>
      </Panel>
    </AlertParts.Root>
  )
}

type PanelProps = Pick<DialogProps, 'footer' | 'initialFocus' | 'finalFocus'> & {
  isOpen: boolean
  size: DialogSize
  children: ReactNode
}

function Panel({ isOpen, size, footer, initialFocus, finalFocus, children }: PanelProps) {
  return (
    <Parts.Portal>
      <Parts.Backdrop forceRender data-veil className={backdropLook} />
      <Parts.Viewport
        className={joinClasses(
          'fixed inset-0 z-40 flex justify-center',
          size !== 'full' && 'items-end sm:items-center sm:p-6',
        )}
      >
        <Parts.Popup
          ref={useRestInert(isOpen)}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={joinClasses(panelLook, sizes[size])}
        >
          {children}
          {footer ? (
            <footer
              className={
                'flex flex-col-reverse gap-3 border-t border-hairline px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end ' +
                'sm:px-6 pb-[max(1rem,env(safe-area-inset-bottom))]'
              }
            >
              {footer}
            </footer>
          ) : null}
        </Parts.Popup>
      </Parts.Viewport>
    </Parts.Portal>
  )
}

type DialogSize = 'small' | 'medium' | 'large' | 'full'

const backdropLook =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-150 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0'

const panelLook =
  'flex w-full flex-col bg-surface text-ink outline-none shadow-float [--ground:var(--surface)] ' +
  'transition-[opacity,transform] duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0'

const sheet =
  'max-h-[92dvh] rounded-t-card border border-hairline sm:max-h-full sm:rounded-card ' +
  'data-starting-style:translate-y-6 data-ending-style:translate-y-6 ' +
  'sm:data-starting-style:translate-y-2 sm:data-ending-style:translate-y-2'

const sizes: Record<DialogSize, string> = {
  small: joinClasses(sheet, 'sm:max-w-lg'),
  medium: joinClasses(sheet, 'sm:max-w-xl'),
  large: joinClasses(sheet, 'sm:max-w-3xl'),
  full: 'h-full',
}
