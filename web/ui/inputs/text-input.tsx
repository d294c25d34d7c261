import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { controlLook } from './control-look.ts'
import { useFieldWiring } from './field.tsx'

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  return <input type="text" {...rest} {...wiring} className={joinClasses(controlLook, className)} />
}
