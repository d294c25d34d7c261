import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { differences, documentedFigures } from './documented.ts'

/** One measured thing: a figure, what it may be at most or at least, and whether that is so. */
export type Row = {
  what: string
  measured: string
  budget: string
  verdict: 'within' | 'over' | 'shown' | 'skipped'
}

export function atMost(what: string, value: number, most: number, unit = ''): Row {
  return judged({ what, value, budget: `≤ ${figure(most)}${unit}`, isWithin: value <= most, unit })
}

export function atLeast(what: string, value: number, least: number, unit = ''): Row {
  return judged({
    what,
    value,
    budget: `≥ ${figure(least)}${unit}`,
    isWithin: value >= least,
    unit,
  })
}

export function shown(what: string, measured: string): Row {
  return { what, measured, budget: '', verdict: 'shown' }
}

/** Something that was not measured, and why: never counted as within its budget. */
export function skipped(what: string, why: string): Row {
  return { what, measured: `skipped: ${why}`, budget: '', verdict: 'skipped' }
}

type Judged = { what: string; value: number; budget: string; isWithin: boolean; unit: string }

function judged({ what, value, budget, isWithin, unit }: Judged): Row {
  const verdict = isWithin ? 'within' : 'over'
  return { what, measured: `${figure(value)}${unit}`, budget, verdict }
}

function figure(value: number) {
  if (Number.isInteger(value)) return value.toLocaleString('en-US')
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })
}

/** Prints the table and what differs from the documented figures, writes it down as JSON, and fails the run when a budget is exceeded. */
export async function conclude(name: string, rows: Row[]) {
  console.log(tableOf(rows))
  const differing = differences(rows, documentedFigures())
  if (differing.length > 0) {
    console.log(['', 'Other than documented:', ...differing.map((line) => `- ${line}`)].join('\n'))
  }
  const folder = path.resolve('build/bench')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(rows, null, 2))
  if (rows.some(({ verdict }) => verdict === 'over')) process.exitCode = 1
}

function tableOf(rows: Row[]) {
  const marks = { within: 'within', over: 'OVER', shown: '', skipped: 'skipped' }
  const lines = rows.map(({ what, measured, budget, verdict }) =>
    [what, measured, budget, marks[verdict]].join(' | '),
  )
  return [
    '| what | measured | budget | |',
    '|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}

export function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** What something takes while nothing else disturbs it, on a machine that never rests: the fastest tenth. */
export function undisturbed(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN
}
