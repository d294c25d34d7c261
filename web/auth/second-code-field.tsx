import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'

/** Takes six digits or a recovery code: whoever lost the phone needs no other page. */
export function SecondCodeField() {
  const { code, codeHint } = useCopy(secondFactorCopy)
  return (
    <Field label={code} hint={codeHint}>
      <TextInput
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
