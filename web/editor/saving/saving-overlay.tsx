import { CircleCheck } from 'lucide'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import type { SaveState } from './use-saving.tsx'

/** Over the whole editor while it saves, and for the moment before it closes. */
export function SavingOverlay({ state, isNew }: { state: SaveState; isNew: boolean }) {
  const copy = useCopy(editorCopy)
  const isSaved = state.is === 'saved'
  return (
    <div className="absolute inset-0 z-10 grid place-items-center bg-paper/85 p-6">
      <div
        role="status"
        className="flex max-w-md items-start gap-4 rounded-card border border-hairline bg-surface px-6 py-5 shadow-float"
      >
        {isSaved ? (
          <Icon of={CircleCheck} size={24} className="text-agave-ink" />
        ) : (
          <Spinner size={24} />
        )}
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {isNew
            ? isSaved
              ? copy.draftSaved
              : copy.saving
            : isSaved
              ? state.message
              : copy.updating}
        </p>
      </div>
    </div>
  )
}
