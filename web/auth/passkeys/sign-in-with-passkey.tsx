import { FingerprintPattern } from 'lucide'
import { useState } from 'react'
import { type Answered, RefusalBanner } from '#web/auth/post-form.tsx'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** Where a script runs and the browser knows passkeys: elsewhere there is nothing to see. */
export function SignInWithPasskey({ onSignedIn }: { onSignedIn: () => void }) {
  const { passkey } = useCopy(authCopy)
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Answered>()
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
      {outcome?.refused ? <RefusalBanner key={outcome.at} refused={outcome.refused} /> : null}
      <Button icon={FingerprintPattern} isBusy={isBusy} onClick={onPress}>
        {passkey}
      </Button>
    </div>
  )
}

/** Comes only when a passkey is made or used. */
export const loadCeremony = loadPart(() => import('./passkey-ceremony.ts'))

/** Whether this browser knows passkeys; until it can say, the page is drawn as if it did. */
export function useHasPasskeys() {
  return !useIsHydrated() || typeof PublicKeyCredential === 'function'
}
