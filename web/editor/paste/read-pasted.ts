import { isRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'
import { noAnswers, type Pasted, type Read } from './pasted.ts'

/** What was pasted, as this or an earlier version left it on the device; the words themselves are always kept. */
export function readPasted(left: unknown): Pasted | undefined {
  if (!isRecord(left)) return undefined
  const files = readList(left.files).filter((file) => file instanceof File)
  const brought = { text: readText(left.text), files, answers: noAnswers }
  if (!isReview(left)) return brought.text || files.length > 0 ? brought : undefined
  // True because only our own review is written there, and every part of it is looked at above.
  const { read, answers } = left as { read: Earlier; answers: Pasted['answers'] }
  const { verdicts, facts, cuts = [] } = answers
  const review = {
    ...brought,
    read: { ...read, readInPart: read.readInPart ?? [] },
    answers: { verdicts, facts, cuts },
  }
  // Earlier versions kept the text in its box, too, once it was read.
  const isRead = review.read.texts.some(({ text }) => text === review.text)
  return isRead ? { ...review, text: '' } : review
}

/** Before files were read in part, nothing was said of it; before texts were cut, nothing of that. */
type Earlier = Omit<Read, 'readInPart'> & Partial<Pick<Read, 'readInPart'>>

function isReview({ read, answers }: Readonly<Record<string, unknown>>) {
  const { texts, unread, proposal } = readRecord(read)
  const { suggestions, leftOver, idle } = readRecord(proposal)
  const { verdicts, facts } = readRecord(answers)
  const lists = [texts, unread, suggestions, leftOver, idle]
  return lists.every(Array.isArray) && [verdicts, facts].every(isRecord)
}
