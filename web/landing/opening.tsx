import type { ReactNode } from 'react'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Problem } from './problem.tsx'

type OpeningProps = {
  courtesyCredits: number
  /** The sample guide, as guests see it. */
  phone: ReactNode
}

/** What a visitor reads first. Nothing in it moves or answers. */
export default function Opening(props: OpeningProps) {
  return (
    <>
      <Hero {...props} />
      <Problem />
      <Features />
      <HowItWorks />
    </>
  )
}
