import type { ReactNode } from 'react'
import type { SectionType } from '#domain/section-names.ts'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { SignUp } from './sign-up.tsx'
import { Solution } from './solution.tsx'

type LandingProps = {
  courtesyCredits: number
  /** The sample guide, as guests see it: once as a still, once as the demo that moves. */
  stillPhone: ReactNode
  demoPhone: (section: SectionType) => ReactNode
  signUpForm: ReactNode
}

export function Landing({ courtesyCredits, stillPhone, demoPhone, signUpForm }: LandingProps) {
  return (
    <>
      <Hero courtesyCredits={courtesyCredits} phone={stillPhone} />
      <Problem />
      <Features />
      <HowItWorks />
      <Solution phoneAt={demoPhone} />
      <Pricing courtesyCredits={courtesyCredits} />
      <SignUp form={signUpForm} />
    </>
  )
}
