import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/links.tsx'

/** What one accepts by signing up. */
export function SignUpTerms() {
  const copy = useCopy(authFormCopy)
  return (
    <p className="text-sm text-ink-soft">
      {copy.terms} <TextLink to="/terms">{copy.termsLink}</TextLink> {copy.and}{' '}
      <TextLink to="/privacy">{copy.privacyLink}</TextLink>.
    </p>
  )
}
