import { CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCopy } from '#web/copy/use-copy.ts'
import { openingCopy } from '#web/copy/visitors/landing.ts'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import walls from './walls.svg'

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
        <img src={walls} alt="" className="absolute inset-0 -z-10 size-full" />
        {phone}
        <figcaption className="sr-only">{hero.phoneLabel}</figcaption>
      </figure>
    </section>
  )
}
