import type { ReactNode } from 'react'
import type { SectionType } from '#domain/section-names.ts'
import { Pricing } from './pricing.tsx'
import { SignUp } from './sign-up.tsx'
import { Solution } from './solution.tsx'

type LandingProps = {
  courtesyCredits: number
  opening: ReactNode
  /** The sample guide, as guests see it, open at a section. */
  phoneAt: (section: SectionType) => ReactNode
  signUpForm: ReactNode
}

export function Landing({ courtesyCredits, opening, phoneAt, signUpForm }: LandingProps) {
  return (
    <>
      {opening}
      <Solution phoneAt={phoneAt} />
      <Pricing courtesyCredits={courtesyCredits} />
      <SignUp form={signUpForm} />
    </>
  )
}
