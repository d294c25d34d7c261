import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Line } from './lines.ts'
import { tokensOf } from './tokens.ts'

const hostLabels = phrases(
  'host, anfitrion, anfitriona, owner, propietario, propietaria, dueno, duena',
)

/** Who tells of the home in a chat: the one who says most, and whoever is called the host. */
export function hostsOf(words: string, lines: readonly Line[]): ReadonlySet<string> | undefined {
  const said = new Map<string, number>()
  for (const { speaker, start, end } of lines) {
    if (speaker === undefined) continue
    said.set(speaker, (said.get(speaker) ?? 0) + words.slice(start, end).length)
  }
  const [most] = [...said].toSorted(([, one], [, other]) => other - one)
  if (!most) return undefined
  const called = [...said.keys()].filter((name) => hasPhrase(tokensOf(name), hostLabels))
  return new Set([most[0], ...called])
}
