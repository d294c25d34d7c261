import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { findPhrase, hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { codeKinds } from '#domain/guide/sections/arrival.ts'

type CodeKind = (typeof codeKinds)[number]

export const codeWords = phrases(
  `codigo, codigos, code, codes, clave, claves, pin, pins, combinacion, combination, combo, teclea*, marqu*, marca*, digit*, tecle*, enter, keypad, teclado, press, punch, type, abre con, abren con, se abre con, abran con, opens with, ingrese*, introduzca*, introduc*, ponga*, use, usen, numero, dial, numbers, cifras, passcode, contrasena, input, poniendo, unlock*`,
)

export const lockboxWords = phrases(
  `lockbox, lock box, lockboxes, key box, keybox, key safe, key lockbox, caja de llaves, cajetin, cajetin de llaves, guardallave, caja fuerte pequena, key lock box, keysafe, wee safe, key tin, key pod, lock safe, mini safe, tiny safe, in the safe, caja gris, caja metalica, caja de combinacion, key vault, combination box, caja con codigo, cajita, cajita fuerte, cajita de llaves, caja con llave, caja con las llaves, cajita negra, caja de seguridad con la llave, caja fuerte de llaves, small safe, safe next, safe by, little safe, caja negra, caja con combinacion, llavero de seguridad, portallaves, caja guarda llaves, guarda llaves, guardallaves, caja para llaves, caja, box, in a safe, wall safe, realtor box, safe box, cofre`,
)

const gateNames = phrases(
  'porton, portones, gate, gates, zaguan, reja, pluma, barrier, cancel, cancela, entrada vehicular, portoncito, fraccionamiento, cerrada, coto, privada, caseta',
)

const doorNames = phrases(
  'puerta, portal, door, chapa, cerradura, lock, smart lock, entrance, edificio, building, depa, departamento, apartment, lobby, keypad, teclado, entrada, casa, house, front door, cabin, cabana, studio, loft, entry, bloque, torre, deadbolt, villa, unit, condo, suite',
)

const otherNames = phrases(
  'alarma, alarm, garage, cochera, garaje, elevador, elevator, gym, gimnasio, alberca, pool, caja fuerte, bodega, storage, shed, clubhouse, roof, rooftop, laundry, lavanderia, bike, bicicletas, locker, safe in the, room safe, bedroom safe, garage door, amenidades',
)

export function opensOf(near: string, unit: Unit, previous: string): CodeKind | undefined {
  const [before = '', after = ''] = near.replace(/[(,;:]/g, ' zz ').split(' | ')
  const own = nearest(tokensOf(before))
  if (own) return own
  const label = kindOfLabel(tokensOf(unit.label || unit.lineLabel))
  if (label) return label
  const later = nearest(tokensOf(after).slice(0, 12))
  if (later === 'lockbox' || (later && !previous)) return later
  const earlier = kindOfLabel(tokensOf(previous))
  if (earlier && (later === undefined || earlier === 'lockbox')) return earlier
  if (later) return later
  const heading = unit.heading && kindOfLabel(tokensOf(unit.heading.words))
  if (heading) return heading
  return ['code', 'arrival', 'checkIn'].includes(unit.heading?.topic ?? unit.labelTopic ?? '') ||
    hasPhrase(unit.tokens, codeWords)
    ? 'door'
    : undefined
}

const clearDoor = phrases(
  'codigo de la puerta, clave de la puerta, door code, code for the door, codigo puerta, pin de la puerta, gate code, codigo del porton, front door is, code to the door, clave del porton, apartment door, building code, codigo del edificio',
)

/** What is named last before a code; a box that holds the key is what opens, wherever it hangs. */
function nearest(tokens: readonly Token[]): CodeKind | undefined {
  const box = findPhrase(tokens, lockboxWords)
  if (box && !hasPhrase(tokens.slice(box.to), clearDoor)) return 'lockbox'
  let best: { kind: CodeKind; from: number } | undefined
  for (const [kind, list] of [
    ['other', otherNames],
    ['gate', gateNames],
    ['door', doorNames],
  ] as const) {
    for (let found = findPhrase(tokens, list); found; found = findPhrase(tokens, list, found.to)) {
      const isWeak =
        kind === 'door' && best !== undefined && best.kind !== 'door' && found.from - best.from < 9
      if (!isWeak && (!best || found.from > best.from)) best = { kind, from: found.from }
    }
  }
  return best?.kind
}

export function kindOfLabel(tokens: readonly Token[]): CodeKind | undefined {
  if (hasPhrase(tokens, otherNames) && !hasPhrase(tokens, lockboxWords)) return 'other'
  if (hasPhrase(tokens, lockboxWords)) return 'lockbox'
  if (hasPhrase(tokens, gateNames)) return 'gate'
  return hasPhrase(tokens, doorNames) ? 'door' : undefined
}

export function labelOf({ label, lineLabel }: Unit, near: string): string {
  const named = label || lineLabel
  const tokensOfLabel = tokensOf(named)
  const isOfCode = hasPhrase(tokensOfLabel, codeWords) || kindOfLabel(tokensOfLabel) !== undefined
  if (named !== '' && (isOfCode || tokensOfLabel.length <= 3)) return named.slice(0, 120)
  const [before = ''] = near.split(' | ')
  const tokens = tokensOf(before)
  for (const list of [lockboxWords, gateNames, otherNames, doorNames]) {
    const found = findPhrase(tokens, list)
    const [first, last] = [tokens[found?.from ?? 0], tokens[(found?.to ?? 1) - 1]]
    if (found && first && last) return capital(before.slice(first.start, last.end))
  }
  return ''
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
