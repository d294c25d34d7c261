import { CircleAlert, CircleCheck, CloudOff } from 'lucide'
import { type ReactNode, useSyncExternalStore } from 'react'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { KeptState } from './use-draft.ts'

/** Whether what is typed is safe, in a few words that never jump about. */
export function DraftStatus({ kept }: { kept: KeptState }) {
  const copy = useCopy(keepingCopy)
  const isOnline = useSyncExternalStore(watchConnection, isConnected, () => true)
  if (!isOnline) return <Warned icon={CloudOff}>{copy.offline.typing}</Warned>
  if (kept === 'unkept') return <Warned icon={CircleAlert}>{copy.draftUnkept}</Warned>
  if (kept !== 'kept') return null
  return (
    <Said icon={CircleCheck}>
      <span className="max-lg:sr-only">{copy.draftKept}</span>
    </Said>
  )
}

/** What must be read: a narrow head gives it a line of its own. */
function Warned({ icon, children }: { icon: typeof CircleCheck; children: string }) {
  return (
    <div className="min-w-0 max-lg:order-last max-lg:basis-full">
      <Said icon={icon}>{children}</Said>
    </div>
  )
}

function Said({ icon, children }: { icon: typeof CircleCheck; children: ReactNode }) {
  return (
    <p role="status" className="flex min-w-0 items-center gap-1.5 text-xs text-ink-soft sm:text-sm">
      <Icon of={icon} size={16} />
      {children}
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
