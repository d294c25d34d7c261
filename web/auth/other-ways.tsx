import { KeyRound, Mail } from 'lucide'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { SignInWithPasskey } from './passkeys/sign-in-with-passkey.tsx'

/** The ways in that need no password. */
export function OtherWays() {
  const copy = useCopy(authCopy)
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h2 className="font-sans text-base font-semibold tracking-normal text-ink-soft">
        {copy.orWithoutPassword}
      </h2>
      <SignInWithPasskey onSignedIn={goHome} />
      <ButtonLink to="/magic-link" icon={Mail}>
        {copy.magicLink.choose}
      </ButtonLink>
      <ButtonLink to="/verify-otp" icon={KeyRound}>
        {copy.otp.choose}
      </ButtonLink>
    </section>
  )
}

/** The page is read anew: everything on it now has a host. */
function goHome() {
  location.assign('/')
}
