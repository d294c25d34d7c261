import type { ReactNode } from 'react'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import type { Offer } from '#domain/money/pricing.ts'
import { AuthForm, SignUpTerms } from '#web/auth/auth-form.tsx'
import { useSite } from '#web/calls/use-site.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { landingCopy } from '#web/copy/visitors/landing.ts'
import { GuestPreview } from '#web/guest/preview/guest-preview.tsx'
import { TextLink } from '#web/ui/buttons/links.tsx'
import { Card } from '#web/ui/card.tsx'
import { DemoScenes } from './demo-scenes.tsx'
import { Features, HowItWorks, Problem } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Solution } from './solution.tsx'

type LandingPageProps = { sample: GuestGuide; offer: Offer }

/** What a visitor sees at `/`: the sample guide in it is the very screen guests get. */
export default function LandingPage({ sample, offer }: LandingPageProps) {
  const locale = useLocale()
  const appUrl = useSite()?.appUrl ?? ''
  const link = `${appUrl}/g/muestra`.replace(/^https?:\/\//, '')
  const stillPhone = (
    <Phone>
      <GuestPreview guide={sample} locale={locale} idPrefix="still-" isStill />
    </Phone>
  )
  const demoPhone = (
    <Phone>
      <GuestPreview guide={sample} locale={locale} idPrefix="demo-" isStill />
      <DemoScenes guide={sample} link={link} />
    </Phone>
  )
  return (
    <>
      <Hero courtesyCredits={offer.courtesyCredits} phone={stillPhone} />
      <Problem />
      <Features />
      <HowItWorks />
      <Solution phone={demoPhone} />
      <Pricing offer={offer} />
      <SignUp />
    </>
  )
}

/**
 * A phone to look at: nothing in it can be reached or is read aloud; the sample guide itself is one link away.
 * What is in it is laid out when it comes near the screen: its size is known without.
 */
function Phone({ children }: { children: ReactNode }) {
  return (
    <div
      inert
      aria-hidden="true"
      className="relative isolate h-[40rem] w-[22rem] max-w-full overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper text-start shadow-float [content-visibility:auto] dark:border-black"
    >
      {children}
    </div>
  )
}

function SignUp() {
  const { signUp } = useCopy(landingCopy)
  return (
    <section id="auth" className="scroll-mt-16">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-2">
        <div>
          <h2 className="text-3xl md:text-5xl">{signUp.title}</h2>
          <p className="mt-4 text-lg text-ink-soft">{signUp.text}</p>
        </div>
        <Card className="w-full max-w-md lg:justify-self-end">
          <AuthForm view="sign_up">
            <SignUpTerms />
          </AuthForm>
          <p className="mt-5 text-ink-soft">
            {signUp.haveAccount} <TextLink to="/login">{signUp.logIn}</TextLink>
          </p>
        </Card>
      </div>
    </section>
  )
}
