import type { GuestGuide } from '#domain/guest-guide.ts'
import { AuthForm } from '#web/auth/auth-form.tsx'
import { SignUpTerms } from '#web/auth/sign-up-terms.tsx'
import { useLocale } from '#web/copy/use-copy.ts'
import { GuestPreview } from '#web/guest/guest-preview.tsx'
import { Landing } from './landing.tsx'
import { Phone } from './phone.tsx'

type LandingPageProps = { sample: GuestGuide; courtesyCredits: number }

/** What a visitor sees at `/`: the sample guide in it is the very screen guests get. */
export default function LandingPage({ sample, courtesyCredits }: LandingPageProps) {
  const locale = useLocale()
  return (
    <Landing
      courtesyCredits={courtesyCredits}
      stillPhone={
        <Phone>
          <GuestPreview guide={sample} locale={locale} idPrefix="still-" />
        </Phone>
      }
      demoPhone={(section) => (
        <Phone>
          <GuestPreview guide={sample} locale={locale} section={section} idPrefix="demo-" />
        </Phone>
      )}
      signUpForm={
        <AuthForm view="sign_up">
          <SignUpTerms />
        </AuthForm>
      }
    />
  )
}
