import type { Asked } from './asked.ts'
import type { Problem } from './card-form.ts'
import { es } from './words-es.ts'

/** The problem that a redirect carried here, if it is one we know. */
export function problemIn({ query }: Asked): Problem | null {
  const name = query.get('problem')
  return (Object.keys(es.declines) as Problem[]).find((known) => known === name) ?? null
}
