import { type ComponentProps, useCallback } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { controlLook } from './control-look.ts'
import { useFieldWiring } from './field.tsx'
import { fitToText } from './fit-to-text.ts'

export type TextAreaProps = ComponentProps<'textarea'>

/** Grows with what is written in it. */
export function TextArea({ className, ref, onInput, rows = 3, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring(rest)
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (element) fitToText(element)
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  const grow: TextAreaProps['onInput'] = (event) => {
    fitToText(event.currentTarget)
    onInput?.(event)
  }
  return (
    <textarea
      {...rest}
      {...wiring}
      ref={attach}
      rows={rows}
      onInput={grow}
      className={joinClasses(controlLook, 'field-sizing-content resize-y', className)}
      style={{ minHeight: `calc(${rows} * 1.5em + 1.25rem + 2px)` }}
    />
  )
}
