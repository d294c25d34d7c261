import { useLocation } from 'react-router'
import type { Offer } from '#domain/money/pricing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { LandingSection } from './landing-section.tsx'
import { PriceSlider } from './price-slider.tsx'
import { PriceTable } from './price-table.tsx'

export function Pricing({ offer }: { offer: Offer }) {
  const copy = useCopy(pricesCopy)
  return (
    <LandingSection id="pricing" title={copy.title} text={copy.text} tone="sunken">
      <PriceCards offer={offer} />
    </LandingSection>
  )
}

/** What starting costs, what more homes cost, and the whole table. */
export function PriceCards({ offer }: { offer: Offer }) {
  const { courtesyCredits } = offer
  const { pathname, search } = useLocation()
  const copy = useCopy(pricesCopy)
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        {courtesyCredits > 0 ? (
          <Card className="flex flex-col">
            <h3>{copy.pilotTitle}</h3>
            <p className="mt-4">
              <span className="font-heading text-5xl tabular-nums">$0</span> {copy.perMonth}
            </p>
            <p className="mt-4 mb-6 text-ink-soft">{copy.pilotText(courtesyCredits)}</p>
            <ButtonLink
              to={pathname === '/' ? { search, hash: '#auth' } : '/#auth'}
              tone="primary"
              className="mt-auto self-start"
            >
              {copy.pilotAction}
            </ButtonLink>
          </Card>
        ) : null}
        <Card>
          <PriceSlider {...offer} />
        </Card>
      </div>
      <PriceTable {...offer} />
      <p className="mt-6 max-w-3xl text-ink-soft">{copy.note}</p>
    </>
  )
}
