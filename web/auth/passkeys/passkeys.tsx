import { AccountForm } from '#web/auth/account/account-form.tsx'
import { SettingRow } from '#web/auth/account/setting-row.tsx'
import { type AskedProof, AskForProofCode, ProofField } from '#web/auth/session/proof.tsx'
import type { ListedPasskey } from '#web/calls/account.ts'
import { passkeyCopy } from '#web/copy/accounts/settings.ts'
import { formatAgo, formatDate } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { AddPasskey } from './add-passkey.tsx'

type PasskeysProps = {
  passkeys: readonly ListedPasskey[]
  asked: AskedProof
  /** What one would call a passkey of this device. */
  deviceName: string | undefined
  now: number
}

/** The keys that open the account: seen, named, added and taken away. */
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
        {asked === 'code' ? <AskForProofCode intent="ask_for_passkey_code" about={name} /> : null}
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
