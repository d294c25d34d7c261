import { expect, test } from 'vitest'
import type { ToldPiece } from '#domain/guide/reader/form/form.ts'
import type { Kind } from '#domain/guide/reader/kind/kinds.ts'
import { halvesOf } from './halves.ts'

/** A piece of a line as what it was told to be. */
function told(words: string, kind: Kind = 'rule', line = 0): ToldPiece {
  const own = { kind, fine: '', chance: 0.9 }
  const piece = { start: 0, end: 0, line, above: '', heading: undefined }
  return { ...piece, words, told: { ...own, other: own } }
}

test('an hour that one line says in two ways is doubted, one of another line is not', () => {
  const doubtedIn = (lines: readonly number[], kinds: readonly Kind[] = [], mark = '.') => {
    const pieces = [`Hasta las 11 pm${mark}`, 'Corrección: hasta las 10 pm.', 'No fumar.'].map(
      (words, at) => told(words, kinds[at], lines[at]),
    )
    return halvesOf(pieces).size
  }
  expect([doubtedIn([0, 0, 0]), doubtedIn([0, 1, 1])]).toEqual([2, 0])
  expect([doubtedIn([0, 0, 0], ['hours'], ','), doubtedIn([0, 0, 0], ['hours'])]).toEqual([2, 2])
  expect(doubtedIn([0, 0, 0], ['hours', 'hours'], ',')).toBe(0)
})

test('what is cut within a bracket is doubted', () => {
  const doubted = (words: string) => halvesOf([told(words)]).size
  expect([doubted('(para Beto, no mandar: Irma'), doubted('(No fumar)')]).toEqual([1, 0])
  expect(doubted('(Para Lupita: sábanas en el clóset, te deposito el jueves)')).toBe(1)
})

test('in a wall what was cut behind a small word is asked about, for it may say the contrary', () => {
  const doubted = (...words: string[]) =>
    [...halvesOf(words.map((each) => told(each)))].map((each) => each.words)
  const rest = Array.from({ length: 6 }, () => 'y que todo quede bien limpio')
  expect(doubted('no se fuma no', 'música después de las once', ...rest)).toEqual([
    'música después de las once',
  ])
  expect(doubted('silencio desde las 11 pm', 'sin fiestas en la terraza', ...rest)).toEqual([])
  expect(doubted('no se fuma no', 'música después de las once')).toEqual([])
})
