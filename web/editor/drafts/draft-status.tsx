import { CircleAlert, CircleCheck, CloudOff } from 'lucide'
import { useSyncExternalStore } from 'react'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Kept } from './use-draft.ts'

/** Whether what is typed is safe, in a few words that never jump about. */
export function DraftStatus({ kept }: { kept: Kept }) {
  const copy = useCopy(keepingCopy)
  const isOnline = useSyncExternalStore(watchConnection, isConnected, () => true)
  if (isOnline && kept === undefined) return null
  const isSafe = isOnline && kept === 'kept'
  const warning = isOnline ? copy.draftUnkept : copy.offline.typing
  return (
    <p
      role="status"
      className={joinClasses(
        'flex min-w-0 items-center gap-1.5 text-xs text-ink-soft sm:text-sm',
        // What must be read has a line of its own in a narrow head.
        !isSafe && 'max-lg:order-last max-lg:basis-full',
      )}
    >
      <Icon of={isSafe ? CircleCheck : isOnline ? CircleAlert : CloudOff} size={16} />
      {isSafe ? <span className="max-lg:sr-only">{copy.draftKept}</span> : warning}
    </p>
  )
}

const isConnected = () => navigator.onLine

function watchConnection(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
