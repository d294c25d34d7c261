import { BookOpen, Clock, House, LogOut, MapPin, Siren, Sun, Wifi } from 'lucide'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { monthlyTotalCentavos, type Offer, tiersUpTo } from '#domain/money/pricing.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { quoteWords } from '#web/copy/quote.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { featureCardsCopy, openingCopy } from '#web/copy/visitors/landing.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Card, cardLook } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Field, Slider } from '#web/ui/inputs/field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

export function Problem() {
  const { problem } = useCopy(openingCopy)
  return (
    <LandingSection title={problem.title} text={problem.text} tone="sunken">
      <div className="grid items-center gap-10 md:grid-cols-2">
        <ul className="flex flex-col gap-3">
          {problem.messages.map((message, index) => (
            <li
              key={message}
              className={joinClasses(
                'w-fit max-w-[85%] rounded-card border border-hairline bg-surface px-4 py-3',
                index % 2 === 1 && 'ms-8',
              )}
            >
              {message}
            </li>
          ))}
        </ul>
        <p className="font-heading text-2xl leading-snug text-balance md:text-3xl">
          {problem.turn}
        </p>
      </div>
    </LandingSection>
  )
}

export function HowItWorks() {
  const { how } = useCopy(openingCopy)
  return (
    <LandingSection id="how-it-works" title={how.title} tone="sunken">
      <ol className="grid gap-8 md:grid-cols-3">
        {how.steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-primary pt-5">
            <span aria-hidden className="font-heading text-3xl text-primary-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-2">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 flex max-w-3xl gap-4 rounded-card border border-hairline bg-surface p-5">
        <Icon of={Clock} size={24} className="mt-0.5 text-agave-ink" />
        <div>
          <h3 className="font-sans text-base tracking-normal">{how.tenMinutes}</h3>
          <p className="mt-1 text-ink-soft">{how.tenMinutesBasis}</p>
        </div>
      </div>
    </LandingSection>
  )
}

/** In the order of the guide's sections. */
const cardIcons = [Sun, House, MapPin, Wifi, Siren, BookOpen, LogOut] as const

export function Features() {
  const copy = useCopy(featureCardsCopy)
  return (
    <LandingSection id="features" title={copy.title} text={copy.text}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {copy.cards.map((card, index) => (
          <li key={card.title} className={cardLook}>
            <Icon of={cardIcons[index] ?? Sun} size={26} className="text-agave-ink" />
            <h3 className="mt-4">{card.title}</h3>
            <p className="mt-2 text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}

type LandingSectionProps = {
  /** The place the header's links lead to. */
  id?: string
  title: string
  text?: string
  tone?: 'paper' | 'sunken'
  children: ReactNode
}

export function LandingSection({ id, title, text, tone = 'paper', children }: LandingSectionProps) {
  return (
    <section id={id} className={joinClasses('scroll-mt-16', tone === 'sunken' && 'bg-sunken')}>
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 md:py-24">
        <header className="max-w-2xl">
          <h2 className="text-3xl md:text-4xl">{title}</h2>
          {text ? <p className="mt-4 text-lg text-ink-soft">{text}</p> : null}
        </header>
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  )
}

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
