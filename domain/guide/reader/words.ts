import { fold } from '#domain/values/text.ts'
import type { Words } from './model.ts'

/** The files of words: numbers in letters and rooms a line each, measures one a line. */
export type WordFiles = { numbers: string; rooms: string; units: string }

export function readWords({ numbers, rooms, units }: WordFiles): Words {
  return {
    numbers: Object.fromEntries(
      rowsOf(numbers).flatMap(([number, words = '']) =>
        words.split(' ').map((word) => [fold(word), Number(number)]),
      ),
    ),
    rooms: [...new Set(rowsOf(rooms).flatMap(([, names = '']) => names.split(/,\s*/).map(fold)))],
    units: rowsOf(units).map(([unit = '']) => fold(unit)),
  }
}

function rowsOf(file: string): string[][] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))
}
