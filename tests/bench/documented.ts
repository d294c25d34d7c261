import { readFileSync } from 'node:fs'

/** The one place where figures are written down, for people and for comparison. */
const file = 'docs/performance.md'

/** What the tables of a page of documentation say was measured, by what was measured. */
export function readFigures(markdown: string): ReadonlyMap<string, string> {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()))
  return new Map(rows.map(([what = '', measured = '']) => [what, measured]))
}

export const documentedFigures = () => readFigures(readFileSync(file, 'utf8'))

type Measured = { what: string; measured: string; budget: string }

/** How measured things differ from the documented ones, a line each; what is judged has to be documented. */
export function differences(
  rows: readonly Measured[],
  documented: ReadonlyMap<string, string>,
): string[] {
  return rows.flatMap(({ what, measured, budget }) => {
    const written = documented.get(what) ?? documented.get(what.replace(/^[^:]+: /, 'each page: '))
    if (written === undefined) return budget ? [`${what}: ${measured}, not in ${file}`] : []
    return isSame(what, measured, written) ? [] : [`${what}: ${measured}, in ${file} ${written}`]
  })
}

/** Bytes and counts are exact; times, memory and ratios of a busy machine may differ by a tenth. */
function isSame(what: string, measured: string, written: string): boolean {
  const [now, then] = [numberIn(measured), numberIn(written)]
  if (now === undefined || then === undefined) return measured === written
  const isExact = Number.isInteger(then) && !/\b(ms|MB|s)\b/.test(`${what} ${written}`)
  return isExact ? now === then : Math.abs(now - then) <= Math.abs(then) / 10
}

function numberIn(text: string): number | undefined {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
