import { Printer } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { BegunMaking } from '#web/auth/passkeys/passkey-ceremony.ts'
import { loadCeremony, useHasPasskeys } from '#web/auth/passkeys/sign-in-with-passkey.tsx'
import { type Answered, CodeField, RefusalBanner, SecondCodeField } from '#web/auth/post-form.tsx'
import { useSignInWhenEnded } from '#web/auth/session/session-watch.tsx'
import type { AccountResult, ListedPasskey } from '#web/calls/account.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { passkeyCopy } from '#web/copy/accounts/settings.ts'
import { formatAgo, formatDate } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button, buttonLook, textLinkLook } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import {
  AccountForm,
  type AskedProof,
  AskForProofCode,
  ProofField,
  SettingRow,
  StepForm,
} from './account-form.tsx'

type Ways = { hasPassword: boolean; hasSecondFactor: boolean }

/** Turns the second step on and off; what is shown once comes with the answer, with a script or without. */
export function SecondFactor({ account, asked }: { account: Ways; asked: AskedProof }) {
  const { hasPassword, hasSecondFactor: isOn } = account
  const { settings } = useCopy(secondFactorCopy)
  const { recoveryCodes } = useActionData<AccountResult>() ?? {}
  // They are shown once: also the page in another language has them.
  const [codes, setCodes] = useState(recoveryCodes)
  if (recoveryCodes && recoveryCodes !== codes) setCodes(recoveryCodes)
  const proof = hasPassword ? <ProofField asked={asked} /> : <SecondCodeField />
  return (
    <SettingRow
      title={settings.title}
      stands={isOn ? settings.isOn : settings.isOff}
      intro={settings.intro}
      isOpen={isOn && codes !== undefined}
      intents={[
        'ask_for_second_factor_code',
        'start_second_factor',
        'confirm_second_factor',
        'renew_recovery_codes',
        'end_second_factor',
      ]}
    >
      {isOn && codes ? <RecoveryCodes codes={codes} /> : null}
      {isOn ? (
        <>
          <StepForm intent="renew_recovery_codes" submit={settings.renew}>
            {proof}
          </StepForm>
          <AccountForm intent="end_second_factor" submit={settings.end} tone="danger">
            {proof}
          </AccountForm>
        </>
      ) : (
        <WhenOff asked={asked} />
      )}
    </SettingRow>
  )
}

function WhenOff({ asked }: { asked: AskedProof }) {
  const { settings } = useCopy(secondFactorCopy)
  const setup = useActionData<AccountResult>()?.setup
  if (!setup) {
    return (
      <>
        <AskForProofCode asked={asked} intent="ask_for_second_factor_code" about={settings.title} />
        <StepForm intent="start_second_factor" submit={settings.start}>
          <ProofField asked={asked} />
        </StepForm>
      </>
    )
  }
  return (
    <StepForm intent="confirm_second_factor" submit={settings.confirm} hidden={setup}>
      <p>{settings.scan}</p>
      <QrCode
        text={setup.uri}
        label={settings.qr}
        className="w-52 rounded-control bg-white stroke-black p-2"
      />
      <dl>
        <dt className="font-semibold">{settings.secret}</dt>
        {/* On the phone that has the app it opens there: nobody scans their own screen. */}
        <dd className="font-mono break-all">
          <a href={setup.uri} className={textLinkLook}>
            {setup.secret}
          </a>
        </dd>
      </dl>
      <CodeField label={settings.codeOfApp} name="code" />
    </StepForm>
  )
}

/** Shown once, to be copied or printed; on paper they stand alone. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { settings } = useCopy(secondFactorCopy)
  const failed = screenSentenceOf('copy_failed', useLocale())
  return (
    <section
      data-print-alone
      aria-labelledby="recovery-codes"
      className="flex flex-col gap-3 rounded-card bg-agave-soft p-5 text-agave-ink"
    >
      <h4 id="recovery-codes" className="font-semibold">
        {settings.codes}
      </h4>
      <p role="status">{settings.codesIntro}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton
          text={codes.join('\n')}
          label={settings.copy}
          words={{ copied: settings.copied, failed }}
        />
        <Button icon={Printer} onClick={() => print()}>
          {settings.print}
        </Button>
      </div>
    </section>
  )
}

type PasskeysProps = {
  passkeys: readonly ListedPasskey[]
  asked: AskedProof
  /** What one would call a passkey of this device. */
  deviceName: string | undefined
  now: number
}

export function Passkeys({ passkeys, asked, deviceName, now }: PasskeysProps) {
  const copy = useCopy(passkeyCopy)
  return (
    <SettingRow
      title={copy.title}
      stands={copy.count(passkeys.length)}
      intro={copy.intro}
      intents={['ask_for_passkey_code', 'rename_passkey', 'remove_passkey']}
    >
      {passkeys.length > 0 ? (
        <ul className="flex flex-col divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-4 first:pt-0">
              <Passkey passkey={passkey} asked={asked} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey asked={asked} suggestedName={deviceName ?? copy.anyName} />
    </SettingRow>
  )
}

type PasskeyProps = { passkey: ListedPasskey; asked: AskedProof; now: number }

function Passkey({ passkey, asked, now }: PasskeyProps) {
  const { id, name } = passkey
  const copy = useCopy(passkeyCopy)
  const locale = useLocale()
  const added = formatDate(new Date(passkey.created_at), { locale, length: 'short' })
  const used = passkey.last_used_at
    ? copy.used(formatAgo(Date.parse(passkey.last_used_at), { locale, now }))
    : copy.unused
  return (
    <details className="group flex flex-col gap-4">
      <summary className="flex list-none flex-wrap items-center justify-between gap-x-6 gap-y-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-sm text-ink-soft">
            {used} · {copy.added(added)}
          </span>
        </span>
        <span className={buttonLook({ className: 'group-open:bg-sunken' })}>
          {copy.edit}
          <span className="sr-only"> ({name})</span>
        </span>
      </summary>
      <div className="mt-4 flex flex-col gap-5 rounded-card bg-sunken p-5">
        <AccountForm intent="rename_passkey" hidden={{ id }} submit={copy.rename} about={name}>
          <Field label={copy.newName}>
            <TextInput name="name" defaultValue={name} maxLength={60} autoComplete="off" required />
          </Field>
        </AccountForm>
        <AskForProofCode asked={asked} intent="ask_for_passkey_code" about={name} />
        <AccountForm
          intent="remove_passkey"
          hidden={{ id }}
          submit={copy.remove}
          tone="danger"
          about={name}
        >
          <p className="text-ink-soft">{copy.removeHint}</p>
          <ProofField asked={asked} />
        </AccountForm>
      </div>
    </details>
  )
}

type AddPasskeyProps = { asked: AskedProof; suggestedName: string }

/** The browser makes the key, so nothing of this works without a script. */
function AddPasskey({ asked, suggestedName }: AddPasskeyProps) {
  const copy = useCopy(passkeyCopy)
  if (!useHasPasskeys()) return <p className="text-ink-soft">{copy.unsupported}</p>
  return (
    <>
      <noscript>
        <p className="text-ink-soft">{copy.needsScript}</p>
      </noscript>
      <div className="flex flex-col gap-6 noscript:hidden">
        <AskForProofCode asked={asked} intent="ask_for_passkey_code" about={copy.title} />
        <AddForm asked={asked} suggestedName={suggestedName} />
      </div>
    </>
  )
}

function AddForm({ asked, suggestedName }: AddPasskeyProps) {
  const copy = useCopy(passkeyCopy)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Answered>()
  const begun = useRef<BegunMaking>(undefined)
  const refused = outcome?.refused
  useSignInWhenEnded(refused)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '')
    setBusy(true)
    setOutcome(undefined)
    const wish = { name: read('name').trim(), password: read('password'), code: read('otp') }
    try {
      const { addPasskey } = await loadCeremony()
      const made = await addPasskey({ locale, wish, begun: begun.current, nowMs: Date.now() })
      begun.current = made.begun
      setOutcome({ at: Date.now(), refused: made.refused })
      if (!made.refused) form.reset()
      await revalidate()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      aria-label={copy.add}
      noValidate
      onSubmit={onSubmit}
      className="flex max-w-md flex-col gap-4"
    >
      {refused && refused.code !== 'unauthorized' ? (
        <RefusalBanner key={outcome?.at} refused={refused} />
      ) : null}
      {outcome && !refused ? (
        <Banner key={outcome.at} tone="success">
          {copy.done}
        </Banner>
      ) : null}
      <Field label={copy.name} hint={copy.nameHint}>
        <TextInput name="name" defaultValue={suggestedName} maxLength={60} autoComplete="off" />
      </Field>
      <ProofField asked={asked} />
      <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:self-start">
        {copy.add}
      </Button>
    </form>
  )
}
