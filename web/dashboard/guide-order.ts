import type { DeskGuide } from '#web/calls/desk.ts'

export const guideOrders = ['newest', 'name', 'published', 'incomplete'] as const

export type GuideOrder = (typeof guideOrders)[number]

type Wish = { query: string; order: GuideOrder; language: string }

/** The guides whose name or description holds every word, whatever its accents, in the order asked for. */
export function arrangeGuides(guides: readonly DeskGuide[], { query, order, language }: Wish) {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const found = guides.filter(({ name, description }) => {
    const text = fold(`${name} ${description}`)
    return words.every((word) => text.includes(word))
  })
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const byName = (a: DeskGuide, b: DeskGuide) => compare(a.name, b.name)
  const orders: Record<GuideOrder, (a: DeskGuide, b: DeskGuide) => number> = {
    newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
    name: byName,
    published: (a, b) => Number(b.isPublished) - Number(a.isPublished) || byName(a, b),
    incomplete: (a, b) => a.complete.length - b.complete.length || byName(a, b),
  }
  return found.toSorted(orders[order])
}

function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
