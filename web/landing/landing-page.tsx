import { CircleCheck, Pause, Play } from 'lucide'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import type { Offer } from '#domain/money/pricing.ts'
import { AuthForm } from '#web/auth/auth-form.tsx'
import { useSite } from '#web/calls/use-site.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { landingCopy, openingCopy } from '#web/copy/visitors/landing.ts'
import { demoStages } from '#web/document/run-demo.ts'
import { GuestPreview } from '#web/guest/preview/host-preview.tsx'
import { Button, ButtonLink, TextLink } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DemoScenes } from './demo-scenes.tsx'
import { Features, HowItWorks, LandingSection, Pricing, Problem } from './landing-sections.tsx'
import walls from './walls.svg'

/** What a visitor sees at `/`: the sample guide in it is the very screen guests get. */
export default function LandingPage({ sample, offer }: { sample: GuestGuide; offer: Offer }) {
  const locale = useLocale()
  const appUrl = useSite()?.appUrl ?? ''
  const link = `${appUrl}/g/muestra`.replace(/^https?:\/\//, '')
  const phone = (idPrefix: string, scenes?: ReactNode) => (
    <Phone>
      <GuestPreview guide={sample} locale={locale} idPrefix={idPrefix} isStill />
      {scenes}
    </Phone>
  )
  return (
    <>
      <Hero courtesyCredits={offer.courtesyCredits} phone={phone('still-')} />
      <Problem />
      <Features />
      <HowItWorks />
      <Solution phone={phone('demo-', <DemoScenes guide={sample} link={link} />)} />
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
          <AuthForm view="sign_up" />
          <p className="mt-5 text-ink-soft">
            {signUp.haveAccount} <TextLink to="/login">{signUp.logIn}</TextLink>
          </p>
        </Card>
      </div>
    </section>
  )
}

function Hero({ courtesyCredits, phone }: { courtesyCredits: number; phone: ReactNode }) {
  const { hero } = useCopy(openingCopy)
  const { search } = useLocation()
  const courtesy = courtesyCredits > 0 ? [hero.courtesy(courtesyCredits)] : []
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-12 px-4 py-12 sm:px-6 md:py-16 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">{hero.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft sm:text-xl">{hero.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={{ search, hash: '#auth' }} tone="primary">
            {hero.start}
          </ButtonLink>
          <ButtonLink to={`/g/muestra?lang=${useLocale()}`} reloadDocument>
            {hero.sample}
          </ButtonLink>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
          {[...courtesy, ...hero.promises].map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Icon of={CircleCheck} className="text-agave-ink" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <figure className="relative isolate grid grid-cols-1 place-items-center overflow-hidden rounded-card py-10">
        <img src={walls} alt="" className="absolute inset-0 -z-10 size-full" />
        {phone}
        <figcaption className="sr-only">{hero.phoneLabel}</figcaption>
      </figure>
    </section>
  )
}

const stageLook =
  'rounded-card border border-hairline bg-surface p-5 transition-colors duration-150 ' +
  'aria-[current=step]:border-agave aria-[current=step]:bg-agave-soft'

/** The demo as the server draws it, at its first stage; `run-demo.ts` moves it. */
function Solution({ phone }: { phone: ReactNode }) {
  const { solution } = useCopy(landingCopy)
  return (
    <LandingSection id="solution" title={solution.title} text={solution.text}>
      <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <div>
          <ol className="flex flex-col gap-2">
            {solution.stages.map(({ title, text }, index) => (
              <li
                key={title}
                data-demo-stage={demoStages[index]}
                aria-current={index === 0 ? 'step' : undefined}
                className={stageLook}
              >
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
          <ul className="mt-8 flex flex-col gap-3">
            {solution.facts.map((fact) => (
              <li key={fact} className="flex gap-3">
                <Icon of={CircleCheck} className="mt-0.5 text-agave-ink" />
                {fact}
              </li>
            ))}
          </ul>
          <h3 className="mt-10">{solution.upTo}</h3>
          <p className="mt-2 max-w-xl text-ink-soft">{solution.upToBasis}</p>
          <ButtonLink to={`/g/muestra?lang=${useLocale()}`} reloadDocument className="mt-6">
            {solution.open}
          </ButtonLink>
        </div>
        <div className="flex min-w-0 flex-col items-center gap-4">
          <div data-demo="" className="grid w-full grid-cols-1 place-items-center">
            {phone}
          </div>
          <div className="min-h-11">
            <Button data-demo-switch="" hidden size="compact" tone="quiet">
              <span className="contents">
                <Icon of={Pause} />
                {solution.pause}
              </span>
              <span className="contents" hidden>
                <Icon of={Play} />
                {solution.play}
              </span>
            </Button>
          </div>
        </div>
      </div>
    </LandingSection>
  )
}
