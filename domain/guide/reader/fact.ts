import type { codeKinds } from '#domain/guide/sections/arrival.ts'
import type { PlaceCategory } from '#domain/guide/sections/local-guide.ts'

/** Where words stand in the texts that were read: of which text, and from which letter to which. */
export type Span = { text: number; start: number; end: number }

/** Whose number it is. */
export type PhoneOwner = 'host' | 'police' | 'fire' | 'medical' | 'gate' | 'other'

/** What a text says of a home: one fact of the guide. */
export type Fact =
  | { kind: 'name'; name: string }
  /** As guests read it, by the 24-hour clock: 15:00. */
  | { kind: 'time'; of: 'checkIn' | 'checkOut'; time: string }
  | { kind: 'count'; of: 'bedrooms' | 'bathrooms' | 'maxGuests'; count: number }
  | { kind: 'address'; address: string }
  | { kind: 'mapsLink'; link: string }
  | { kind: 'welcome'; words: string }
  | { kind: 'wifi'; network: string; password: string }
  | { kind: 'phone'; number: string; of: PhoneOwner; name: string; by?: 'phone' | 'whatsapp' }
  | { kind: 'email'; email: string }
  | { kind: 'code'; code: string; opens: (typeof codeKinds)[number]; label: string; notes: string }
  | { kind: 'arrival'; of: ArrivalPart; words: string }
  | { kind: 'parking'; words: string }
  /** One thing a room has. */
  | { kind: 'feature'; room: string; words: string }
  | { kind: 'device'; name: string; notes: string }
  | { kind: 'rule'; title: string; notes: string }
  | { kind: 'step'; title: string; notes: string }
  | {
      kind: 'place'
      name: string
      category: PlaceCategory
      description: string
      mapsLink: string
      minutes?: { count: number; by: 'foot' | 'car' }
    }
  | { kind: 'firstAid'; words: string }
  | { kind: 'emergency'; title: string; notes: string }
  /** An own block of a section: what fits nowhere else. */
  | { kind: 'block'; section: string; title: string; body: string }

/** Texts of the arrival beside its codes and its parking; `steps` is one step of it. */
export type ArrivalPart = 'byPlane' | 'byBus' | 'byCar' | 'gate' | 'steps' | 'late' | 'doesNotOpen'

/** A fact, the words it came from, and whether it may be placed without asking. */
export type Suggestion = {
  id: string
  fact: Fact
  from: readonly Span[]
  /** The next likely reading of the same words. */
  or?: Fact
  /** Placed at once, asked about because it may be wrong, or asked about because a mistake in it can hurt. */
  sureness: 'sure' | 'doubtful' | 'dangerous'
}

/** What some texts say of a home, what of them was not understood, and what no guest needs. */
export type Proposal = {
  suggestions: readonly Suggestion[]
  leftOver: readonly Span[]
  idle: readonly Span[]
}
