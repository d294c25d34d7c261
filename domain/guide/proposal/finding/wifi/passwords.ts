import { bare, chunksOf } from '#domain/guide/proposal/finding/chunks.ts'

/** A password as it is typed; where its end is guessed, it is not plain. */
export type Password = { text: string; isPlain: boolean }

const quoted = /^["“«]([^"“”«»]{2,63})["”»]/
const longest = 40
const mostWords = 5

/** What is said about a password rather than being of it. */
const remarks =
  /\s[(–—|]|\s-\s|[,;.]?\s(?:all|case|in|on|for|works|with|without|no|todo|toda|en|con|sin|para|funciona|sirve|es|is|que|o|or|and|y|e|as)\s/i

/** "Todo en minúsculas luna4": how it is typed, said before it. */
const howTyped =
  /^(?:(?:va|es|is|its|tod[oa]s?|all|with|con|en|in|una|a)\s){0,4}(?:min[uú]sculas?|may[uú]sculas?|junto|junta|lower\s?case|upper\s?case|caps|capitals|one word)[:,]?\s/i

/** The whole of a line or a cell that is nothing but a password. */
export function passwordIn(words: string): Password | undefined {
  const said = words.trim().replace(howTyped, '')
  const inQuotes = quoted.exec(said)?.[1]
  if (inQuotes) return { text: inQuotes.trim(), isPlain: true }
  if (isNoPassword(said)) return undefined
  const cut = said.search(remarks)
  const value = bare(cut > 0 ? said.slice(0, cut) : said)
  const chunks = chunksOf(value)
  if (chunks.length > mostWords || value.length > longest) return onlyFirst(said)
  return value === '' ? undefined : { text: value, isPlain: chunks.length < 2 && !endsOddly(said) }
}

/** A comma at its end may be of the password where other signs are. */
function endsOddly(said: string): boolean {
  return /[,;:]$/.test(said) && /[^\p{L}\p{N}\s]/u.test(bare(said))
}

/** A password within a sentence: words without digits or signs may be several. */
export function passwordSaid(words: string): Password | undefined {
  const said = words.trim().replace(howTyped, '')
  const inQuotes = quoted.exec(said)?.[1]
  if (inQuotes) return { text: inQuotes.trim(), isPlain: true }
  const [first] = chunksOf(said)
  const isWord = first !== undefined && /^\p{Ll}+$/u.test(first.text)
  const end = isWord ? said.search(/[,;.:(]|$/) : 0
  const value = isWord ? passwordIn(said.slice(0, end)) : undefined
  return value && chunksOf(value.text).every(({ text }) => /^\p{Ll}+$/u.test(text))
    ? value
    : onlyFirst(said)
}

function onlyFirst(words: string): Password | undefined {
  const [first] = chunksOf(words)
  const text = bare(first?.text ?? '')
  return text === '' || isNoPassword(words) ? undefined : { text, isPlain: true }
}

/** Where it is, who has it, that it changes: what is said instead of the password. */
function isNoPassword(words: string): boolean {
  const [first] = chunksOf(words)
  return first !== undefined && notPasswords.has(first.word)
}

const notPasswords: ReadonlySet<string> = new Set(
  `esta estan aparece viene vienen on in at under behind below written printed posted taped pegada anotada escrita debajo detras abajo atras
  ask see check look preguntar pregunta preguntas pregunten pide pidan pidela pidanla pidelo pedir mira miren ver vean la lo se te les mandamos mandaremos
  enviamos enviaremos cambia cambiamos damos doy compartimos sent will given changes none ninguna ninguno sin no nothing pendiente tbd`.split(
    /\s+/,
  ),
)

/** That a network has none. */
export function saysOpen(words: string): boolean {
  return /^(?:none|ninguna?o?|sin contrase[nñ]a|sin clave|no tiene|no hay|no password|no lleva|open|abierta|not needed)\b/i.test(
    words.trim(),
  )
}
