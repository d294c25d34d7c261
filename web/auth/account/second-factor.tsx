import { useActionData } from 'react-router'
import { SecondCodeField } from '#web/auth/second-code-field.tsx'
import { type AskedProof, AskForProofCode, ProofField } from '#web/auth/session/proof.tsx'
import type { AccountResult } from '#web/calls/account.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { AccountForm, StepForm } from './account-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingRow } from './setting-row.tsx'

type SecondFactorProps = { isOn: boolean; hasPassword: boolean; asked: AskedProof }

/** Turns the second step on and off; what is shown once comes with the answer, with a script or without. */
export function SecondFactor({ isOn, hasPassword, asked }: SecondFactorProps) {
  const { settings } = useCopy(secondFactorCopy)
  const result = useActionData<AccountResult>()
  return (
    <SettingRow
      title={settings.title}
      stands={isOn ? settings.isOn : settings.isOff}
      intro={settings.intro}
      intents={ownIntents}
    >
      {result?.recoveryCodes ? <RecoveryCodes codes={result.recoveryCodes} /> : null}
      {isOn ? <WhenOn hasPassword={hasPassword} asked={asked} /> : <WhenOff asked={asked} />}
    </SettingRow>
  )
}

const ownIntents = [
  'ask_for_second_factor_code',
  'start_second_factor',
  'confirm_second_factor',
  'renew_recovery_codes',
  'end_second_factor',
] as const

function WhenOn({ hasPassword, asked }: Omit<SecondFactorProps, 'isOn'>) {
  const { settings } = useCopy(secondFactorCopy)
  return (
    <>
      <StepForm intent="renew_recovery_codes" submit={settings.renew}>
        {hasPassword ? <ProofField asked={asked} /> : <SecondCodeField />}
      </StepForm>
      <AccountForm intent="end_second_factor" submit={settings.end} tone="danger">
        {hasPassword ? <ProofField asked={asked} /> : <SecondCodeField />}
      </AccountForm>
    </>
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
      <Field label={settings.codeOfApp}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="font-mono text-xl tracking-widest tabular-nums"
          required
        />
      </Field>
    </StepForm>
  )
}
