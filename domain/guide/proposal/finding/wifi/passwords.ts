import { bare, chunksOf } from '#domain/guide/proposal/finding/chunks.ts'

/** A password as it is typed; where its end is guessed, it is not plain. */
export type Password = { text: string; isPlain: boolean }

const quoted = /^["“«]([^"“”«»]{2,63})["”»]/
const longest = 40
const mostWords = 5

/** What is said about a password rather than being of it. */
const remarks =
  /\s[(–—|]|\s-\s|[,;.]?\s(?:all|case|in|on|for|works|with|without|no|todo|toda|en|con|sin|para|funciona|sirve|es|is|que|o|or|and|y|e|as)\s/i

/** The whole of a line or a cell that is nothing but a password. */
export function passwordIn(words: string): Password | undefined {
  const said = words.trim()
  const inQuotes = quoted.exec(said)?.[1]
  if (inQuotes) return { text: inQuotes.trim(), isPlain: true }
  const cut = said.search(remarks)
  const value = bare(cut > 0 ? said.slice(0, cut) : said)
  const chunks = chunksOf(value)
  if (chunks.length > mostWords || value.length > longest) return onlyFirst(said)
  return value === '' ? undefined : { text: value, isPlain: chunks.length < 2 }
}

/** A password within a sentence: words without digits or signs may be several. */
export function passwordSaid(words: string): Password | undefined {
  const said = words.trim()
  const inQuotes = quoted.exec(said)?.[1]
  if (inQuotes) return { text: inQuotes.trim(), isPlain: true }
  const [first] = chunksOf(said)
  const isWord = first !== undefined && /^\p{Ll}+$/u.test(first.text)
  const end = isWord ? said.search(/[,;.:(]|$/) : 0
  const isPlace = notPasswords.test(first?.text ?? '')
  const value = isWord && !isPlace ? passwordIn(said.slice(0, end)) : undefined
  return value && chunksOf(value.text).every(({ text }) => /^\p{Ll}+$/u.test(text))
    ? value
    : onlyFirst(said)
}

function onlyFirst(words: string): Password | undefined {
  const [first] = chunksOf(words)
  const text = bare(first?.text ?? '')
  return text === '' || notPasswords.test(text) ? undefined : { text, isPlain: true }
}

/** "The password is on the router": where it is, not what. */
const notPasswords =
  /^(?:est[aá]n?|aparece|viene|vienen|on|in|at|under|behind|below|written|printed|posted|taped|pegada|anotada|escrita|debajo|detr[aá]s|abajo|atr[aá]s)$/i
