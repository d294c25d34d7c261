import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { Answers } from './pasted.ts'
import { type PlacedDeeds, PlacedRow } from './placed-row.tsx'
import { bySection } from './review.ts'

type PlacedListProps = PlacedDeeds & {
  sure: readonly Suggestion[]
  verdicts: Answers['verdicts']
}

/** What was placed without asking, by section; a row opens to what it says and where it came from. */
export function PlacedList({ sure, verdicts, ...deeds }: PlacedListProps) {
  const { tabs } = useCopy(editorCopy)
  const sections = bySection(sure).map(({ section, own }) => ({ section, rows: inRows(own) }))
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-2">
      {inHalves(sections).map((half) => (
        <div key={half[0]?.section} className="min-w-0">
          {half.map(({ section, rows }) => (
            <section key={section} className="mb-4">
              <h4 className="text-sm font-semibold text-ink-soft">{tabs[section]}</h4>
              <ul className="list-none divide-y divide-hairline">
                {rows.map((row) => (
                  <PlacedRow key={row[0]?.id} {...deeds} row={row} verdicts={verdicts} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

/** What a room has stands in one line. */
function inRows(own: readonly Suggestion[]): Suggestion[][] {
  const rows = new Map<string, Suggestion[]>()
  for (const each of own) {
    const key = each.fact.kind === 'feature' ? `room ${each.fact.room}` : each.id
    rows.set(key, [...(rows.get(key) ?? []), each])
  }
  return [...rows.values()]
}

/** Two columns of about the same length, each of its own: what opens in one moves nothing in the other. */
function inHalves<Section extends { rows: readonly unknown[] }>(sections: readonly Section[]) {
  const lengths = sections.map(({ rows }) => rows.length + 1)
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2
  let sum = 0
  const cut = lengths.findIndex((length) => {
    sum += length
    return sum >= half
  })
  return [sections.slice(0, cut + 1), sections.slice(cut + 1)].filter(({ length }) => length > 0)
}
