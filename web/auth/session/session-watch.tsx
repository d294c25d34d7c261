import {
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Refused } from '#web/auth/post-form.tsx'
import { AskToSignIn } from '#web/calls/use-deed.ts'
import { latePart } from '#web/ui/load-part.ts'
import { checkSession, openSessionChannel, type SessionChannel } from './session-channel.ts'

/** Few sessions end over an open page. */
const SignInAgain = latePart(async () => (await import('./sign-in-again.tsx')).SignInAgain)

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
  if (hasEnded && !wasNeeded) setNeeded(true)
  return (
    <AskToSignIn value={ask}>
      {children}
      {session && wasNeeded ? (
        <SignInAgain email={session.email} isOpen={hasEnded} onClose={dismiss} onSignedIn={renew} />
      ) : null}
    </AskToSignIn>
  )
}

type PageSession = { email: string; hostId: string } | null

const tickMs = 30_000
/** So long a page goes by what it was last told, less three ticks to ask again in. */
const askAgainMs = 15 * 60_000 - 3 * tickMs

/** Where a page lands when its reader wanted to leave; a session that merely ended says nothing to the others. */
const farewells = ['signed_out', 'signed_out_everywhere', 'account_deleted']

/** What an open page knows of its session: it looks every thirty seconds while somebody sees it. */
function useSession(session: PageSession) {
  const [hasEnded, setEnded] = useState(false)
  const toldMs = useRef(0)
  const checkedMs = useRef(0)
  const goOn = useRef<() => void>(undefined)
  const channel = useRef<SessionChannel>(undefined)
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const { email, hostId } = session ?? {}

  const renew = useCallback(async () => {
    checkedMs.current = Date.now()
    const found = await checkSession()
    if (found === 'unknown') return
    if (found && found.hostId !== hostId) return location.assign('/')
    if (found) toldMs.current = Date.now()
    // Changed in another tab: the next password asked for here is that of the new address.
    if (found && found.email !== email) void revalidate()
    setEnded(found === null)
    if (!found) return
    goOn.current?.()
    goOn.current = undefined
  }, [hostId, email, revalidate])

  const renewAfter = useEffectEvent((ms: number, since: number) => {
    const isWatching = email && !hasEnded && document.visibilityState === 'visible'
    if (isWatching && Date.now() - since > ms) renew()
  })

  const onNews = useEffectEvent(async (news: 'signed_in' | 'signed_out') => {
    if (news === 'signed_in') return email ? renew() : revalidate()
    if (email && (await checkSession()) === null) location.assign('/login?notice=signed_out')
  })

  useEffect(() => {
    checkedMs.current = Date.now()
    channel.current = openSessionChannel((news) => onNews(news))
    const ticking = setInterval(() => renewAfter(askAgainMs, toldMs.current), tickMs)
    const onVisibility = () => renewAfter(tickMs, checkedMs.current)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', onVisibility)
      channel.current?.close()
    }
  }, [])

  useEffect(() => {
    if (email) channel.current?.tell('signed_in')
  }, [email])

  useEffect(() => {
    const notice = new URLSearchParams(search).get('notice') ?? ''
    if (farewells.includes(notice)) channel.current?.tell('signed_out')
  }, [search])

  useEffect(() => {
    if (!session) return
    toldMs.current = Date.now()
    setEnded(false)
  }, [session])

  return {
    hasEnded,
    renew,
    ask: useCallback((then?: () => void) => {
      const { pathname } = location
      // Who has left the page asks for nothing there any more.
      goOn.current = () => void (location.pathname === pathname && then?.())
      setEnded(true)
    }, []),
    dismiss: useCallback(() => {
      goOn.current = undefined
      setEnded(false)
    }, []),
  }
}
