import type { RefObject } from 'react'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'

type EmailFieldProps = { name?: string; label?: string; defaultValue?: string | undefined }

export function EmailField({ name = 'email', label, defaultValue }: EmailFieldProps) {
  const copy = useCopy(authFormCopy)
  return (
    <Field label={label ?? copy.email}>
      <TextInput
        type="email"
        name={name}
        defaultValue={defaultValue}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={copy.emailExample}
        required
      />
    </Field>
  )
}

type PasswordFieldProps = {
  label: string
  name?: string
  isNew?: boolean
  ref?: RefObject<HTMLInputElement | null>
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name = 'password', isNew = false, ref } = props
  const { passwordHint } = useCopy(authFormCopy)
  const { showPassword, hidePassword } = useCopy(uiCopy)
  return (
    <Field label={label} hint={isNew ? passwordHint : undefined}>
      <PasswordInput
        ref={ref}
        name={name}
        showLabel={showPassword}
        hideLabel={hidePassword}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? 8 : undefined}
        maxLength={isNew ? 128 : undefined}
        required
      />
    </Field>
  )
}

export function CodeField({ label }: { label: string }) {
  return (
    <Field label={label}>
      <TextInput
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        placeholder="000000"
        className="font-mono text-2xl tracking-[0.4em] tabular-nums"
        required
      />
    </Field>
  )
}
