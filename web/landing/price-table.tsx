import { monthlyTotalCentavos, type Offer, tiersUpTo } from '#domain/money/pricing.ts'
import { formatPesos } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { pricesCopy } from '#web/copy/visitors/prices.ts'

export function PriceTable({ maxPaidGuides, courtesyCredits }: Offer) {
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
