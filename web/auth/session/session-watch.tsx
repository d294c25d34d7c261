import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import type { Refused } from '#web/auth/auth-result.ts'
import { AskToSignIn, useAskToSignIn } from '#web/calls/use-deed.ts'
import { loadPart } from '#web/ui/load-part.ts'
import { type PageSession, useSession } from './use-session.ts'

/** Few sessions end over an open page. */
const SignInAgain = lazy(loadPart(() => import('./sign-in-again.tsx')))

/** Asks to sign in when an action was refused for want of a session. */
export function useSignInWhenEnded(refused: Refused | undefined) {
  const ask = useAskToSignIn()
  useEffect(() => {
    if (refused?.code === 'unauthorized') ask()
  }, [refused, ask])
}

/** Keeps an open page signed in, and agrees with the other tabs on who is. */
export function SessionWatch({ session, children }: { session: PageSession; children: ReactNode }) {
  const { hasEnded, ask, dismiss, renew } = useSession(session)
  const [wasNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (hasEnded) startTransition(() => setNeeded(true))
  }, [hasEnded])
  return (
    <AskToSignIn value={ask}>
      {children}
      <Suspense>
        {session && wasNeeded ? (
          <SignInAgain
            email={session.email}
            isOpen={hasEnded}
            onClose={dismiss}
            onSignedIn={renew}
          />
        ) : null}
      </Suspense>
    </AskToSignIn>
  )
}
