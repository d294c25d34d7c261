import type { ReactNode } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { Offer } from '#domain/pricing.ts'
import { Pricing } from './pricing.tsx'
import { SignUp } from './sign-up.tsx'
import { Solution } from './solution.tsx'

type LandingProps = {
  offer: Offer
  opening: ReactNode
  /** The sample guide, as guests see it, open at a section. */
  phoneAt: (section: SectionType) => ReactNode
  signUpForm: ReactNode
}

export function Landing({ offer, opening, phoneAt, signUpForm }: LandingProps) {
  return (
    <>
      {opening}
      <Solution phoneAt={phoneAt} />
      <Pricing offer={offer} />
      <SignUp form={signUpForm} />
    </>
  )
}
