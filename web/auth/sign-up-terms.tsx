import { authCopy } from '#web/copy/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What one accepts by signing up. */
export function SignUpTerms() {
  const { signUp } = useCopy(authCopy)
  return (
    <p className="text-sm text-ink-soft">
      {signUp.terms} <TextLink to="/terms">{signUp.termsLink}</TextLink> {signUp.and}{' '}
      <TextLink to="/privacy">{signUp.privacyLink}</TextLink>.
    </p>
  )
}
