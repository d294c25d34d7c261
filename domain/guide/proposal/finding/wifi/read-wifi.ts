import { bare, type Chunk, chunksOf } from '#domain/guide/proposal/finding/chunks.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { isAccount, isUnderAccount } from './accounts.ts'
import type { Pair } from './find-wifi.ts'
import { fillers, looksNamed, networkIn, networkMarks, splitNames } from './network-names.ts'
import { withoutColour } from './not-colour.ts'
import { type Password, passwordIn, passwordSaid, saysOpen } from './passwords.ts'
import { passwordMarks, wifiWords } from './wifi-words.ts'

const doorWords = phrases(
  'puerta, porton, door, gate, caja, lockbox, candado, chapa, cerradura, alarma, alarm, keypad, edificio, building, pc, computadora',
)

const sameWords = phrases(
  'same password, misma contrasena, misma clave, same pass, same one, la misma, same key, mismo password, igual contrasena, same pw',
)

const openWords = phrases(
  'sin contrasena, sin clave, no password, open network, red abierta, no tiene contrasena, no necesita contrasena',
)

const modemWords = phrases(
  'modem, router, repetidor, extender, falla, fails, reset, restart, reinici*',
)

type Read = {
  network?: string | undefined
  password?: string | undefined
  isGuessed: boolean
  others?: string[]
}

export function readUnit(
  all: Unit,
  open: Pair | undefined,
  pairs: readonly Pair[],
): Read | undefined {
  const unit = withoutWifi(all)
  const { labelTopic, lineTopic, heading, tokens, words } = unit
  if (words.length > 220) return undefined
  const topic = labelTopic ?? lineTopic
  const isAbout =
    topic === 'wifi' || topic === 'network' || heading?.topic === 'wifi' || unit.sign === 'wifi'
  if (isAccount(unit) || (open?.network === undefined && isUnderAccount(unit))) return undefined
  const both = bothNamed(unit) ?? typed(unit)
  if (both) return both
  if (labelTopic === 'network') return named(words)
  if (labelTopic === 'password' && open?.network !== undefined && saysOpen(words))
    return { password: '', isGuessed: true }
  if (labelTopic === 'password') {
    const wantsIt =
      isAbout || (open !== undefined && open.password === undefined) || wifiInLabel(unit)
    const value = passwordIn(words)
    return wantsIt && value ? { password: value.text, isGuessed: !value.isPlain } : undefined
  }
  const saysWifi = hasPhrase(withoutColour(tokens), wifiWords)
  if (!isAbout && !saysWifi && !open) return undefined
  const isDoor =
    hasPhrase(tokens, doorWords) || (topic !== undefined && ['code', 'arrival'].includes(topic))
  if (isDoor && !saysWifi && !isAbout) return undefined
  const chunks = chunksOf(words)
  if (hasPhrase(tokens, sameWords)) {
    const last = pairs.slice(-9).findLast(({ password }) => password !== undefined)
    const names = chunks.map(({ text }) => bare(text))
    const network =
      names.find((name) => /[_\d]|\p{Ll}\p{Lu}/u.test(name)) ?? names.slice(1).find(looksNamed)
    return last && network ? { network, password: last.password, isGuessed: false } : undefined
  }
  const secret = valueAfter(words, chunks) ?? valueBefore(chunks)
  const password = secret?.text
  const isGuessed = secret?.isPlain === false
  if (password === undefined && !saysWifi && !isAbout) return undefined
  const isOpen = hasPhrase(tokens, openWords)
  const network = networkIn(unit, chunks, { isAbout, secret: password })
  if (isOpen && network) return { network, password: '', isGuessed: false }
  if (password !== undefined || (network && saysWifi && !isAbout)) {
    if (password === undefined && !network) return undefined
    if (password === undefined && !looksNamed(network ?? '')) return undefined
    return { ...splitNames(network), password, isGuessed }
  }
  if (!isAbout) return undefined
  return passwordBelow(unit, chunks, open) ?? unmarked(unit, chunks, network)
}

/** "wifi Luna_5G / barro-22" has a label without a colon. */
function withoutWifi(unit: Unit): Unit {
  const [lead] = /^wi-?fi (?=\S{3,32} \/ )/i.exec(unit.words) ?? []
  if (lead === undefined || unit.label !== '') return unit
  const words = unit.words.slice(lead.length)
  const start = unit.start + lead.length
  return {
    ...unit,
    words,
    start,
    tokens: tokensOf(words, start),
    label: 'wifi',
    labelTopic: 'wifi',
  }
}

const choosing =
  /\b(?:choose|select|pick|join|elijan|elige|elija|busquen|busca|conecta a|conéctense a|connect to)\s(\S{3,32})\s(?:and|y|,)\s?(?:then\s)?(?:type|enter|use|put in|put|teclea|tecleen|pongan|pon|pone|escriban|escribe|metan)\s(\S{5,64})/i
const needing =
  /\b(?:is|es|called|llama)\s(\S{3,32})\s(?:and|y)\s(?:you'll need|you will need|you need|use|usen|se entra con|entran con|entras con)\s(\S{5,64})/i

/** "Choose LUNA_5 and type barro-22", "the broadband is LUNA_5 and you'll need barro-22". */
function typed({ words, tokens, heading }: Unit): Read | undefined {
  const isAbout = heading?.topic === 'wifi' || hasPhrase(withoutColour(tokens), wifiWords)
  const said = choosing.exec(words) ?? (isAbout ? needing.exec(words) : null)
  const [network, password] = [bare(said?.[1] ?? ''), bare(said?.[2] ?? '')]
  const isPair = network.length > 2 && looksNamed(network) && isSecret(password)
  const isClear = /\d|[^\p{L}\d]/u.test(password)
  return isPair && isClear ? { network, password, isGuessed: !isAbout } : undefined
}

function wifiInLabel({ label, lineLabel }: Unit) {
  return /wi-?\s?fi|internet|red|network/i.test(`${label} ${lineLabel}`)
}

/** Words under a label of the network. */
function named(words: string): Read {
  const chunks = chunksOf(words)
  const at = chunks.findIndex(({ word }) => passwordMarks.has(word))
  if (at > 0) {
    const network = bare(
      chunks
        .slice(0, at)
        .map(({ text }) => text)
        .join(' '),
    )
    const cut = network.replace(/[\s,;/|(–-]{1,5}$/, '').replace(/\s(?:y|and|la|the)$/i, '')
    const secret = valueAfter(words, chunks)
    return {
      ...splitNames(bare(cut)),
      password: secret?.text,
      isGuessed: secret?.isPlain === false,
    }
  }
  const slash = /^(\S{2,32})\s\/\s(\S{4,63})$/.exec(words.trim())
  if (slash && /\d/.test(slash[2] ?? ''))
    return { network: bare(slash[1] ?? ''), password: bare(slash[2] ?? ''), isGuessed: true }
  return { ...splitNames(bare(words.replace(/ \([^()]{1,60}\) ?\.?$/, ''))), isGuessed: false }
}

/** "Red/clave: Luna / barro-22": both of them, one after the other. */
function bothNamed({ label, words }: Unit): Read | undefined {
  if (label === '') return undefined
  const named = label
    .split(/\s?[/&+,]\s?|\s(?:y|and|e)\s/)
    .map((part) => chunksOf(part).at(-1)?.word ?? '')
  const isBoth =
    named.length === 2 && networkMarks.has(named[0] ?? '') && passwordMarks.has(named[1] ?? '')
  const [network, password, ...more] = isBoth ? words.split(/\s[/|–—-]\s|,\s/) : []
  const value = password === undefined ? undefined : passwordIn(password)
  return network && value && more.length === 0
    ? { network: bare(network), password: value.text, isGuessed: !value.isPlain }
    : undefined
}

/** The value that follows the last word for a password and what says nothing. */
function valueAfter(words: string, chunks: readonly Chunk[]): Password | undefined {
  const isMark = ({ word, text }: Chunk) =>
    passwordMarks.has(word) || passwordMarks.has(text.slice(0, text.indexOf(':')).toLowerCase())
  const at = chunks.findLastIndex(isMark)
  if (at < 0) return undefined
  const inside = /^[^:]{2,14}[:=](\S+)$/.exec(chunks[at]?.text ?? '')
  if (inside) return { text: bare(inside[1] ?? ''), isPlain: true }
  let next = at + 1
  while (
    next < chunks.length &&
    (chunks[next]?.word === '' || fillers.has(chunks[next]?.word ?? ''))
  )
    next += 1
  const first = chunks[next]
  const value = first && passwordSaid(words.slice(first.start))
  return value && value.text.length >= 3 ? value : undefined
}

/** "Put barro-22 as the password", "pongan barro-22 como clave". */
function valueBefore(chunks: readonly Chunk[]): Password | undefined {
  const at = chunks.findLastIndex(({ word }) => passwordMarks.has(word))
  let before = at - 1
  while (before > 0 && /^(?:la|the|su|your)$/.test(chunks[before]?.word ?? '')) before -= 1
  const isAs = at > 1 && /^(?:como|as|de)$/.test(chunks[before]?.word ?? '')
  const text = isAs ? bare(chunks[before - 1]?.text ?? '') : ''
  return /\d/.test(text) && text.length > 3 ? { text, isPlain: true } : undefined
}

/** The line right below a network's name, under a heading of the Wi-Fi. */
function passwordBelow(
  unit: Unit,
  chunks: readonly Chunk[],
  open: Pair | undefined,
): Read | undefined {
  const above = open?.units.at(-1)
  const isBelow = above !== undefined && unit.line - above.line === 1 && unit.label === ''
  const text = bare(unit.words.trim())
  const isOther = text.toLowerCase().startsWith(open?.network?.toLowerCase() ?? '')
  const isIt = chunks.length === 1 && isSecret(text) && !isOther
  return isBelow && isIt && open?.network !== undefined && open.password === undefined
    ? { password: text, isGuessed: true }
    : undefined
}

/** A name and a password without words before them. */
function unmarked(
  unit: Unit,
  chunks: readonly Chunk[],
  network: string | undefined,
): Read | undefined {
  if (hasPhrase(unit.tokens, modemWords)) return undefined
  const cut = unit.words.split(/\s[/|–-]\s|,\s|\s\/|\/\s/).map((part) => bare(part.trim()))
  const [name = '', secret = ''] = cut
  if (cut.length === 2 && areBands(name, secret))
    return { network: name, others: [secret], isGuessed: false }
  if (cut.length === 2 && isSecret(secret) && isNamed(name, secret))
    return { network: name, password: secret, isGuessed: true }
  if (
    chunks.length === 2 &&
    isSecret(bare(chunks[1]?.text ?? '')) &&
    looksNamed(bare(chunks[0]?.text ?? ''))
  ) {
    return {
      network: bare(chunks[0]?.text ?? ''),
      password: bare(chunks[1]?.text ?? ''),
      isGuessed: true,
    }
  }
  const whole = bare(unit.words.trim())
  const isName = chunks.length <= 3 && whole.length <= 32 && !/[.!?]$/.test(unit.words)
  if (isName && (chunks.length === 1 || looksNamed(whole)))
    return { network: whole, isGuessed: false }
  return network && looksNamed(network) ? { network, isGuessed: false } : undefined
}

/** "Casa_2.4 / Casa_5G": one network on both bands. */
function areBands(one: string, other: string): boolean {
  const band = /[\s_-]?(?:2[.,]?4|5)\s?g?(?:hz)?$/i
  return band.test(one) && band.test(other) && one.replace(band, '') === other.replace(band, '')
}

/** "Cuando llueve falla, paciencia" is a sentence: a network is short, and one of the two is no plain word. */
function isNamed(name: string, secret: string): boolean {
  const isShort = name.length <= 32 && chunksOf(name).length <= 3
  return isShort && (looksNamed(name) || !/^\p{L}+$/u.test(secret))
}

function isSecret(text: string): boolean {
  return /^\S{5,63}$/.test(text) && (/\d/.test(text) || /[^\p{L}]/u.test(text) || text.length >= 8)
}
