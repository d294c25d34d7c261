import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { useRevalidator } from 'react-router'
import type { Refused } from '#web/auth/auth-result.ts'
import { loadPart } from '#web/ui/load-part.ts'
import { checkSession } from './session-channel.ts'
import { type PageSession, useSession } from './use-session.ts'

/** Few sessions end over an open page. */
const SignInAgain = lazy(loadPart(() => import('./sign-in-again.tsx')))

const AskToSignIn = createContext<() => void>(() => {})

/** Lets a part say that the API no longer knows its host: the page then asks to sign in, in place. */
export function useAskToSignIn() {
  return use(AskToSignIn)
}

/** Loads the page anew; when its session has ended it would come back empty, and asks to sign in instead. */
export function useReload() {
  const ask = use(AskToSignIn)
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    if ((await checkSession()) === null) ask()
    else await revalidate()
  }, [ask, revalidate])
}

/** Asks to sign in when an action was refused for want of a session. */
export function useSignInWhenEnded(refused: Refused | undefined) {
  const ask = use(AskToSignIn)
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
