import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom } from '#domain/guide/proposal/words/rooms.ts'

export const verbs = phrases(
  'esta, estan, es, son, is, are, se, usa, usen, use, prend*, encend*, encienden, abr*, no, dont, do not, can, pueden, puedes, if, si, when, cuando, goes, va, gir*, turn, works, funciona, please, favor, must, deben, keep, abre, needs, takes, opens, closes, before you, tarda, tardan, necesita, cierra, antes de',
)

export type Told = { name: string; words: string; isHeading: boolean }

export const articles = phrases(
  'en la, en el, en las, en los, la, el, las, los, the, in the, on the, our, nuestra, nuestro, en, in, on, cada, each, tu, su, y en la, y en el, y la, y el, and the, and in the, downstairs the, upstairs the, afuera en la, afuera en el, arriba, abajo, abajo esta la, abajo estan la, abajo hay una, arriba esta la, arriba estan la, arriba hay una, upstairs is the, upstairs is a, downstairs is the, downstairs is a, also, tambien, también en la, in',
)

export const notRooms = phrases(
  'parking, estacion*, entrada, cada, no, not, si, if, edificio, building, complex, condominio, town, house, casa, depa, departamento, cuando, para, for, when, code, codigo',
)

/** Only as the whole label: in a sentence they say where something is. */
const partOfHome =
  /^(?:loft|tapanco|studio|casita|guest ?house|pool ?house|annex|anexo|carriage house|attic|basement|s[oó]tano|mezzanine|outside|outdoors|upstairs|downstairs|afuera|exterior(?:es)?|planta (?:alta|baja)|[aá]reas? com[uú]n(?:es)?|common areas?)$/i

export function isRoom(label: string): boolean {
  if (partOfHome.test(label.trim())) return true
  const tokens = tokensOf(label)
  if (tokens.length > 5 || hasPhrase(tokens, notRooms)) return false
  return hasPhrase(tokens, anyRoom) || isNamedRoom(tokens)
}

/** "Garden Suite", "The green room": what ends with a word for a room. */
function isNamedRoom(tokens: readonly { word: string }[]): boolean {
  return tokens.length > 1 && /^(?:room|suite)$/.test(tokens.at(-1)?.word ?? '')
}

export function isRoomLike(label: string): boolean {
  return (
    isRoom(label) ||
    /\b(?:sleeping|dining|living|outdoor|loft|tapanco|[aá]rea|space|area|room|cuarto|suite|cama|bed)\b/i.test(
      label,
    )
  )
}

export function nameOf(label: string): string {
  // "Master is downstairs" is called Master.
  const verb = label.search(/\s(?:is|est[aá])\s/i)
  const plain = (verb > 0 ? label.slice(0, verb) : label)
    .replace(
      /\s(?:tiene todo|has everything|has everything you need|has all you need|has it all|tiene todo lo necesario|tiene todo lo que necesitan|tiene de todo|bien equipada|totalmente equipada|completamente equipada|equipada|completa|equipado|fully equipped|fully stocked|well stocked|equipped|is fully equipped|is well equipped|is equipped|tiene|has|hay|incluye|includes|cuenta con)$/i,
      '',
    )
    .replace(/\s?\([^()]{0,40}$/, '')
    .replace(/,?\s(?:que|which|that|donde|where)$/i, '')
    .replace(/(?:[\s:(-]|\p{Extended_Pictographic}|\u{fe0f}){1,6}$/u, '')
    .trim()
  const cut = plain.replace(
    /^(?:en la|en el|la|el|the|a|an|un|una|in the|our|nuestra|nuestro|tu|your)\s/i,
    '',
  )
  return (cut.charAt(0).toUpperCase() + cut.slice(1)).slice(0, 120)
}

/** "Sofá cama en la sala". */
export function inRoom({
  words,
  tokens,
  start,
}: Unit): { name: string; words: string } | undefined {
  const at = tokens.findLastIndex(
    ({ word }, index) =>
      (word === 'en' || word === 'in') && /^(?:la|el|the)$/.test(tokens[index + 1]?.word ?? ''),
  )
  const [joint, room] = [tokens[at], tokens[at + 2]]
  if (at < 1 || !joint || !room) return undefined
  const name = words.slice(room.start - start).replace(/[\s.,;]{1,5}$/, '')
  return isRoom(name) && tokensOf(name).length <= 3
    ? { name: nameOf(name), words: words.slice(0, joint.start - start) }
    : undefined
}
