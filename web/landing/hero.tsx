import { CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCopy } from '#web/copy/use-copy.ts'
import { openingCopy } from '#web/copy/visitors/landing.ts'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Icon } from '#web/ui/icon.tsx'

type HeroProps = { courtesyCredits: number; phone: ReactNode }

export function Hero({ courtesyCredits, phone }: HeroProps) {
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
          <ButtonLink to="/g/muestra" reloadDocument>
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
        <Walls />
        {phone}
        <figcaption className="sr-only">{hero.phoneLabel}</figcaption>
      </figure>
    </section>
  )
}

/** Two walls and a lit doorway behind whatever stands before them. */
function Walls() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full"
    >
      <path d="M0 0h480v640H0z" fill="#b8532f" />
      <path d="M0 0h448L70 640H0z" fill="#c2185b" />
      <path d="M326 640V352a58 58 0 0 1 116 0v288z" fill="url(#doorway)" />
      <path d="M0 560 480 600v40H0z" fill="#6e2f1a" opacity="0.35" />
      <defs>
        <linearGradient id="doorway" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fbe8bd" />
          <stop offset="1" stopColor="#f0b94a" />
        </linearGradient>
      </defs>
    </svg>
  )
}
