import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import { lengthAt, type Phrases, phrases } from './phrases.ts'

/** What a part of a text is about, as its heading or label says. */
export type Topic =
  | 'name'
  | 'welcome'
  | 'address'
  | 'map'
  | 'wifi'
  | 'network'
  | 'password'
  | 'checkIn'
  | 'checkOut'
  | 'arrival'
  | 'late'
  | 'gate'
  | 'doesNotOpen'
  | 'code'
  | 'byPlane'
  | 'byBus'
  | 'byCar'
  | 'transport'
  | 'parking'
  | 'bedrooms'
  | 'bathrooms'
  | 'maxGuests'
  | 'room'
  | 'amenities'
  | 'device'
  | 'rules'
  | 'steps'
  | 'places'
  | 'restaurant'
  | 'cafe'
  | 'bar'
  | 'shop'
  | 'attraction'
  | 'firstAid'
  | 'emergency'
  | 'contact'
  | 'phone'
  | 'email'
  | 'trash'
  | 'other'

/** Signs that stand before a heading or an item, and what they are of. */
export const topicSigns: readonly (readonly [string, Topic])[] = [
  ['📶🛜📡🌐', 'wifi'],
  ['🚗🚙🅿🚘', 'parking'],
  ['🚭🔇🤫🚫📜⛔❌', 'rules'],
  ['🍽🍜🍕🌮🍔🍴🍣🥘🥗🌯🍲🥞🍳', 'restaurant'],
  ['☕🥐', 'cafe'],
  ['🍺🍻🍸🍹🍷', 'bar'],
  ['🛒🛍💊🏪', 'shop'],
  ['🎨🌳🏛🏖🥾🏞🎭⛪🗿', 'attraction'],
  ['🔐🔑🗝', 'code'],
  ['🚨🆘🧯', 'emergency'],
  ['🩹⛑', 'firstAid'],
  ['🗑♻🚮', 'trash'],
  ['🏄🤿⛰🌋', 'attraction'],
  ['✈🛫🛬🛩', 'byPlane'],
  ['🚌🚍🚎🚐🚆🚂🚉🚇🚊', 'byBus'],
  ['🛣', 'byCar'],
  ['😋🤤', 'places'],
  ['🚓🚒🚑👮', 'emergency'],
]

export type TopicWords = {
  lists: readonly (readonly [Topic, Phrases])[]
  /** Those of all lists. */
  any: Phrases
}

export type FoundTopic = {
  topic: Topic
  /** How many of the words are its own or say nothing. */
  covered: number
}

const emptyWords = phrases(
  `el, la, los, las, un, una, de, del, al, a, y, e, o, en, para, por, con, su, sus, tu, tus, mi, nuestro, nuestra, nuestros, nuestras, the, of, and, or, for, in, on, at, to, your, our, my, with, is, are, es, son, esta, hay, tiene, has, lo, que, se, s,
  info, informacion, information, datos, details, detalles, instrucciones, instructions, general, generales, mas, more, todo, sobre, about, how, como, usar, use, it, se usa, funciona, works, favoritos, favorite, 1, 2, 3, 4, 5, 6, 24h, 24, hours, horas, numero, number, no, cercano, cercana, cercanos, nearest, closest, local, locales, some, few, algunas, good, best, mejores, basicas, house, casa, depa, departamento, home, place, time, hora`,
)

/** What the words of a heading or a label are about. */
export function findTopic(tokens: readonly Token[], words: TopicWords): FoundTopic | undefined {
  let best: { topic: Topic; length: number } | undefined
  let covered = 0
  let at = 0
  while (at < tokens.length) {
    const found = topicAt(tokens, at, words)
    if (found && (!best || found.length > best.length)) best = found
    const step = found?.length || lengthAt(tokens, emptyWords, at)
    covered += step
    at += step || 1
  }
  return best && { topic: best.topic, covered }
}

function topicAt(tokens: readonly Token[], at: number, { lists, any }: TopicWords) {
  if (lengthAt(tokens, any, at) === 0) return undefined
  let best: { topic: Topic; length: number } | undefined
  for (const [topic, list] of lists) {
    const length = lengthAt(tokens, list, at)
    if (length > (best?.length ?? 0)) best = { topic, length }
  }
  return best
}
