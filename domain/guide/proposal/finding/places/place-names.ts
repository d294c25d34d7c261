import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import { findPhrase, hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { anyPlace, kindsOfPlace, placeStops } from '#domain/guide/proposal/words/places.ts'

const onlyName =
  /^\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]*|de|del|la|las|los|el|of|the|&)){0,4}$/u

/** "Tacos Toño, Mary's, Yeikame": nothing but names, one after the other. */
export function namesIn(words: string): string[] {
  const plain = words.trim().replace(/[.!]$/, '')
  if (plain.length > 200) return []
  const parts = plain.split(/, (?:and |y |& )?| (?:and|y|\/) /)
  const isList = parts.length > 2 || (parts.length === 2 && / (?:and|y|\/) /.test(plain))
  return isList && parts.every((part) => onlyName.test(part)) ? parts : []
}

export function startsName(words: string): boolean {
  const first = tokensOf(words)[0]?.word ?? ''
  return /^["“]?\p{Lu}/u.test(words.trim()) && !openers.has(first)
}

export function nameBefore(words: string): string {
  const found =
    /\s?[,(]|\s[-–—=]\s|:\s|\.\s|\s(?:para|for|que|donde|where|with|is|es|has|tiene|está|esta|a \d{1,2}|\d{1,2} min|queda|on|in|en|at)\s/.exec(
      words,
    )
  return (found && found.index > 1 ? words.slice(0, found.index) : words).replace(
    /[.!;,\s]{1,4}$/,
    '',
  )
}

const small: ReadonlySet<string> = new Set(
  'de del la las los el y e & and of the al d da do'.split(' '),
)

/** "Watch out" is none: its words are in capitals, but for the small ones. */
export function isProperName(name: string): boolean {
  return name
    .trim()
    .split(/\s+/)
    .every((word) => {
      const [letter] = /\p{L}/u.exec(word) ?? []
      return letter === undefined || /\p{Lu}/u.test(letter) || small.has(word.toLowerCase())
    })
}

const openers: ReadonlySet<string> = new Set(
  `nos encanta cerca aqui ahi abajo arriba enfrente frente unos algunos otro otra start end grab order have get walk drive across down up behind past further locals everyone para si el la los las a en por hay un una nuestro nuestra mi te les no que como desde for if the in on at there our my we you to go try visit kids best great good this a an your when it its also and but i food coffee dinner breakfast lunch groceries groc check ask also tambien prueben recomendamos recomiendo vayan y desayuno cena comida super nearest closest take walk just favorite favorites hungry need want love enjoy don't mercado? grocery pharmacy supermarket bakery drinks brunch muy around most things some all other both closest`.split(
    /\s+/,
  ),
)

/** What a place is called: a name in capitals, or what follows the kind of place. */
export function nameIn(words: string, isStart: boolean): string | undefined {
  return capitalName(words, isStart) ?? kindName(words)
}

function capitalName(words: string, isStart: boolean): string | undefined {
  if (!/\p{Lu}/u.test(words)) return undefined
  const plain = words.replace(/https?:\/\/\S{1,2000}/g, ' ')
  const chunks = Array.from(plain.matchAll(/[\p{L}\p{N}'’&.#-]+|[^\s\p{L}\p{N}]/gu), (found) => ({
    text: found[0],
    start: found.index,
  }))
  let best: { from: number; to: number; count: number } | undefined
  for (let at = 0; at < chunks.length; at += 1) {
    if (!isCapital(chunks[at]?.text)) continue
    let to = at
    for (let next = at + 1; next < chunks.length; next += 1) {
      const text = chunks[next]?.text ?? ''
      if (
        isCapital(text) ||
        (/^\d{1,2}$/.test(text) &&
          !/^(?:min|mins|minut|block|cuadra|km|mile)/.test(chunks[next + 1]?.text ?? ''))
      )
        to = next
      else if (!small.has(text.toLowerCase()) || /[.]$/.test(chunks[next - 1]?.text ?? '')) break
      if (/\.$/.test(text)) break
    }
    const isFirst = at === 0 && isStart
    const first = (chunks[at]?.text ?? '').toLowerCase()
    const from =
      (isFirst || at === 0) &&
      openers.has(first) &&
      to > at &&
      !['el', 'la', 'the', 'los', 'las'].includes(first)
        ? at + 1
        : at
    const isWord =
      isFirst &&
      from === to &&
      (openers.has(first) || (chunks.length > 1 && !/^[(,–-]$/.test(chunks[at + 1]?.text ?? '')))
    if (!isWord && !(from === to && openers.has((chunks[from]?.text ?? '').toLowerCase()))) {
      const count = to - from
      if (!best || count > best.count) best = { from, to, count }
    }
    at = to
  }
  if (!best) return undefined
  const [first, last] = [chunks[best.from], chunks[best.to]]
  if (!first || !last) return undefined
  return plain.slice(first.start, last.start + last.text.length).replace(/[.,]$/, '')
}

function isCapital(text: string | undefined): boolean {
  return text !== undefined && /^\p{Lu}/u.test(text)
}

const placed =
  /(?:^|[\s(])(?:en|at|from|it's|its|es|than at|\()\s?(?:(?:el|la|los|las|the)\s)?(\p{Lu}[\p{L}'’&.-]{0,30}(?:\s(?:\p{Lu}[\p{L}'’&.-]{0,30}|de|del|la|las|los|el|y|of|the|and|&)){0,5})/u

/** "A pint at the Drowned Bell", "el café en Harina y Niebla": the name after a word for where. */
export function nameAfterWhere(words: string): string | undefined {
  const name = placed.exec(words)?.[1]?.replace(trailing, '')
  return name !== undefined && name.length > 2 ? name : undefined
}

/** "Pints at The Anchor". */
const thingHad = /^\s{0,3}(\p{Lu}\p{Ll}{1,20})\s(?:at|en|from)\s(?:the\s|el\s|la\s)?\p{Lu}/u

/** "Fiambres y pan, en Almacén Sol": the first words are things, and no name. */
export function startsThing(words: string): boolean {
  const [, thing] = /^\s{0,3}(\p{Lu}\p{Ll}{1,20})(?:,| y| and| e)\s\p{Ll}/u.exec(words) ?? []
  const [, had] = thingHad.exec(words) ?? []
  const named = tokensOf(thing ?? had ?? '')
  const isFood = had !== undefined && hasPhrase(named, anyPlace)
  return (thing !== undefined || isFood) && lengthAt(named, kindsOfPlace, 0) === 0
}

const trailing = /(?:\s(?:de|del|la|las|los|el|y|of|the|and|&)){1,4}$|[.,]$/

const brands = phrases(
  'oxxo, 7 eleven, walmart, chedraui, soriana, bodega aurrera, costco, la comer, heb, farmacia guadalajara, farmacias guadalajara, farmacias del ahorro, farmacia del ahorro, farmacias similares, walgreens, cvs, publix, safeway, starbucks, superama, city market',
)

/** "el restaurante dipao", "la tiendita de doña mary", "un oxxo". */
function kindName(words: string): string | undefined {
  const tokens = tokensOf(words)
  const brand = findPhrase(tokens, brands)
  if (brand) return words.slice(tokens[brand.from]?.start, tokens[brand.to - 1]?.end)
  for (let at = 1; at < tokens.length; at += 1) {
    const length = lengthAt(tokens, kindsOfPlace, at)
    if (
      length === 0 ||
      !['el', 'la', 'los', 'las', 'the', 'al'].includes(tokens[at - 1]?.word ?? '')
    )
      continue
    const to = nameEnd(words, tokens, at + length)
    if (to > at + length) return words.slice(tokens[at]?.start, tokens[to - 1]?.end)
  }
  return undefined
}

function nameEnd(words: string, tokens: readonly Token[], from: number): number {
  let to = from
  for (; to < Math.min(tokens.length, from + 5); to += 1) {
    const token = tokens[to]
    const gap = words.slice(tokens[to - 1]?.end ?? 0, token?.start ?? 0)
    const isOf = token?.word === 'de' && to === from
    if (/[,.;:()]/.test(gap) || (!isOf && lengthAt(tokens, placeStops, to) > 0)) break
  }
  return to
}
