import type { ReactNode } from 'react'
import { copiesCopy } from '#web/copy/copies.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { CopyResults } from './copy-results.tsx'
import type { CopyOrder } from './use-copy-order.ts'

type CopyOrderDialogProps = {
  order: CopyOrder
  title: ReactNode
  size?: 'medium' | 'large'
  words: { lead: string; done: (names: string) => string }
  /** On the buttons that do it and that leave it. */
  labels: { send: string; leave: string }
  /** Why it cannot be sent as it stands; empty when it can. */
  cannot: string
  onSend: () => void
  onClose: () => void
  /** What is chosen; gone when there are results. */
  children: ReactNode
}

/** Something done to other guides: what is chosen, then what came of it in each. */
export function CopyOrderDialog(props: CopyOrderDialogProps) {
  const { order, title, size = 'medium', words, labels, cannot, onSend, onClose, children } = props
  const { close, retry } = useCopy(copiesCopy)
  useClosingSoon(order.isAllDone, onClose)
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      description={order.results ? undefined : words.lead}
      closeLabel={close}
      closable={() => !order.isBusy}
      onClose={onClose}
      footer={
        <>
          {order.results ? null : (
            <Button onClick={() => order.isBusy || onClose()}>{labels.leave}</Button>
          )}
          {/* One button all the while: whoever pressed it by keyboard stays on it. */}
          <Button
            tone={order.results ? 'secondary' : 'primary'}
            isBusy={order.isBusy}
            aria-disabled={!order.results && cannot !== ''}
            title={cannot || undefined}
            onClick={order.results ? onClose : () => cannot || onSend()}
          >
            {order.results ? close : order.isOpen ? retry : labels.send}
          </Button>
        </>
      }
    >
      {order.failure ? (
        <Banner tone="error" className="mb-4">
          {order.failure}
        </Banner>
      ) : null}
      {order.results ? <CopyResults guides={order.results} done={words.done} /> : children}
    </Dialog>
  )
}
