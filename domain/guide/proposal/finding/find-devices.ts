import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { deviceNames, usageWords } from '#domain/guide/proposal/words/devices.ts'
import { findPhrase, hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'
import { topicOf } from './topic-of.ts'

const notUsed = phrases(
  'no hay, there is no, theres no, no tenemos, no tiene, we dont have, open plan, open concept, open floor, open kitchen, concepto abierto, no cuenta con, no ac, no air',
)
export const telling = phrases(
  `flick*, choose, empt*, wants, filtr*, suban, bajen, prend*, enciend*, encend*, apag*, pon, ponlo, ponla, ponle, ponlos, ponerlo, ponerla, ponganlo, dejalo, dejala, dejarlo, dejarla, picale, girar, girando, subele, bajale, pulsa*, pulse*, apriet*, apret*, presion*, oprim*, gira*, giren, gire*, conect*, desconect*, selecc*, escoj*, elij*, pong*, poner, usa, usen, usar, utilic*, esper*, tarda, tardan, tarden, funciona*, control, controles, boton, botones, perilla, piloto, ciclo, bajarlo, subirlo, ajust*, program*, llen*, se va, falla*, dejen, deje, deja, dejenlo, dejenla, control*, automatic*, jal*, abri, abra, abrid, pone, poned, cerra, cerrad, mantened, abran, abre, abrir, cierren, cierra, jabon,
  press, turn*, push, hold, flip, switch*, dial, knob, button, remote, remotes, set, select, pick, plug, unplug, use, works, runs, takes, cycle, pods, detergent, fill, lift, adjust, input, hdmi, log, sign, heats, reset, restart*, timer, instructions, instrucciones, manten*, keep, light, pull, lower, open, close, es solar, es de, de paso, cuenta, tap`,
)

/** How the things of a home are used. */
export function findDevices(unit: Unit, isUnder: boolean): Find[] {
  const { label, labelTopic, words, tokens } = unit
  if (hasPhrase(tokens, notUsed) && !isUnder) return []
  if (label !== '' && (labelTopic === 'device' || (isUnder && labelTopic === undefined))) {
    if (tokens.length < 2) return []
    return [device(unit, label, words)]
  }
  if (unit.isRow && unit.lineTopic === 'device' && tokens.length > 1)
    return [device(unit, unit.lineLabel, words)]
  if (isDeviceLabel(unit) && hasPhrase(tokens, telling)) return [device(unit, label, words)]
  const named = deviceIn(unit)
  if (isUnder && tokens.length > 2)
    return [device(unit, named ? nameAt(unit, named) : nameOver(unit), words)]
  if (!named || topicOf(unit) === 'places' || tokens.length < 4) return []
  const rest = [...tokens.slice(0, named.from), ...tokens.slice(named.to)]
  if (!hasPhrase(rest, telling) || !hasPhrase(rest, usageWords)) return []
  const isLabelled = label !== '' && labelTopic === undefined && tokensOf(label).length <= 4
  return [device(unit, isLabelled ? label : nameAt(unit, named), words)]
}

/** The first thing named that is switched on or set: an iron key is none, nor is a café called "Toaster Nine". */
function deviceIn({ tokens, words, start }: Unit) {
  for (
    let named = findPhrase(tokens, deviceNames);
    named;
    named = findPhrase(tokens, deviceNames, named.to)
  ) {
    const [first, next] = [tokens[named.from], tokens[named.to]]
    const isName = named.from > 0 && isCapital(words, first, start) && isCapital(words, next, start)
    if (!isName && !notThings.has(next?.word ?? '')) return named
  }
  return undefined
}

const notThings: ReadonlySet<string> = new Set(
  'key keys gate gates door doors bed beds street works company road bridge'.split(' '),
)

function isCapital(words: string, token: Token | undefined, start: number): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(words.slice(token.start - start))
}

/** "Electric shower: switch it on first". */
function isDeviceLabel({ label, labelTopic }: Unit): boolean {
  const tokens = tokensOf(label)
  return labelTopic === undefined && tokens.length <= 4 && hasPhrase(tokens, deviceNames)
}

function nameAt(
  { words, tokens, start }: Pick<Unit, 'words' | 'tokens' | 'start'>,
  { from, to }: { from: number; to: number },
): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  const name = first && last ? words.slice(first.start - start, last.end - start) : ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What stands before its line, or above it. */
function nameOver(unit: Unit): string {
  return unit.part > 0 && unit.lineTopic === 'device' ? unit.lineLabel : nameAbove(unit)
}

/** "Heating" over what is told of it. */
function nameAbove(unit: Unit): string {
  const above = unit.heading?.words.trim() ?? ''
  const tokens = tokensOf(above)
  const named = findPhrase(tokens, deviceNames)
  if (!named) return firstWords(unit)
  return unit.heading?.isQuestion ? nameAt({ words: above, tokens, start: 0 }, named) : above
}

function firstWords({ words, tokens, start }: Unit): string {
  const end = tokens[Math.min(4, tokens.length - 1)]?.end ?? 0
  return words.slice(0, end - start)
}

function device(unit: Unit, name: string, notes: string): Find {
  return {
    fact: { kind: 'device', name: name.slice(0, 160), notes: notes.trim() },
    units: [unit],
    sureness: 'sure',
  }
}
