import type { Taken } from '#domain/guide/reader/fact.ts'
import type { Piece } from '#domain/guide/reader/form/form.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import { fold } from '#domain/values/text.ts'
import { findNamed } from './split-title.ts'
import { secretsIn } from './values.ts'

type Named = Pick<Piece, 'words' | 'heading'>

/** As many words into a sentence it may tell of another room than the one it names. */
const mostBeforeRoom = 6

/** What a room has, thing by thing; nothing where no room is named. */
export function featuresOf({ words, heading }: Named, rooms: readonly string[]): Taken[] {
  const labelled = findNamed(words)
  // The first row of a table names its columns.
  const isOver = heading && !/[|\t]/.test(heading.words) && findRoom(heading.words, rooms)
  const named = isOver ? heading.words : undefined
  // "Tack Room – sofa bed, kettle" is called by its label.
  const found = findRoom(words, rooms)
  const isLabel =
    labelled && (findRoom(labelled.label, rooms) || (!named && areThings(labelled.value)))
  const own = isLabel ? labelled.label : found
  const room = own ?? named
  if (room === undefined) return []
  const list = labelled && labelled.label === own ? labelled.value : words
  const things = labelled || named ? thingsIn(list) : [list]
  const before = own && fold(words).split(fold(own))[0]?.trim().split(/\s+/)
  const isWhole = (before?.length ?? 0) < mostBeforeRoom
  const name = room.charAt(0).toUpperCase() + room.slice(1)
  return things.map((thing) => ({ fact: { kind: 'feature', room: name, words: thing }, isWhole }))
}

/** The longest name of a room among some words, as it is written there. */
function findRoom(words: string, rooms: readonly string[]): string | undefined {
  const plain = ` ${fold(words).replace(/[^\p{L}\p{N}]/gu, ' ')} `
  const found = rooms.filter((room) => plain.includes(` ${room} `))
  const [longest] = found.toSorted((one, other) => other.length - one.length)
  if (!longest) return undefined
  const at = plain.indexOf(` ${longest} `)
  // "Bad" is a bathroom, and bad is not.
  if (longest.length <= 3 && /^\p{Ll}/u.test(words.slice(at, at + 1))) return undefined
  const numbered = /^ \d{1,2}(?= )/.exec(plain.slice(at + 1 + longest.length))?.[0] ?? ''
  return plain.length === words.length + 2
    ? words.slice(at, at + longest.length + numbered.length)
    : longest
}

/** What a room has, one by one, where it is a list. */
function thingsIn(list: string): string[] {
  const parts = list.match(/(?:\([^()]*\)|[^,;•|\t]|[,;•](?!\s))+/g) ?? []
  const things = parts.map((thing) => trimMarks(thing.trim(), { behind: '.' }))
  const said = things.filter((thing) => /[\p{L}\d]/u.test(thing))
  return said.length > 1 ? said : [list]
}

/** Several of them end no sentence, and none opens something. */
function areThings(list: string): boolean {
  return thingsIn(list).length > 1 && !/[.!?]\s/.test(list) && secretsIn(list).length === 0
}
