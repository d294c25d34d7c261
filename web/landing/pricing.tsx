import { useLocation } from 'react-router'
import { monthlyTotalCentavos, type Offer, tiersUpTo } from '#domain/money/pricing.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { quoteWords } from '#web/copy/quote.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Slider } from '#web/ui/inputs/field.tsx'
import { LandingSection } from './features.tsx'

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

/** A month's price for one guide; `visitor-module.ts` says it for the number that is chosen. */
function PriceSlider({ maxPaidGuides: most, courtesyCredits }: Offer) {
  const copy = useCopy(pricesCopy)
  const { total, basis, cheaper, spoken } = quoteWords({ quantity: 1, most, locale: useLocale() })
  return (
    <>
      <h3>{copy.planTitle}</h3>
      <output data-quote="" className="mt-4 block" aria-live="polite">
        <span className="block font-heading text-5xl tabular-nums">{total}</span>
        <span className="mt-4 block text-ink-soft">{basis}</span>
        <span className="block min-h-6 font-semibold text-agave-ink">{cheaper}</span>
      </output>
      <Field
        label={courtesyCredits > 0 ? copy.quantityBesides : copy.quantityLabel}
        className="mt-4"
      >
        <Slider data-quoted="" min={1} max={most} value={1} valueText={spoken} />
      </Field>
    </>
  )
}

function PriceTable({ maxPaidGuides, courtesyCredits }: Offer) {
  const copy = useCopy(pricesCopy)
  const locale = useLocale()
  return (
    <table className="mt-10 w-full max-w-3xl border-collapse text-start tabular-nums">
      <caption className="pb-3 text-start text-ink-soft">{copy.tableCaption}</caption>
      <thead>
        <tr className="border-b border-edge">
          <th className="py-2 pe-4 text-start">{copy.columnGuides}</th>
          <th className="py-2 pe-4 text-end">{copy.columnPrice}</th>
          <th className="py-2 text-end">{copy.columnTotal}</th>
        </tr>
      </thead>
      <tbody>
        {courtesyCredits > 0 ? (
          <tr className="border-b border-hairline">
            <th scope="row" className="py-3 pe-4 text-start font-semibold">
              {copy.pilotRow(courtesyCredits)}
            </th>
            <td className="py-3 pe-4 text-end">{formatPesos(0, locale)}</td>
            <td className="py-3 text-end">{formatPesos(0, locale)}</td>
          </tr>
        ) : null}
        {tiersUpTo(maxPaidGuides).map(({ from, upTo, pricePerGuideMxn }) => (
          <tr key={upTo} className="border-b border-hairline">
            <th scope="row" className="py-3 pe-4 text-start font-semibold whitespace-nowrap">
              {copy.range(`${from}`, `${upTo}`)}
            </th>
            <td className="py-3 pe-4 text-end">{formatPesos(pricePerGuideMxn * 100, locale)}</td>
            <td className="py-3 text-end">
              {copy.range(
                formatPesos(monthlyTotalCentavos(from), locale),
                formatPesos(monthlyTotalCentavos(upTo), locale),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
