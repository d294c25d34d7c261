import { FingerprintPattern } from 'lucide'
import { useState } from 'react'
import type { Refused } from '#web/auth/auth-result.ts'
import { RefusalBanner } from '#web/auth/refusal-banner.tsx'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { loadCeremony, useHasPasskeys } from './use-passkeys.ts'

type Outcome = { at: number; refused: Refused }

/** Where a script runs and the browser knows passkeys: elsewhere there is nothing to see. */
export function SignInWithPasskey({ onSignedIn }: { onSignedIn: () => void }) {
  const { passkey } = useCopy(authCopy)
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  if (!useHasPasskeys()) return null

  const onPress = async () => {
    setBusy(true)
    setOutcome(undefined)
    try {
      const { signInWithPasskey } = await loadCeremony()
      const refused = await signInWithPasskey(locale)
      if (refused) setOutcome({ at: Date.now(), refused })
      else onSignedIn()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {outcome ? <RefusalBanner key={outcome.at} refused={outcome.refused} /> : null}
      <Button icon={FingerprintPattern} isBusy={isBusy} onClick={onPress}>
        {passkey}
      </Button>
    </div>
  )
}
