import type { ReactNode } from 'react'
import { useCopy } from '#web/copy/use-copy.ts'
import { landingCopy } from '#web/copy/visitors/landing.ts'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import { Card } from '#web/ui/card.tsx'

export function SignUp({ form }: { form: ReactNode }) {
  const { signUp } = useCopy(landingCopy)
  return (
    <section id="auth" className="scroll-mt-16">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-2">
        <div>
          <h2 className="text-3xl md:text-5xl">{signUp.title}</h2>
          <p className="mt-4 text-lg text-ink-soft">{signUp.text}</p>
        </div>
        <Card className="w-full max-w-md lg:justify-self-end">
          {form}
          <p className="mt-5 text-ink-soft">
            {signUp.haveAccount} <TextLink to="/login">{signUp.logIn}</TextLink>
          </p>
        </Card>
      </div>
    </section>
  )
}
