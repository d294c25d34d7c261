import { BookOpen, House, LogOut, MapPin, Siren, Sun, Wifi } from 'lucide'
import { useCopy } from '#web/copy/use-copy.ts'
import { featureCardsCopy } from '#web/copy/visitors/feature-cards.ts'
import { cardLook } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LandingSection } from './landing-section.tsx'

/** In the order of the guide's sections. */
const cardIcons = [Sun, House, MapPin, Wifi, Siren, BookOpen, LogOut] as const

export function Features() {
  const copy = useCopy(featureCardsCopy)
  return (
    <LandingSection id="features" title={copy.title} text={copy.text}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {copy.cards.map((card, index) => (
          <li key={card.title} className={cardLook}>
            <CardIcon index={index} />
            <h3 className="mt-4">{card.title}</h3>
            <p className="mt-2 text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}

function CardIcon({ index }: { index: number }) {
  const shape = cardIcons[index]
  return shape ? <Icon of={shape} size={26} className="text-agave-ink" /> : null
}
