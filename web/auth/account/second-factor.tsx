import { Printer } from 'lucide'
import { useActionData } from 'react-router'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { CodeField, SecondCodeField } from '#web/auth/post-form.tsx'
import type { AccountResult } from '#web/calls/account.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import {
  AccountForm,
  type AskedProof,
  AskForProofCode,
  ProofField,
  SettingRow,
  StepForm,
} from './account-form.tsx'

type SecondFactorProps = { isOn: boolean; hasPassword: boolean; asked: AskedProof }

/** Turns the second step on and off; what is shown once comes with the answer, with a script or without. */
export function SecondFactor({ isOn, hasPassword, asked }: SecondFactorProps) {
  const { settings } = useCopy(secondFactorCopy)
  const result = useActionData<AccountResult>()
  const proof = hasPassword ? <ProofField asked={asked} /> : <SecondCodeField />
  return (
    <SettingRow
      title={settings.title}
      stands={isOn ? settings.isOn : settings.isOff}
      intro={settings.intro}
      intents={[
        'ask_for_second_factor_code',
        'start_second_factor',
        'confirm_second_factor',
        'renew_recovery_codes',
        'end_second_factor',
      ]}
    >
      {result?.recoveryCodes ? <RecoveryCodes codes={result.recoveryCodes} /> : null}
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
        {asked === 'code' ? (
          <AskForProofCode intent="ask_for_second_factor_code" about={settings.title} />
        ) : null}
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
        <dd className="font-mono break-all">{setup.secret}</dd>
      </dl>
      <CodeField label={settings.codeOfApp} name="code" />
    </StepForm>
  )
}

/** Shown once, to be copied or printed; on paper they stand alone. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { settings } = useCopy(secondFactorCopy)
  const failed = sentenceOf('copy_failed', useLocale())
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
          copiedLabel={settings.copied}
          failedLabel={failed}
        />
        <Button icon={Printer} onClick={() => print()}>
          {settings.print}
        </Button>
      </div>
    </section>
  )
}
