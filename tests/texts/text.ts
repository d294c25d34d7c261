import type { ArrivalPart, PhoneOwner } from '#domain/guide/proposal/found.ts'
import type { codeKinds } from '#domain/guide/sections/arrival.ts'
import type { PlaceCategory } from '#domain/guide/sections/local-guide.ts'

/**
 * What has to be found in a text. `says` are words that stand in the text one after the other, enough to know the fact
 * again: a found fact is this one when it is of the same kind and holds them.
 */
export type Expected =
  | { kind: 'name' | 'address' | 'mapsLink' | 'welcome' | 'email' | 'parking'; says: string }
  | { kind: 'time'; of: 'checkIn' | 'checkOut'; says: string }
  | { kind: 'count'; of: 'bedrooms' | 'bathrooms' | 'maxGuests'; says: number }
  | { kind: 'wifi'; network: string; password: string }
  /** The number as digits alone. */
  | { kind: 'phone'; of: PhoneOwner; says: string }
  | { kind: 'code'; opens: (typeof codeKinds)[number]; says: string }
  | { kind: 'arrival'; of: ArrivalPart; says: string }
  | { kind: 'feature'; room: string; says: string }
  | { kind: 'device' | 'rule' | 'step' | 'firstAid' | 'emergency'; says: string }
  | { kind: 'place'; category: PlaceCategory; says: string }

export type SampleText = {
  name: string
  language: 'es' | 'en' | 'mixed'
  shape:
    | 'listing'
    | 'numbered manual'
    | 'chat'
    | 'wall of text'
    | 'table'
    | 'bullets with emoji'
    | 'notes'
    | 'letter'
    | 'questions and answers'
    | 'two languages side by side'
  /** As a host pastes it. */
  text: string
  expected: readonly Expected[]
}
