import {
  findPhrase,
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom } from '#domain/guide/proposal/words/rooms.ts'
import { findTopic, type Topic } from '#domain/guide/proposal/words/topics.ts'
import { allTopics, isMost } from './labels.ts'
import type { Line } from './lines.ts'
import { findQuestion } from './questions.ts'
import type { Piece } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'

export type Heading = Piece & {
  words: string
  topic: Topic | undefined
  /** It asks what the lines below it answer. */
  isQuestion?: true
}

export function questionAbove(
  words: string,
  line: Line,
  next: Line | undefined,
): Heading | undefined {
  const asked = findQuestion(words, line, next)
  if (!asked) return undefined
  const room = asked.topic ? undefined : roomAsked(asked)
  const topic = room ? 'room' : asked.topic
  if (!topic) return undefined
  return { start: line.from, end: line.end, words: room ?? asked.words, topic, isQuestion: true }
}

const askingWhat = phrases(
  'que hay, que tiene, que incluye, que encuentro, que trae, whats in, what is in, what does, what do you have, what will we find',
)

/** "What's in the kitchen?" stands over what it has. */
function roomAsked({ words, tokens }: { words: string; tokens: readonly Token[] }) {
  const room = hasPhrase(tokens, askingWhat) ? findPhrase(tokens, anyRoom) : undefined
  const [first, last] = [tokens[room?.from ?? -1], tokens[(room?.to ?? 0) - 1]]
  return first && last ? words.slice(first.start, last.end) : undefined
}

const whereWords = phrases(
  'arriba del, arriba de, abajo del, abajo de, debajo del, debajo de, junto a, junto al, detras de, detras del, dentro de, dentro del, encima de, encima del, under the, above the, behind the, next to, beside the, inside the, on top of',
)

/** "Botiquín arriba del refri" tells where something is. */
function saysWhere(tokens: readonly Token[]): boolean {
  return (findPhrase(tokens, whereWords)?.from ?? 0) > 0
}

const lookedFor = phrases(
  'botiquin, botiquin de primeros auxilios, first aid kit, first aid box, extintor, extinguidor, matafuegos, fire extinguisher, extinguisher',
)
const beside = phrases(
  'y, e, and, o, or, de primeros auxilios, first aid, extintor, botiquin, location',
)

/** "Extintor cajón de la tele": it and where it is, without a word between. */
function saysWhereItIs(tokens: readonly Token[]): boolean {
  const length = lengthAt(tokens, lookedFor, 0)
  return length > 0 && tokens.length > length && lengthAt(tokens, beside, length) === 0
}

/** "Bedroom 2 (upstairs)"; "bedrooms 2" is how many there are. */
function isNumberedRoom(words: string): boolean {
  const named = /^(\p{L}[\p{L} ]{2,30}?) ?#?\d{1,2}(?: ?\([^()\d]{1,30}\))?$/u.exec(words)?.[1]
  if (named === undefined) return false
  const found = findTopic(tokensOf(named), allTopics)
  return found?.topic === 'room' && found.covered === tokensOf(named).length
}

/** "Kitchen • stove • kettle" tells what is in it; "Kitchen | Cocina" is its name in two languages. */
function listsRoom(words: string): boolean {
  const [name = '', ...things] = words.split(/\s(?:[|·•»›→>]|[-–—=]>?)\s/)
  const isRoom = (part: string) => findTopic(tokensOf(part), allTopics)?.topic === 'room'
  return things.length > 0 && isRoom(name) && !isRoom(things.join(' '))
}

const salutations = phrases('querid*, estimad*, dear, apreciad*')

const denials = phrases('no, not, prohibido, nada, sin, dont, never')

export function findHeading(
  words: string,
  line: Line,
  next: Line | undefined,
): Heading | undefined {
  const text = words.slice(line.start, line.end)
  if (text.length > 70 || /https?:|@/.test(text)) return undefined
  const isOpen = text.endsWith(':')
  const plain = text.replace(/[:*_=\s-]{1,12}$/, '')
  const tokens = tokensOf(plain)
  if (tokens.length === 0 || tokens.length > 8) return undefined
  if (startsWithPhrase(tokens, salutations)) return undefined
  if (line.mark === 'inner number' && !isOpen) return undefined
  const isCapital =
    plain.length > 3 && plain === plain.toUpperCase() && plain !== plain.toLowerCase()
  const isNumber = /\d/.test(plain) && line.mark !== 'title' && !isNumberedRoom(plain)
  if (!isOpen && (/[.!?;,]$/.test(plain) || isNumber)) return undefined
  if (!isOpen && line.mark !== 'title' && /:\s/.test(plain)) return undefined
  if (!isOpen && line.mark !== 'title' && (saysWhere(tokens) || listsRoom(plain))) return undefined
  if (!isOpen && line.mark !== 'title' && /,\s.*(?:,|\s(?:y|and|e|&)\s)/.test(plain))
    return undefined
  if (!isOpen && line.mark !== 'title' && saysWhereItIs(tokens)) return undefined
  const found = findTopic(tokens, allTopics)
  const topic = isNumberedRoom(plain)
    ? 'room'
    : found && isMost(found, tokens, isOpen ? 0.5 : isCapital ? 0.6 : 0.75)
      ? found.topic
      : undefined
  const heading = { start: line.from, end: line.end, words: plain, topic }
  if (isOpen || line.mark === 'title') return heading
  const goesOn = next !== undefined && next.speaker === undefined && topic !== undefined
  if (!next || (line.speaker !== undefined && !goesOn)) return undefined
  if (line.speaker !== undefined) return line.isBeforeBlank ? undefined : heading
  if (isCapital) return topic || line.isAfterBlank ? heading : undefined
  if (startsWithPhrase(tokens, denials)) return undefined
  const isApart = line.isAfterBlank && !line.isBeforeBlank
  const isLast = !line.isAfterBlank && line.isBeforeBlank
  if (line.mark === 'bullet') return undefined
  if (line.mark === 'number') {
    if (next.mark === 'number') return undefined
    return topic || (isApart && tokens.length <= 5) ? heading : undefined
  }
  if (line.signs !== '') {
    if (line.isBeforeBlank || next.signs === line.signs) return undefined
    if (next.signs !== '' && !isCapital && tokens.length > 3) return undefined
    return topic || next.mark === 'bullet' ? heading : undefined
  }
  if (topic && isLast) return undefined
  if (topic) return isApart || next.mark !== undefined || line.isAfterBlank ? heading : undefined
  return isApart && tokens.length <= 5 && found === undefined ? heading : undefined
}
