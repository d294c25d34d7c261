import type { Taken } from './facts.ts'
import type { Piece } from './form.ts'
import { trimMarks } from './trim-marks.ts'
import { findLabelled, oddWordsIn, partsOf, quotedIn } from './values.ts'

/** A piece about networks, and what it was told to be: `network`, `password` or `both` of them. */
export type WifiPiece<Told> = { piece: Piece; told: Told }

type Value = { words: string; isWhole: boolean }

/**
 * The networks of a text with their passwords: whole where each stands behind a label of its own, and no other beside it. A
 * sentence that shows neither by its form is none of them.
 */
export function networksOf<Told extends { fine: string }>(
  found: readonly WifiPiece<Told>[],
  fineOf: (words: string) => string,
): (Taken & { pieces: readonly Piece[]; told: Told })[] {
  const networks: { network?: Value; password?: Value; pieces: Piece[]; told: Told }[] = []
  let unread = 0
  for (const { piece, told } of found) {
    const { network, password } = valuesOf(piece.words, told.fine, fineOf)
    if (!network && !password) {
      unread += 1
      continue
    }
    const last = networks.at(-1)
    // A password stands behind its network: one before it may open another thing.
    if (last?.network && !network && !last.password) {
      Object.assign(last, { password })
      last.pieces.push(piece)
    } else
      networks.push({
        ...(network && { network }),
        ...(password && { password }),
        pieces: [piece],
        told,
      })
  }
  return networks.map(({ network, password, ...from }) => ({
    fact: { kind: 'wifi', network: network?.words ?? '', password: password?.words ?? '' },
    isWhole:
      networks.length + unread === 1 && network?.isWhole === true && password?.isWhole === true,
    ...from,
  }))
}

function valuesOf(words: string, fine: string, fineOf: (words: string) => string) {
  const parts = partsOf(words)
  const labelled = parts.map(findLabelled).filter((each) => each !== undefined)
  if (fine !== 'both') {
    const cells = parts.length === 2 ? findLabelled(words) : undefined
    const [own = cells, more] = labelled
    const value = own && !more ? wholeValue(own.value) : guessed(words, 0)
    return fine === 'password' ? { password: value } : { network: value }
  }
  const own = labelled.map((each) => ({ ...each, fine: fineOf(`${each.label}: ${each.value}`) }))
  const network = own.find((each) => each.fine === 'network')
  const password = own.find((each) => each.fine === 'password')
  if (network && password) {
    return { network: wholeValue(network.value), password: wholeValue(password.value) }
  }
  const [first, [, second]] = [labelled[0]?.value, parts]
  if (first && second && parts.length === 2) {
    return { network: asked(first), password: asked(findLabelled(second)?.value ?? second) }
  }
  return { network: guessed(words, 0), password: guessed(words, 1) }
}

/** To its end, but a stop at the end may be the sentence's or the password's. */
function wholeValue(words = ''): Value | undefined {
  const bare = trimMarks(words, { behind: '.,;' })
  return bare === '' ? undefined : { words: bare, isWhole: bare === words }
}

function asked(words: string): Value {
  return { words, isWhole: false }
}

/** In a sentence: what stands in quotes, or looks like no word; its host is asked with the line in view. */
function guessed(words: string, at: number): Value | undefined {
  const quoted = quotedIn(words)
  const odd = quoted.length > at ? quoted : oddWordsIn(words)
  const behind = trimMarks(/[:=](.+)/.exec(words)?.[1] ?? '', { behind: '.' })
  const isAlone = at === 0 || odd.length === 0
  const value = odd[at] ?? (isAlone && behind !== '' && behind.length <= 60 ? behind : undefined)
  return value === undefined ? undefined : asked(value)
}
