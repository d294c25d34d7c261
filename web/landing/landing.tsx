import type { ReactNode } from 'react'
import type { Offer } from '#domain/money/pricing.ts'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { SignUp } from './sign-up.tsx'
import { Solution } from './solution.tsx'

type LandingProps = {
  offer: Offer
  /** The sample guide, as guests see it. */
  stillPhone: ReactNode
  /** The same under the scenes of the demo. */
  demoPhone: ReactNode
  signUpForm: ReactNode
}

export function Landing({ offer, stillPhone, demoPhone, signUpForm }: LandingProps) {
  return (
    <>
      <Hero courtesyCredits={offer.courtesyCredits} phone={stillPhone} />
      <Problem />
      <Features />
      <HowItWorks />
      <Solution phone={demoPhone} />
      <Pricing offer={offer} />
      <SignUp form={signUpForm} />
    </>
  )
}
