import { clocksIn } from '#domain/guide/proposal/reading/clock.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, joined, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { inRoom, type Told, verbs } from './room-names.ts'

const mostOfAmenity = 8

/** A short item under "Amenities": what the whole home has, under the name of its list. */
export function amenityOf(unit: Unit): Told | undefined {
  const { heading, label, labelTopic, tokens, words, isLong } = unit
  const isList = label !== '' && labelTopic === 'amenities'
  const name = isList ? label : heading?.topic === 'amenities' && label === '' ? heading.words : ''
  if (!hasPhrase(tokensOf(name), amenityNames) || isLong || hasPhrase(tokens, notListed))
    return undefined
  const parts = words.split(/[,;]\s/)
  const isShort = parts.every((part) => tokensOf(part).length <= mostOfAmenity)
  const hasHours = clocksIn(tokens, words, unit.start).length > 0
  const isSentence = parts.length === 1 && /[.!?]$/.test(words.trim())
  return isShort && !isSentence && !hasHours && !hasPhrase(tokens, verbs)
    ? { ...(inRoom(unit) ?? { name: name.trim().slice(0, 120), words }), isHeading: true }
    : undefined
}

/** "Stove, kettle and toaster in the kitchen." */
export function listedIn(unit: Unit): Told | undefined {
  const { heading, label, words, tokens } = unit
  const isList = label === '' && words.includes(',') && !hasPhrase(tokens, verbs)
  if (heading?.topic !== 'amenities' || !isList || hasPhrase(tokens, notAmenities)) return undefined
  const told = inRoom(unit)
  return told && { ...told, isHeading: false }
}

const amenityNames = phrases(
  'amenities, amenidades, servicios, comodidades, equipamiento, equipment, extras, included, incluye, incluido, incluidos, place offers, whats included, afuera, outside, outdoor space, outdoors, adentro, inside, indoors, whats in the house, what you will find, que encontraras, lo que encontraran, the house has, la casa tiene, el depa tiene',
)

const online = phrases('wifi, wi fi, internet')

const notListed = phrases(
  'parking, estacion*, park, cochera, garage, smoke, carbon monoxide, co detector, humo, monoxido, extin*, first aid, botiquin, check, guests, huespedes, personas, sleeps, smoking, fumar, mascotas, pets, allowed, self, min, minutes, minutos, blocks, cuadras, walk, fire',
)

export const notAmenities = joined([notListed, online])
