import { fold, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import { roomKeyOf } from '#domain/guide/proposal/words/rooms.ts'

/** Kinds of room a home may have several of: those are the same only by the same name. */
const severalOfAKind: ReadonlySet<string> = new Set(['bedroom', 'bathroom', 'terrace', 'garden'])

/** Whether two labels name one room of a home, be it in two languages. */
export function isSameRoom(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true
  const key = roomKeyOf(one)
  return key !== undefined && key === roomKeyOf(other) && !severalOfAKind.has(key)
}

function plain(label: string) {
  return tokensOf(fold(label))
    .map(({ word }) => word)
    .join(' ')
}
