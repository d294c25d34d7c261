/** What a piece of a host's text can be, and its fine kinds; one without a name where there are none. */
export const finesOf = {
  rule: [''],
  step: [''],
  device: [''],
  room: [''],
  place: ['restaurant', 'cafe', 'bar', 'shop', 'attraction', 'other'],
  emergency: ['all', 'firstaid', 'police', 'fire', 'medical', 'item'],
  arrival: [
    'plane',
    'bus',
    'car',
    'gate',
    'step',
    'door',
    'lockbox',
    'gatecode',
    'othercode',
    'old',
    'late',
    'trouble',
  ],
  parking: [''],
  wifi: ['network', 'password', 'both', 'old', 'other'],
  hours: ['in', 'out', 'both'],
  contact: ['host', 'gate', 'other', 'email'],
  address: [''],
  count: ['guests', 'bedrooms', 'bathrooms', 'other', 'several'],
  welcome: [''],
  about: [''],
  booking: [''],
  chatter: [''],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Kind = keyof typeof finesOf

export const kinds = Object.keys(finesOf) as readonly Kind[]

/** What no guest needs. */
export const idleKinds: ReadonlySet<Kind> = new Set(['about', 'booking', 'chatter'])

/** What these say is followed to the letter: a wrong one is worse than none. */
export const exactKinds: ReadonlySet<Kind> = new Set([
  'wifi',
  'hours',
  'contact',
  'address',
  'count',
])

/** Whom to call, one by one; the figures of a hospital's address open nothing. */
export const wherePeopleHelp: ReadonlySet<string> = new Set(['all', 'police', 'fire', 'medical'])

/** A kind, or one of its fine kinds: what a piece is told to be. */
export type Label = { kind: Kind; fine: string }

/** What is likely of these is that it is any of them: its value says which, and of a place no guest is hurt by another sort. */
export function countsAsOne({ kind, fine }: Label): boolean {
  return (kind === 'wifi' && fine !== 'old') || kind === 'count' || kind === 'place'
}

export const labels: readonly Label[] = kinds.flatMap((kind) =>
  finesOf[kind].map((fine): Label => ({ kind, fine })),
)

/** A label in one word: `rule`, `place/cafe`. */
export function nameOf({ kind, fine }: Label): string {
  return fine === '' ? kind : `${kind}/${fine}`
}

/** Beds that are counted stand with their room, what else is said of a network with the devices. */
export function placedAs({ kind, fine }: Label): Label {
  if (fine !== 'other') return { kind, fine }
  if (kind === 'count') return { kind: 'room', fine: '' }
  return kind === 'wifi' ? { kind: 'device', fine: '' } : { kind, fine }
}
