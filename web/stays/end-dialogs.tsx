import { useRef, useState } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { useMenuOf } from './use-menu-of.ts'
import { staysTitleId, useDaysOf, useStayDeed } from './use-stays.ts'

type OneStay = { stay: HostStay; onClose: () => void }

export function EndDialog(props: OneStay) {
  const { end } = useCopy(staysCopy)
  return <LastDialog {...props} deed="end" words={end} tone="primary" />
}

export function RemoveDialog(props: OneStay) {
  const { remove } = useCopy(staysCopy)
  return <LastDialog {...props} deed="delete" words={remove} tone="danger" />
}

type LastDialogProps = OneStay & {
  deed: 'end' | 'delete'
  tone: 'primary' | 'danger'
  words: {
    title: (days: string) => string
    lead: string
    confirm: string
    cancel: string
    done: string
  }
}

/** Names the stay and waits for a yes; when it went well, says so and goes. */
function LastDialog({ stay, deed: intent, words, tone, onClose }: LastDialogProps) {
  const days = useDaysOf(stay)
  const menu = useMenuOf(stay)
  const pageTitle = useRef<HTMLElement>(null)
  const [isDone, setDone] = useState(false)
  const deed = useStayDeed(() => {
    pageTitle.current = document.getElementById(staysTitleId)
    setDone(true)
  })
  useClosingSoon(isDone, onClose)
  return (
    <AlertDialog
      isOpen
      title={words.title(days)}
      description={words.lead}
      cancelLabel={words.cancel}
      onCancel={() => deed.isBusy || onClose()}
      finalFocus={isDone ? pageTitle : menu}
      action={
        <Button
          tone={tone}
          isBusy={deed.isBusy}
          aria-disabled={isDone}
          onClick={() => void deed.start({ deed: intent, id: stay.id })}
        >
          {words.confirm}
        </Button>
      }
    >
      {isDone ? (
        <Banner tone="success" className="mt-4">
          {words.done}
        </Banner>
      ) : null}
      {deed.refusal ? (
        <Banner tone="error" className="mt-4">
          {deed.refusal.message}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}
