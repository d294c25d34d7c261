import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'

/** Asks before unsaved changes are left, by our own links and by the browser's. */
export function useLeaving(hasChanges: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(nextLocation) !== placeOf(currentLocation) && hasChanges(),
  )
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault()
  })
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => ask(event)
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [])
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

/** A new guide's starting point is part of where one is; the tab in front is not. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname} ${new URLSearchParams(search).get('from')}`
}

type LeaveDialogProps = {
  isOpen: boolean
  canKeepDraft: boolean
  /** A text that was brought for a guide that is not there yet: it would go with the rest. */
  hasText: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, canKeepDraft, hasText, onStay, onKeep, onDiscard } = props
  const copy = useCopy(editorCopy).leave
  return (
    <AlertDialog
      isOpen={isOpen}
      title={copy.title}
      description={
        <>
          <p>{canKeepDraft ? copy.lead : copy.leadUnkept}</p>
          {hasText ? <p className="mt-2">{copy.withText}</p> : null}
        </>
      }
      cancelLabel={copy.stay}
      onCancel={onStay}
      other={{ words: copy.discard, onClick: onDiscard }}
      yes={canKeepDraft && { words: copy.keep, tone: 'primary', onClick: onKeep }}
    />
  )
}
