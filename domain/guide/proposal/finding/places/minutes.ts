import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'

/** How far it is, on foot or by car. */
export function minutesIn(
  tokens: readonly Token[],
): { count: number; by: 'foot' | 'car' } | undefined {
  const at = tokens.findIndex(
    ({ word }, index) =>
      ['min', 'mins', 'minutos', 'minutes', 'minute', 'minuto'].includes(word) &&
      numberOf(tokens[index - 1]?.word) !== undefined,
  )
  const count = numberOf(tokens[at - 1]?.word)
  if (at < 1 || !count || count > 180) return undefined
  const after = tokens.slice(at, at + 5).map(({ word }) => word)
  const byCar = after.some((word) =>
    ['coche', 'carro', 'auto', 'drive', 'car', 'driving', 'taxi', 'manejando', 'uber'].includes(
      word,
    ),
  )
  const byFoot = after.some((word) =>
    ['pie', 'caminando', 'walk', 'walking', 'foot', 'andando', 'caminata'].includes(word),
  )
  return byCar || byFoot ? { count, by: byCar ? 'car' : 'foot' } : undefined
}
