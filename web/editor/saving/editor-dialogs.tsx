import { useRef } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { findField } from '#web/editor/form/form-places.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import type { SaveState } from './use-saving.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

type Missing = Extract<SaveState, { is: 'missing' }>

type EditorDialogsProps = {
  state: SaveState
  onFillOut: (missing: Missing) => void
  onSaveAnyway: () => void
  onRetry: () => void
  onRest: () => void
  onOverwrite: (version: number) => void
  onReload: (theirs: { form: GuidebookForm; version: number }) => void
  leaving: Parameters<typeof LeaveDialog>[0]
}

/** Whatever a save or a leave has to ask. */
export function EditorDialogs({ state, leaving, ...deeds }: EditorDialogsProps) {
  const target = useRef<HTMLElement>(null)
  const backToSaving = () => {
    target.current = document.querySelector<HTMLElement>('[data-save]')
    deeds.onRest()
  }
  return (
    <>
      {state.is === 'missing' ? (
        <MissingDialog
          required={state.required}
          empty={state.empty}
          finalFocus={target}
          onGoBack={() => {
            target.current = fieldToFill(state)
            deeds.onFillOut(state)
          }}
          onSaveAnyway={deeds.onSaveAnyway}
        />
      ) : null}
      {state.is === 'waiting' ? (
        <WaitingDialog
          isOffline={state.isOffline}
          finalFocus={target}
          onRetry={deeds.onRetry}
          onStop={backToSaving}
        />
      ) : null}
      {state.is === 'conflict' ? (
        <ConflictDialog
          mine={state.mine}
          theirs={state.theirs}
          finalFocus={target}
          onOverwrite={() => deeds.onOverwrite(state.version)}
          onReload={() => deeds.onReload({ form: state.theirs, version: state.version })}
          onStay={backToSaving}
        />
      ) : null}
      <LeaveDialog {...leaving} />
    </>
  )
}

/** What is required stands in the first tab; of empty sections the tab itself, which then comes to the front. */
function fieldToFill({ required, empty: [section = 'welcome'] }: Missing) {
  if (required.length === 0) return document.querySelector<HTMLElement>(`[data-tab="${section}"]`)
  return required.includes('property_name_required')
    ? (findField('welcome.propertyName') ?? null)
    : document.querySelector<HTMLElement>('[data-photo-button]')
}
