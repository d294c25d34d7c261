import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { PlaceCategory } from '#domain/guide/sections/local-guide.ts'

const categories: Partial<Record<Topic, PlaceCategory>> = {
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  bar: 'Bar',
  shop: 'Shop',
  attraction: 'Attraction',
  places: 'Other',
}

/** What the nearest label, sign or heading of a unit says it is about; a bin over a step is a picture of it. */
export function topicOf({ labelTopic, lineTopic, sign, heading }: Unit): Topic | undefined {
  const signed = heading?.topic === 'steps' ? undefined : sign
  return labelTopic ?? lineTopic ?? signed ?? heading?.topic
}

/** What kind of place the label, sign or heading speaks of. */
export function placeTopicOf(unit: Unit): PlaceCategory | undefined {
  const topic = topicOf(unit)
  return topic && categories[topic]
}

export function isPlaceTopic(topic: Topic | undefined): boolean {
  return topic !== undefined && categories[topic] !== undefined
}

export function categoryOfTopic(topic: Topic | undefined): PlaceCategory | undefined {
  return topic && categories[topic]
}
