import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { carNouns, parkingWords } from '#domain/guide/proposal/words/arrival.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { trashWords } from '#domain/guide/proposal/words/trash.ts'
import type { Find } from './find.ts'

/** Where the car is left. */
export function findParking(unit: Unit): Find[] {
  const { labelTopic, lineTopic, heading, sign, tokens, words } = unit
  const isNamed = labelTopic === 'parking' || lineTopic === 'parking' || sign === 'parking'
  const isUnder = isNamed || (heading?.topic === 'parking' && labelTopic === undefined)
  if (!isUnder && !isAbout(unit)) return []
  if (tokens.length < 2 && !isNamed) return []
  const isLabel = unit.label !== '' && labelTopic === 'parking' && tokensOf(unit.label).length <= 3
  const own = unit.label === '' || isLabel ? words : `${unit.label}: ${words}`
  return [parkingOf(unit, own)]
}

export function parkingOf(unit: Unit, words = unit.words): Find {
  return { fact: { kind: 'parking', words: words.trim() }, units: [unit], sureness: 'dangerous' }
}

const parks = phrases('park, parks, parked, parking, estacion*, aparc*, aparqu*')
const watching = phrases('camera, cameras, camara, camaras, cctv, doorbell, videocamara')

function isAbout({ tokens, words, start }: Unit): boolean {
  if (hasPhrase(tokens, watching)) return false
  // "The cans are on the side of the garage": no car is told of.
  if (hasPhrase(tokens, trashWords) && !hasPhrase(tokens, several) && !hasPhrase(tokens, parks))
    return false
  const own = tokens.filter(
    ({ word, start: from }, at) =>
      !isDrawer(tokens, at) &&
      (word !== 'park' ||
        (!/^P/.test(words.slice(from - start)) && !isGreen(tokens, at)) ||
        (at === 0 && !/^(?:is|and|across|near|down)$/.test(tokens[1]?.word ?? ''))),
  )
  return (hasPhrase(own, parkingWords) && hasPhrase(own, carNouns)) || countsCars(own)
}

const several = phrases(
  'coche, coches, carro, carros, auto, autos, camioneta, camionetas, car, cars, vehicle, vehicles, vehiculo, vehiculos, suv, suvs, truck, trucks, moto, motos, motorcycle, motorcycles, rv, trailer',
)
const rooms = phrases(
  'caben, cabe, entran, entra, lugar, lugares, espacio, espacios, cupo, capacidad, room, space, spaces, spot, spots, fit, fits, holds, takes, hasta, up to, maximo, max, solo, only, bajo techo, techado, techados, covered',
)

/** "Caben tres camionetas bajo el techo", "fits one SUV". */
function countsCars(tokens: Unit['tokens']): boolean {
  return tokens.some(
    ({ word }, at) =>
      numberOf(word) !== undefined &&
      lengthAt(tokens, several, at + 1) > 0 &&
      hasPhrase([...tokens.slice(Math.max(0, at - 4), at), ...tokens.slice(at + 2, at + 5)], rooms),
  )
}

/** "Las cápsulas están en el cajón" are in a drawer. */
function isDrawer(tokens: Unit['tokens'], at: number): boolean {
  if (tokens[at]?.word !== 'cajon' || /^(?:\d+|numero)$/.test(next(tokens, at))) return false
  const [before, last] = [tokens[at - 2]?.word, tokens[at - 1]?.word]
  return last === 'del' || (before === 'en' && (last === 'el' || last === 'un'))
}

const beforeNoun: ReadonlySet<string> = new Set(
  'the a an this that city national state dog water skate theme central nearby local el al del un from to of'.split(
    ' ',
  ),
)

/** A park to walk in. */
function isGreen(tokens: Unit['tokens'], at: number): boolean {
  return beforeNoun.has(tokens[at - 1]?.word ?? '') && !/^(?:your|the|a)$/.test(next(tokens, at))
}

function next(tokens: Unit['tokens'], at: number): string {
  return tokens[at + 1]?.word ?? ''
}
