import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import type { Offer } from '#domain/money/pricing.ts'
import { AuthForm } from '#web/auth/auth-form.tsx'
import { SignUpTerms } from '#web/auth/sign-up-terms.tsx'
import { useSite } from '#web/calls/use-site.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { GuestPreview } from '#web/guest/preview/guest-preview.tsx'
import { DemoScenes } from './demo-scenes.tsx'
import { Landing } from './landing.tsx'
import { Phone } from './phone.tsx'

type LandingPageProps = { sample: GuestGuide; offer: Offer }

/** What a visitor sees at `/`: the sample guide in it is the very screen guests get. */
export default function LandingPage({ sample, offer }: LandingPageProps) {
  const locale = useLocale()
  const appUrl = useSite()?.appUrl ?? ''
  const link = `${appUrl}/g/muestra`.replace(/^https?:\/\//, '')
  return (
    <Landing
      offer={offer}
      stillPhone={
        <Phone>
          <GuestPreview guide={sample} locale={locale} idPrefix="still-" isStill />
        </Phone>
      }
      demoPhone={
        <Phone>
          <GuestPreview guide={sample} locale={locale} idPrefix="demo-" isStill />
          <DemoScenes guide={sample} link={link} />
        </Phone>
      }
      signUpForm={
        <AuthForm view="sign_up">
          <SignUpTerms />
        </AuthForm>
      }
    />
  )
}
