import { Eye, EyeOff } from 'lucide'
import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { readRecord } from '#domain/values/read-json.ts'
import { readRefusal } from '#web/calls/read-refusal.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button, type ButtonProps, iconButtonLook, PressButton } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

export type Answered = { at: number; refused?: Refused }

export type PostFormProps = Omit<ComponentProps<typeof Form>, 'method' | 'hidden'> & {
  /** A fetcher's own form, where several stand on a page; with it comes whether it is on its way. */
  as?: ElementType
  isBusy?: boolean
  answered?: Answered
  /** What is sent along unseen: the token of a link, the address a code was sent to. */
  hidden?: Readonly<Record<string, string>>
  /** Offered beside an error, such as another confirmation link. */
  remedy?: ReactNode
  submit: ReactNode
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
      {/* Enter presses the first button of a form, which would be the remedy; in Safari not one that is `hidden`. */}
      {remedy && !isBusy && <button type="submit" className="sr-only" tabIndex={-1} aria-hidden />}
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

/** The danger box; a wait counts down in it. */
export function RefusalBanner({ refused, action }: { refused: Refused; action?: ReactNode }) {
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

type EmailFieldProps = { name?: string; label?: string; defaultValue?: string }

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

/** What is typed unseen can be looked at: on a page without React, its module does what the button says. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name = 'password', isNew = false, ref } = props
  const { passwordHint } = useCopy(authFormCopy)
  const { showPassword, hidePassword } = useCopy(uiCopy)
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={isNew ? passwordHint : undefined}>
      <div className="relative">
        <TextInput
          ref={ref}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          minLength={isNew ? 8 : undefined}
          maxLength={isNew ? 128 : undefined}
          required
          className="pr-13 noscript:pr-3.5"
        />
        <PressButton
          aria-label={isShown ? hidePassword : showPassword}
          data-shows-password={isShown ? showPassword : hidePassword}
          data-needs-module=""
          onClick={() => setShown(!isShown)}
          className={iconButtonLook({
            tone: 'quiet',
            className: 'absolute inset-y-0 right-0.5 noscript:hidden',
          })}
        >
          <Icon of={Eye} className={isShown ? 'hidden' : undefined} />
          <Icon of={EyeOff} className={isShown ? undefined : 'hidden'} />
        </PressButton>
      </div>
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

/** Takes six digits or a recovery code: whoever lost the phone needs no other page. As the next step it has the focus. */
export function SecondCodeField({ isNext }: { isNext?: boolean }) {
  const { code, codeHint } = useCopy(secondFactorCopy)
  return (
    <Field label={code} hint={codeHint}>
      <TextInput
        name="code"
        autoFocus={isNext}
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

/** Why the API said no: by code, in the reader's language. */
export type Refused = {
  code: string
  error: string
  status: number
  retryAfter?: number
  fields?: Readonly<Record<string, string>>
}

/** What an action of the auth form answers; the address is given back so that nobody types it twice. */
export type AuthResult = Answered & {
  email: string
  isSent?: boolean
  /** The first proof was right, and the second is still asked for. */
  needsCode?: boolean
}

/** The form a page was sent; one that cannot be read is the sender's mistake. */
export function formOf(request: Request) {
  return request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
}

/** What stands in a form under these names; absent and file fields count as empty. */
export async function readForm<Name extends string>(request: Request, ...names: Name[]) {
  const form = await formOf(request)
  const read = (name: Name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  }
  // Object.fromEntries forgets the keys it was given.
  return Object.fromEntries(names.map(read)) as Record<Name, string>
}

type Answer = { ok: boolean; status: number } & Parameters<typeof readRefusal>[0]

/** Undefined when the API said yes. */
export async function findRefused(answer: Answer): Promise<Refused | undefined> {
  if (answer.ok) return undefined
  const { code = 'http_error', error = '', ...said } = await readRefusal(answer)
  const { retry_after: retryAfter, fields } = said
  return { code, error, status: answer.status, retryAfter, fields }
}

/** What an action tells its page: why not, with the API's own status, or that all went well. */
export function answerForm<Told extends object>(refused: Refused | undefined, told: Told) {
  return data({ ...told, at: Date.now(), refused }, refused?.status ?? 200)
}

/** Whether a sign-in that went well still asks for the second step. */
export async function needsSecondStep(answer: Pick<Answer, 'ok' | 'json'>) {
  return answer.ok && 'second_factor' in readRecord(await answer.json())
}

/** Where one goes after a first proof that was right. */
export async function redirectAfterProof(answer: Pick<Answer, 'ok' | 'json'>) {
  return redirect((await needsSecondStep(answer)) ? '/second-step' : '/')
}
