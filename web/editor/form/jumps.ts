import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { findEntryAt } from '#domain/guide/guide-form.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { editorPathOf, findField, pathOfAddress, sectionOfPath, untilDrawn } from './editor-form.ts'
import type { FormAccess } from './use-editor-form.ts'

/** The field that somebody is led to, and the question it answers; a new one each time. */
export type Jump = { path: string; question?: string }

export const JumpContext = createContext<Jump | undefined>(undefined)

/** Leads to the field, or to the list, at a path of the form: its tab comes forward, what is folded around it opens. */
export function useJump(show: (section: SectionType) => void) {
  const [jump, setJump] = useState<Jump>()
  const jumpTo = useCallback(
    (path: string, question?: string) => {
      show(sectionOfPath(path))
      setJump({ path, question })
      if (!question || !findEntryAt(path)) void focusAt(editorPathOf(path))
    },
    [show],
  )
  return [jump, jumpTo] as const
}

/** Opens a part of the form when somebody is led to what is in it. */
export function useOnJump(paths: string | readonly string[], open: () => void) {
  const jump = use(JumpContext)
  const [seen, setSeen] = useState<Jump>()
  if (!jump || jump === seen) return
  setSeen(jump)
  if ([paths].flat().some((path) => `${jump.path}.`.startsWith(`${path}.`))) open()
}

/** Adds an entry to a list that lacks the answer to a question, once for each time somebody is led there. */
export function useOnJumpTo(list: string, add: () => string) {
  const jump = use(JumpContext)
  const addOne = useEffectEvent(add)
  useEffect(() => {
    if (!jump?.question || jump.path !== list || answered.has(jump)) return
    answered.add(jump)
    void focusAt(addOne())
  }, [jump, list])
}

const answered = new WeakSet<Jump>()

/** A list is entered at the button that adds to it, an entry at its first field. */
export async function focusAt(path: string) {
  await untilDrawn(() => {
    const find = (place: string) => document.querySelector<HTMLElement>(place)
    const part = CSS.escape(path)
    const place = findField(path) ?? find(`[data-add="${part}"]`) ?? find(`[name^="${part}."]`)
    // A dialog or a menu that closes gives the focus back: what has kept it for a frame has it.
    const isKept = place !== null && document.activeElement === place
    place?.focus()
    return isKept
  })
}

/** Once, when the editor opens: leads to the text that its address names by `at`. */
export function useShownAddress({ getValues }: FormAccess, jumpTo: (path: string) => void) {
  useEffect(() => {
    const address = new URL(location.href).searchParams.get('at')
    const path = address ? pathOfAddress(getValues(), address) : undefined
    if (path) jumpTo(path)
  }, [getValues, jumpTo])
}
