import type { Fact } from './fact.ts'
import { splitTitle } from './split-title.ts'
import { findLabelled, mapsLinksIn, namesIn, quotedIn } from './values.ts'

const categories = {
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  bar: 'Bar',
  shop: 'Shop',
  attraction: 'Attraction',
  other: 'Other',
} as const

/** A place by its name, with what a text says of it. */
export function placeOf({ words, fine }: { words: string; fine: string }): Fact {
  const [mapsLink = ''] = mapsLinksIn(words)
  const text = words.replace(mapsLink, '').trim()
  const labelled = findLabelled(text)
  const dashed = /^(\S[^.:]{1,60}?)\s+[-–—]\s+(?=\S)/.exec(text)
  const name =
    dashed?.[1] ??
    labelled?.label ??
    quotedIn(text)[0] ??
    longest(namesIn(text)) ??
    splitTitle(text).title
  const rest = text.startsWith(name) ? text.slice(name.length) : text
  // A sentence keeps its subject; what stands behind a mark is told apart from the name.
  const isApart = /^\s*([:,.–—|(-]|$)/.test(rest)
  const description = isApart ? rest.replace(/^[\s:,.–—|-]+/, '') : text
  const category = categories[fine as keyof typeof categories] ?? 'Other'
  return { kind: 'place', name, category, description, mapsLink }
}

function longest(names: readonly string[]): string | undefined {
  return names.toSorted((one, other) => other.length - one.length)[0]
}
