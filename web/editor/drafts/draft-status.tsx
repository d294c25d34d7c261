import { CircleAlert, CircleCheck, CloudOff } from 'lucide'
import { useSyncExternalStore } from 'react'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { KeptState } from './draft-writer.ts'

/** Whether what is typed is safe, in a few words that never jump about. */
export function DraftStatus({ kept }: { kept: KeptState }) {
  const copy = useCopy(keepingCopy)
  const isOnline = useSyncExternalStore(watchConnection, isConnected, () => true)
  if (!isOnline) return <Said icon={CloudOff}>{copy.offline.typing}</Said>
  if (kept === 'unkept') return <Said icon={CircleAlert}>{copy.draftUnkept}</Said>
  return kept === 'kept' ? <Said icon={CircleCheck}>{copy.draftKept}</Said> : null
}

type SaidProps = { icon: typeof CircleCheck; children: string }

function Said({ icon, children }: SaidProps) {
  return (
    <p role="status" className="flex min-w-0 items-center gap-1.5 text-xs text-ink-soft sm:text-sm">
      <Icon of={icon} size={16} />
      <span className="line-clamp-2">{children}</span>
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
