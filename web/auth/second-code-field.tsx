import type { RefObject } from 'react'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

/** Takes six digits or a recovery code: whoever lost the phone needs no other page. */
export function SecondCodeField({ ref }: { ref?: RefObject<HTMLInputElement | null> }) {
  const { code, codeHint } = useCopy(secondFactorCopy)
  return (
    <Field label={code} hint={codeHint}>
      <TextInput
        ref={ref}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className="font-mono text-xl tracking-widest tabular-nums"
        required
      />
    </Field>
  )
}
