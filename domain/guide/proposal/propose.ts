import type { MakeId } from '#domain/guide/entry-ids.ts'
import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { findAll } from '#domain/guide/proposal/finding/find-all.ts'
import type { Heading } from '#domain/guide/proposal/reading/headings.ts'
import { type Unit, unitsOf } from '#domain/guide/proposal/reading/units.ts'
import { uncovered, widened } from './cover.ts'
import type { Fact, Proposal, Suggestion } from './found.ts'
import { toldSpans } from './told-spans.ts'

/** What some texts say of a home. Every sentence of theirs is in a suggestion or left over. */
export function propose(texts: readonly string[], { makeId }: { makeId: MakeId }): Proposal {
  const read = texts.map((words, text) => unitsOf(words, text))
  const finds = withoutDoubles(read.flatMap(({ units, headings }) => findAll(units, headings)))
  const headed = new Set<Heading>()
  const factsOf = factsByUnit(finds)
  const suggestions = finds.map(({ fact, units, sureness }): Suggestion => {
    const headings = units.flatMap(({ heading }) =>
      heading && !headed.has(heading) ? [heading] : [],
    )
    for (const heading of headings) headed.add(heading)
    const told = units.flatMap((unit) => toldSpans(unit, factsOf.get(unit) ?? [fact]))
    const own = told.map((span) => widened(texts[span.text] ?? '', span))
    const text = units[0]?.text ?? 0
    const above = [...new Set(headings)].map(({ start, end }) =>
      widened(texts[text] ?? '', { text, start, end }),
    )
    return { id: makeId(), fact, from: [...above, ...own], sureness }
  })
  const spans = suggestions.flatMap(({ from }) => from)
  return { suggestions, leftOver: uncovered(texts, spans) }
}

function factsByUnit(finds: readonly Find[]): ReadonlyMap<Unit, readonly Fact[]> {
  const facts = new Map<Unit, Fact[]>()
  for (const { fact, units } of finds) {
    for (const unit of units) facts.set(unit, [...(facts.get(unit) ?? []), fact])
  }
  return facts
}

/** Two texts may say the same of a home. */
function withoutDoubles(finds: readonly Find[]): Find[] {
  const kept = new Map<string, { find: Find; units: Unit[] }>()
  for (const find of finds) {
    const said = JSON.stringify(find.fact).toLowerCase()
    const before = kept.get(said)
    if (before) before.units.push(...find.units)
    else kept.set(said, { find, units: [...find.units] })
  }
  return Array.from(kept.values(), ({ find, units }) => ({ ...find, units }))
}
