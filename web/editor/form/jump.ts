import { createContext, use, useCallback, useState } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { editorPathOf } from './editor-form.ts'
import { findField, sectionOfPath } from './form-places.ts'
import { untilDrawn } from './until-drawn.ts'

/** The field that somebody is led to; a new one each time. */
export type Jump = { path: string }

export const JumpContext = createContext<Jump | undefined>(undefined)

/** Leads to the field, or to the list, at a path of the form: its tab comes forward, what is folded around it opens. */
export function useJump(show: (section: SectionType) => void) {
  const [jump, setJump] = useState<Jump>()
  const jumpTo = useCallback(
    (path: string) => {
      show(sectionOfPath(path))
      setJump({ path })
      void focusAt(editorPathOf(path))
    },
    [show],
  )
  return [jump, jumpTo] as const
}

/** Opens a part of the form when somebody is led to what is in it. */
export function useOnJump(path: string, open: () => void) {
  const jump = use(JumpContext)
  const [seen, setSeen] = useState<Jump>()
  if (!jump || jump === seen) return
  setSeen(jump)
  if (jump.path.startsWith(`${path}.`)) open()
}

/** A list without a field to type in is entered at the button that adds one. */
async function focusAt(path: string) {
  await untilDrawn(() => {
    const place = findField(path) ?? findAddButton(path)
    // A dialog that closes gives the focus back: what has kept it for a frame has it.
    const isKept = place !== undefined && document.activeElement === place
    place?.focus()
    return isKept
  })
}

function findAddButton(path: string) {
  return document.querySelector<HTMLElement>(`[data-add="${CSS.escape(path)}"]`) ?? undefined
}
