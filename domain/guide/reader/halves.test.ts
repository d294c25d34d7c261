import { expect, test } from 'vitest'
import type { Piece } from './form.ts'
import { halvesOf } from './halves.ts'
import type { Kind } from './kinds.ts'

const piece = { start: 0, end: 0, line: 0, above: '', heading: undefined }

test('an hour that one line says in two ways is doubted, one of another line or sentence is not', () => {
  const doubtedIn = (lines: readonly number[], kinds: readonly Kind[] = [], mark = '.') => {
    const pieces = [`Hasta las 11 pm${mark}`, 'Corrección: hasta las 10 pm.', 'No fumar.'].map(
      (words, at): Piece => ({ ...piece, words, line: lines[at] ?? 0 }),
    )
    const told = pieces.map((_, at) => ({ kind: kinds[at] ?? 'rule', fine: '', chance: 0.9 }))
    return halvesOf(
      pieces,
      told.map((each) => ({ ...each, other: each })),
    ).size
  }
  expect([doubtedIn([0, 0, 0]), doubtedIn([0, 1, 1])]).toEqual([2, 0])
  expect([doubtedIn([0, 0, 0], ['hours'], ','), doubtedIn([0, 0, 0], ['hours'])]).toEqual([2, 0])
  expect(doubtedIn([0, 0, 0], ['hours', 'hours'], ',')).toBe(0)
})

test('what is cut within a bracket is doubted', () => {
  const rule = { kind: 'rule', fine: '', chance: 0.9 } as const
  const doubted = (words: string) =>
    halvesOf([{ ...piece, words }], [{ ...rule, other: rule }]).size
  expect([doubted('(para Beto, no mandar: Irma'), doubted('(No fumar)')]).toEqual([1, 0])
  expect(doubted('(Para Lupita: sábanas en el clóset, te deposito el jueves)')).toBe(1)
})

test('in a wall what was cut behind a small word is asked about, for it may say the contrary', () => {
  const rule = { kind: 'rule', fine: '', chance: 0.9 } as const
  const doubted = (...words: string[]) => {
    const pieces = words.map((each): Piece => ({ ...piece, words: each }))
    const kinds = pieces.map(() => ({ ...rule, other: rule }))
    return [...halvesOf(pieces, kinds)].map((each) => each.words)
  }
  const rest = Array.from({ length: 6 }, () => 'y que todo quede bien limpio')
  expect(doubted('no se fuma no', 'música después de las once', ...rest)).toEqual([
    'música después de las once',
  ])
  expect(doubted('silencio desde las 11 pm', 'sin fiestas en la terraza', ...rest)).toEqual([])
  expect(doubted('no se fuma no', 'música después de las once')).toEqual([])
})
