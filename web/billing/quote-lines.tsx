import type { UpgradeQuote } from '#domain/money/pricing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'

/** An upgrade line by line, down to what is charged; a larger plan that costs less is a saving. */
export function QuoteLines({ quote }: { quote: UpgradeQuote }) {
  const copy = useCopy(billingCopy)
  const locale = useLocale()
  const pesos = (centavos: number) => formatPesos(centavos, locale)
  const { quantity, listPricePerGuideMxn, listTotalCentavos, volumeDiscountCentavos } = quote
  const listed = copy.upgrade.listPrice(copy.guides(quantity), pesos(listPricePerGuideMxn * 100))
  return (
    <output className="block rounded-card bg-sunken p-4 tabular-nums" aria-live="polite">
      <dl className="flex flex-col gap-2">
        <Line name={listed} value={pesos(listTotalCentavos)} />
        {volumeDiscountCentavos > 0 ? (
          <Line name={copy.upgrade.discount} value={`−${pesos(volumeDiscountCentavos)}`} />
        ) : null}
        <div className="flex justify-between gap-4 border-t border-hairline pt-2 text-lg font-semibold">
          <dt>{copy.upgrade.total}</dt>
          <dd>{pesos(quote.totalCentavos)}</dd>
        </div>
      </dl>
      <p className="mt-2 font-semibold text-agave-ink">
        {quote.savingCentavos > 0
          ? copy.upgrade.saving(pesos(quote.savingCentavos))
          : copy.upgrade.extra(pesos(quote.extraCentavos))}
      </p>
      {quote.cheaperQuantity ? (
        <p className="font-semibold text-agave-ink">{copy.cheaper(quote.cheaperQuantity)}</p>
      ) : null}
    </output>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
