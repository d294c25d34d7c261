import { type Offer, quotePurchase } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import { bridgeContext } from '#web/calls/api.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'
import { pricingPageCopy } from '#web/copy/visitors/pricing-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { questionsData } from '#web/document/structured-data.ts'
import { PriceCards } from '#web/landing/landing-sections.tsx'
import type { Route } from './+types/pricing-page'
import { InfoFrame, Questions } from './info-frame.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { offer: context.get(bridgeContext).offer }
}

export const meta: Route.MetaFunction = (args) => {
  const site = args.matches[0].loaderData
  if (!site || !args.loaderData) return []
  const { courtesyCredits } = args.loaderData.offer
  const tags = publicPageMeta(args, (locale) => {
    const { title, description } = pricingPageCopy[locale]
    return { title, description: description(courtesyCredits) }
  })
  return [...tags, questionsData(questionsOf(site.locale, args.loaderData.offer))]
}

export default function PricingPage({ loaderData: { offer } }: Route.ComponentProps) {
  const copy = useCopy(pricingPageCopy)
  const prices = useCopy(pricesCopy)
  return (
    <InfoFrame title={prices.title} intro={prices.text}>
      <h2 className="sr-only">{copy.title}</h2>
      <PriceCards offer={offer} />
      <div className="mt-16">
        <Questions title={copy.questionsTitle} questions={questionsOf(useLocale(), offer)} />
      </div>
    </InfoFrame>
  )
}

/** What is asked of the pilot programme, and of the step from 8 guides to 9, is asked where there is one. */
function questionsOf(locale: Locale, { courtesyCredits: credits, maxPaidGuides: most }: Offer) {
  const { credit, pilot, pilotAnswer, runOut, ladder, quantity, cancel, cancelAnswer } =
    pricingPageCopy[locale].questions
  return [
    credit,
    ...(credits > 0 ? [[pilot, pilotAnswer(credits)], runOut] : []),
    ...(quotePurchase(8, most).cheaperQuantity ? [ladder] : []),
    quantity,
    [cancel, cancelAnswer(credits)],
  ]
}
