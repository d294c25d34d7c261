import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Refused } from '#web/auth/auth-result.ts'
import { RefusalBanner } from '#web/auth/refusal-banner.tsx'
import { type AskedProof, AskForProofCode, ProofField } from '#web/auth/session/proof.tsx'
import { useSignInWhenEnded } from '#web/auth/session/session-watch.tsx'
import { passkeyCopy } from '#web/copy/accounts/settings.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { BegunMaking } from './passkey-ceremony.ts'
import { loadCeremony, useHasPasskeys } from './use-passkeys.ts'

type AddPasskeyProps = { asked: AskedProof; suggestedName: string }

/** The browser makes the key, so nothing of this works without a script. */
export function AddPasskey({ asked, suggestedName }: AddPasskeyProps) {
  const copy = useCopy(passkeyCopy)
  if (!useHasPasskeys()) return <p className="text-ink-soft">{copy.unsupported}</p>
  return (
    <>
      <noscript>
        <p className="text-ink-soft">{copy.needsScript}</p>
      </noscript>
      <div className="flex flex-col gap-6 noscript:hidden">
        {asked === 'code' ? (
          <AskForProofCode intent="ask_for_passkey_code" about={copy.title} />
        ) : null}
        <AddForm asked={asked} suggestedName={suggestedName} />
      </div>
    </>
  )
}

type Outcome = { at: number; refused: Refused | undefined }

function AddForm({ asked, suggestedName }: AddPasskeyProps) {
  const copy = useCopy(passkeyCopy)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
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
