import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { Form, useNavigation } from 'react-router'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Refused } from './form-answers.ts'

/** How a form was answered the last time. */
export type Answered = { at: number; refused?: Refused | undefined }

export type PostFormProps = Omit<ComponentProps<typeof Form>, 'method' | 'hidden'> & {
  /** A fetcher's own form, where several stand on a page; with it comes whether it is on its way. */
  as?: ElementType
  isBusy?: boolean
  answered?: Answered | undefined
  /** What is sent along unseen: the token of a link, the address a code was sent to. */
  hidden?: Readonly<Record<string, string>>
  /** Offered beside an error, such as another confirmation link. */
  remedy?: ReactNode
  submit: ReactNode
  /** What the button says while the form is on its way. */
  busyWords?: string
  button?: Omit<ButtonProps, 'type' | 'isBusy' | 'children'>
}

/** A form that is posted, with a script or without: why not over its fields, and its one button under them. */
export function PostForm(props: PostFormProps) {
  const { as: Frame = Form, isBusy: isFetching, answered, hidden = {}, remedy, ...rest } = props
  const { submit, busyWords, button, children, ...form } = rest
  const { formAction } = useNavigation()
  const isSent = formAction !== undefined && formAction === (form.action ?? formAction)
  const isBusy = isFetching ?? isSent
  return (
    <Frame className="flex flex-col gap-5" {...form} method="post" noValidate>
      {answered?.refused && !isBusy ? (
        <RefusalBanner key={answered.at} refused={answered.refused} action={remedy} />
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button
        tone="primary"
        className="w-full"
        {...button}
        type="submit"
        isBusy={isBusy}
        data-busy-words={busyWords}
      >
        {isBusy && busyWords ? busyWords : submit}
      </Button>
    </Frame>
  )
}

type RefusalBannerProps = { refused: Refused; action?: ReactNode }

/** The danger box; a wait counts down in it. */
export function RefusalBanner({ refused, action }: RefusalBannerProps) {
  return (
    <Banner tone="error" action={action}>
      {refused.retryAfter ? <Wait seconds={refused.retryAfter} /> : refused.error}
    </Banner>
  )
}

function Wait({ seconds }: { seconds: number }) {
  const { waitFor, wait } = useCopy(authFormCopy)
  return <span data-wait={seconds}>{waitFor(wait(useCountdown(seconds) || seconds))}</span>
}

/** Seconds left since the part appeared; zero where no script runs. Another `key` starts it again. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const endMs = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((endMs - Date.now()) / 1000)))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [seconds])
  return left
}

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

type CodeFieldProps = {
  label: string
  /** Of a mail, or of an authenticator app. */
  name?: 'otp' | 'code'
}

export function CodeField({ label, name = 'otp' }: CodeFieldProps) {
  const look = name === 'otp' ? 'text-2xl tracking-[0.4em]' : 'text-xl tracking-widest'
  return (
    <Field label={label}>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        placeholder={name === 'otp' ? '000000' : undefined}
        className={`font-mono tabular-nums ${look}`}
        required
      />
    </Field>
  )
}

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
