import { Dialog as Parts } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { previewCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { iconButtonLook } from '#web/ui/buttons/button-look.ts'
import { useRestInert } from '#web/ui/dialogs/use-rest-inert.ts'
import { Icon } from '#web/ui/icon.tsx'

type PreviewFrameProps = {
  title: string
  tools?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** The whole screen for the guest's one: a head with the host's tools, and nothing else around it. */
export function PreviewFrame({ title, tools, children, onClose }: PreviewFrameProps) {
  const copy = useCopy(previewCopy)
  const restInert = useRestInert(true)
  return (
    <Parts.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Parts.Portal>
        <Parts.Viewport className="fixed inset-0 z-30">
          <Parts.Popup
            ref={restInert}
            className="flex h-dvh w-full flex-col bg-sunken text-ink outline-none"
          >
            <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-surface px-4 py-2 sm:px-6">
              <Parts.Title render={<h1>{title}</h1>} className="min-w-0 flex-1 truncate text-xl" />
              {tools}
              <Parts.Close
                aria-label={copy.close}
                className={iconButtonLook({ tone: 'quiet', className: '-mr-2' })}
              >
                <Icon of={X} />
              </Parts.Close>
            </div>
            <div className="flex min-h-0 flex-1 flex-col">{children}</div>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}
