import type { Example } from '#domain/guide/reader/kind/examples.ts'
import {
  learnWeights,
  type Signs,
  signsNamed,
  type Weights,
} from '#domain/guide/reader/kind/linear.ts'
import { wordsOf } from '#domain/guide/reader/kind/signs.ts'

/** A line, and how it stands among the others. */
export type LineInText = { words: string; next: string; isFirst: boolean }

const mostLetters = 90

/** From which lines stand over others: 1 is a heading, 2 the name of the home. */
export function learnHeadings(texts: readonly (readonly Example[])[]): Weights {
  const lessons = texts.flatMap((text) =>
    text.flatMap(({ words, label, isHeading, goesOn }, at) => {
      const next = text[at + 1]
      // Of a line that is cut the first piece is not all: nothing that stands over others is cut.
      if (goesOn || next?.goesOn || !mayBeHeading(words)) return []
      const inText = { words, next: next?.words ?? '', isFirst: at === 0 }
      const is = isHeading ? (label === 'name' ? 2 : 1) : 0
      return [{ signs: signsOfLine(inText), is }]
    }),
  )
  return learnWeights(lessons, { classes: 3, epochs: 5 })
}

export function mayBeHeading(words: string): boolean {
  return words.length <= mostLetters && !/https?:|@|\.{4,}/.test(words)
}

export function signsOfLine({ words, next, isFirst }: LineInText): Signs {
  const own = wordsOf(words)
  const isCapital = words === words.toUpperCase() && words !== words.toLowerCase()
  const end = /[.,;:!?]\s*$/.exec(words)?.[0].trim() ?? ''
  const names = [
    'always',
    `end ${end}`,
    `capital ${isCapital}`,
    `first ${isFirst}`,
    `length ${Math.min(8, own.length)}`,
    `end ${end} length ${Math.min(8, own.length)}`,
    `inner ${/[:|]\s/.test(words.slice(0, -1))} ${/,\s/.test(words)} ${/\d/.test(words)}`,
    `next ${next === '' ? 'none' : Math.min(4, Math.floor(wordsOf(next).length / 3))}`,
    `next ${/^\s*[-•*\d]/.test(next)}`,
    ...own.map((word) => `w ${word}`),
    ...own.map((word) => `l ${word} ${Math.min(4, own.length)}`),
    `begins ${own[0]}`,
    `ends ${own.at(-1)}`,
  ]
  return signsNamed(names, 0.7)
}
