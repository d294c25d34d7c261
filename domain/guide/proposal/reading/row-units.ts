import { findTopic, type Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Heading } from './headings.ts'
import { allTopics, isMost, labelTopicOf } from './labels.ts'
import { type Common, makeUnit } from './line-units.ts'
import { type Piece, sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'
import type { Unit } from './units.ts'

/** What the cells of a row say, under what its first cell names. */
export function rowUnits(
  words: string,
  cells: readonly Piece[],
  common: Common,
  isGrouped: boolean,
): Unit[] {
  const grouped = isGrouped ? headingOf(words, cells) : groupOf(words, cells)
  if (grouped) return rowUnits(words, cells.slice(1), { ...common, heading: grouped }, false)
  const [first, ...rest] = cells
  if (!first) return []
  const label = words.slice(first.start, first.end)
  // "Checkout | Key | back in the box" tells what to do with it.
  const isChore = common.heading?.topic === 'steps'
  const topic = isChore ? undefined : labelTopicOf(tokensOf(label))
  let part = 0
  return rest.flatMap((cell, column) =>
    sentencesOf(words, cell).map((piece) => {
      const unit = makeUnit(words, piece, { ...common, isItem: true })
      const isFirst = part === 0
      const own = unit.label !== '' && unit.labelTopic !== undefined
      part += 1
      return {
        ...(own ? unit : withoutLabel(words, unit)),
        from: isFirst ? first.start : unit.from,
        part: part - 1,
        isRow: true,
        isNote: column > 0 && !own,
        ...(isFirst && !own ? { label, labelTopic: topic } : {}),
        lineLabel: label,
        lineTopic: topic,
      }
    }),
  )
}

const groups: ReadonlySet<Topic> = new Set([
  'arrival',
  'checkIn',
  'steps',
  'wifi',
  'rules',
  'emergency',
  'contact',
  'places',
  'code',
  'transport',
  'amenities',
])

/** The first of three cells, where it names the part of the guide that the other two are of. */
function groupOf(words: string, cells: readonly Piece[]): Heading | undefined {
  const [first, second] = cells
  if (!first || !second || cells.length < 3) return undefined
  const label = words.slice(first.start, first.end)
  const topic = labelTopicOf(tokensOf(label))
  const isShort = tokensOf(words.slice(second.start, second.end)).length <= 6
  const named = tokensOf(words.slice(second.start, second.end))
  const own = findTopic(named, allTopics)
  const isNamed = own !== undefined && isMost(own, named, 1)
  return topic && groups.has(topic) && isShort && isNamed
    ? { ...first, words: label, topic }
    : undefined
}

function headingOf(words: string, [first, ...rest]: readonly Piece[]): Heading | undefined {
  if (!first || rest.length < 2) return undefined
  const label = words.slice(first.start, first.end)
  return { ...first, words: label, topic: labelTopicOf(tokensOf(label)) }
}

function withoutLabel(words: string, unit: Unit): Unit {
  if (unit.label === '') return unit
  const text = words.slice(unit.from, unit.end)
  return {
    ...unit,
    start: unit.from,
    words: text,
    tokens: tokensOf(text, unit.from),
    label: '',
    labelTopic: undefined,
  }
}
