import { linesOf } from '#domain/guide/reader/form/lines.ts'
import { fold } from '#domain/values/text.ts'
import type { Words } from './model.ts'

/** A piece of a host's text with what somebody says it is. */
export type Example = {
  /** What it says, or over pieces of which kind it stands. */
  label: string
  fine: string
  isHeading: boolean
  /** It goes on in the line of the piece before. */
  goesOn: boolean
  words: string
}

/** The texts of a file of examples: `LABEL<TAB>FLAG<TAB>TEXT`, an empty line between two texts. */
export function readExamples(file: string): Example[][] {
  return file
    .split(/\n\s*\n/)
    .map((text) => text.split('\n').flatMap(readLine))
    .filter(({ length }) => length > 0)
}

function readLine(line: string): Example[] {
  const [label = '', flag, words] = line.split('\t')
  if (!words) return []
  const isHeading = label.startsWith('heading:')
  const [kind = '', fine = ''] = label.replace(/^heading:/, '').split('/')
  // What stands before its words is left out as it is of any text.
  const [bare] = linesOf(words)
  if (!bare) return []
  const own = words.slice(bare.start, bare.end)
  return [{ label: kind, fine, isHeading, goesOn: flag === 'c', words: own }]
}

/** The files of words: numbers in letters and rooms a line each, measures and what joins names one a line. */
export type WordFiles = { numbers: string; rooms: string; units: string; joiners: string }

export function readWords({ numbers, rooms, units, joiners }: WordFiles): Words {
  return {
    numbers: Object.fromEntries(
      rowsOf(numbers).flatMap(([number, words = '']) =>
        words.split(' ').map((word) => [fold(word), Number(number)]),
      ),
    ),
    rooms: [...new Set(rowsOf(rooms).flatMap(([, names = '']) => names.split(/,\s*/).map(fold)))],
    units: rowsOf(units).map(([unit = '']) => fold(unit)),
    joiners: rowsOf(joiners).map(([joiner = '']) => joiner),
  }
}

function rowsOf(file: string): string[][] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))
}
