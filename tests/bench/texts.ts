/** How much of what a text says of a home is found, how much of what is placed is right, and what reading takes. */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readExamples } from '#domain/guide/reader/kind/examples.ts'
import { kinds } from '#domain/guide/reader/kind/kinds.ts'
import { type LeftOut, readLeftOut } from '#domain/guide/reader/kind/learn.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { openTaughtReader } from '#server/reader/taught-model.ts'
import { readUnseen, type Score, scoreOf, sumOf } from '#tests/texts/score.ts'
import { atLeast, atMost, conclude, type Row, shown } from './report.ts'
import { timeByTurns } from './time-by-turns.ts'

const read = openTaughtReader()
const ids = () => {
  let made = 0
  return () => {
    made += 1
    return String(made)
  }
}

const scores = readUnseen().map((sample) => ({
  name: sample.name,
  score: scoreOf(sample, read([sample.text], ids())),
}))

function budgets(): Row[] {
  const all = sumOf(scores.map(({ score }) => score))
  const walls = sumOf(scores.slice(-2).map(({ score }) => score))
  return [
    atLeast('texts: of what is placed, right', all.right / all.placed, 0.95),
    atLeast('texts: of what they say, placed or proposed', all.proposedPieces / all.pieces, 0.9),
    atLeast('texts: of what they say, placed', all.placedPieces / all.pieces, 0.75),
    atMost('texts: wrong exact values placed without asking', all.wrongValues, 0),
    atLeast(
      'texts: of what walls say, placed or proposed',
      walls.proposedPieces / walls.pieces,
      0.6,
    ),
    atMost(
      'texts: what the reading thread loads',
      statSync('build/reader.br').size / 1000,
      400,
      ' kB',
    ),
  ]
}

function shownText({ name, score }: { name: string; score: Score }): Row {
  const share = (part: number, whole: number) => (part / whole).toFixed(2)
  return shown(
    `texts: ${name}`,
    `placed ${share(score.placedPieces, score.pieces)}, with proposed ${share(score.proposedPieces, score.pieces)}, right ${share(score.right, score.placed)}`,
  )
}

/** How kinds are told apart in texts that are left out, and how that grows with the texts. */
function learning(): Row[] {
  const folder = path.resolve('domain/guide/reader/examples')
  const texts = readdirSync(folder).flatMap((file) =>
    readExamples(readFileSync(path.join(folder, file), 'utf8')),
  )
  // Every file has its share of a smaller number.
  const some = (count: number) =>
    texts.filter(
      (_, at) =>
        Math.floor((at * count) / texts.length) !== Math.floor(((at - 1) * count) / texts.length),
    )
  const steps = [24, 48, 72, 144, texts.length]
  const curve = steps.map((count) => [count, readLeftOut(some(count))] as const)
  const whole = curve.at(-1)?.[1] ?? []
  return [
    ...curve.map(([count, found]) =>
      shown(`texts: kinds told right, from ${count} texts`, shareOf(found)),
    ),
    ...kinds.map((kind) =>
      shown(`texts: ${kind} told right`, shareOf(whole.filter(({ is }) => is.kind === kind))),
    ),
    ...mistakes(whole),
  ]
}

function shareOf(found: readonly LeftOut[]): string {
  const right = found.filter(({ is, read }) => is.kind === read.kind).length
  return `${(right / found.length).toFixed(3)} of ${found.length}`
}

function mistakes(found: readonly LeftOut[]): Row[] {
  const counts = new Map<string, number>()
  for (const { is, read } of found) {
    const what = `${is.kind} as ${read.kind}`
    if (is.kind !== read.kind) counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 15)
    .map(([what, count]) => shown(`texts: taken for another, ${what}`, String(count)))
}

/** What the longest texts take that may be pasted: one of as many lines as fit, beside one of sentences. */
async function pace(): Promise<Row[]> {
  const sentences = readUnseen()
    .map(({ text }) => text)
    .join('\n\n')
  const works = {
    quarter: readingOf('a\n', readingLimits.letters / 4),
    lines: readingOf('a\n', readingLimits.letters),
    sentences: readingOf(`${sentences}\n\n`, readingLimits.letters),
  }
  const times = await timeByTurns(works, { rounds: 3, warmUps: 1, clock: processorMs })
  return [
    shown('texts: 100,000 lines of one letter, processor', `${Math.round(times.lines)} ms`),
    atMost('texts: four times as many lines, processor', times.lines / times.quarter, 6, 'x'),
    atMost('texts: those lines beside sentences as long', times.lines / times.sentences, 15, 'x'),
  ]
}

function readingOf(words: string, letters: number) {
  const text = words.repeat(Math.ceil(letters / words.length)).slice(0, letters)
  return async () => read([text], ids())
}

function processorMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

await conclude('texts', [...budgets(), ...scores.map(shownText), ...learning(), ...(await pace())])
