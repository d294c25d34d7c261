import { lazy, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { GuestGuide } from '#domain/guest-guide.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { Offer } from '#domain/pricing.ts'
import { AsServed } from '#web/as-served.tsx'
import { AuthForm } from '#web/auth/auth-form.tsx'
import { SignUpTerms } from '#web/auth/sign-up-terms.tsx'
import { useLocale } from '#web/copy/use-copy.ts'
import { followReading } from '#web/guest/follow-reading.ts'
import { scrollToSection } from '#web/guest/go-in-place.ts'
import type { loader as rootLoader } from '#web/root.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import { Landing } from './landing.tsx'
import { Phone } from './phone.tsx'

const Opening = lazy(loadPart(() => import('./opening.tsx')))
const DemoScenes = lazy(loadPart(() => import('./demo-scenes.tsx')))
const GuestPreview = lazy(
  loadPart(async () => ({
    default: (await import('#web/guest/guest-preview.tsx')).GuestPreview,
  })),
)

type LandingPageProps = { sample: GuestGuide; offer: Offer }

/** What a visitor sees at `/`: the sample guide in it is the very screen guests get. */
export default function LandingPage({ sample, offer }: LandingPageProps) {
  const locale = useLocale()
  const stillPhone = (
    <Phone>
      <GuestPreview guide={sample} locale={locale} idPrefix="still-" isStill />
    </Phone>
  )
  return (
    <Landing
      offer={offer}
      opening={
        <AsServed key={locale}>
          <Opening courtesyCredits={offer.courtesyCredits} phone={stillPhone} />
        </AsServed>
      }
      phoneAt={(section) => <DemoPhone guide={sample} section={section} />}
      signUpForm={
        <AuthForm view="sign_up">
          <SignUpTerms />
        </AuthForm>
      }
    />
  )
}

type DemoPhoneProps = { guide: GuestGuide; section: SectionType }

/** The guide in it stays as the server drew it: it is scrolled, and its bar follows. */
function DemoPhone({ guide, section }: DemoPhoneProps) {
  const locale = useLocale()
  const appUrl = useRouteLoaderData<typeof rootLoader>('root')?.appUrl ?? ''
  const link = `${appUrl}/g/muestra`.replace(/^https?:\/\//, '')
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const end = new AbortController()
    const root = findGuide(place.current)
    if (root) followReading(root, end.signal)
    return () => end.abort()
  }, [])

  useEffect(() => {
    const root = findGuide(place.current)
    if (root) scrollToSection(root, section)
  }, [section])

  return (
    <div ref={place} className="contents">
      <Phone>
        <AsServed key={locale}>
          <GuestPreview guide={guide} locale={locale} idPrefix="demo-" isStill />
          <DemoScenes guide={guide} link={link} />
        </AsServed>
      </Phone>
    </div>
  )
}

function findGuide(place: HTMLElement | null) {
  return place?.querySelector<HTMLElement>('[data-guest]')
}
