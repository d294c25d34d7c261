import { monthlyTotalCentavos, priceTiers } from '#domain/pricing.ts'
import { formatPesos } from '#web/copy/format.ts'
import { landingCopy } from '#web/copy/landing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'

export function PriceTable() {
  const { pricing } = useCopy(landingCopy)
  const locale = useLocale()
  return (
    <table className="mt-10 w-full max-w-3xl border-collapse text-start tabular-nums">
      <caption className="pb-3 text-start text-ink-soft">{pricing.tableCaption}</caption>
      <thead>
        <tr className="border-b border-edge">
          <th className="py-2 pe-4 text-start">{pricing.columnGuides}</th>
          <th className="py-2 pe-4 text-end">{pricing.columnPrice}</th>
          <th className="py-2 text-end">{pricing.columnTotal}</th>
        </tr>
      </thead>
      <tbody>
        {tierRows.map(({ from, upTo, pricePerGuideMxn }) => (
          <tr key={upTo} className="border-b border-hairline">
            <th scope="row" className="py-3 pe-4 text-start font-semibold whitespace-nowrap">
              {pricing.range(`${from}`, `${upTo}`)}
            </th>
            <td className="py-3 pe-4 text-end">{formatPesos(pricePerGuideMxn * 100, locale)}</td>
            <td className="py-3 text-end">
              {pricing.range(
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

const tierRows = priceTiers.map((tier, index) => ({
  ...tier,
  from: (priceTiers[index - 1]?.upTo ?? 0) + 1,
}))
