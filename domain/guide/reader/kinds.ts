/** What a piece of a host's text can be, and which fine kinds of it there are. */
export const finesOf = {
  rule: [],
  step: [],
  device: [],
  room: [],
  place: ['restaurant', 'cafe', 'bar', 'shop', 'attraction', 'other'],
  emergency: ['firstaid', 'police', 'fire', 'medical', 'item'],
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
    'late',
    'trouble',
  ],
  parking: [],
  wifi: ['network', 'password', 'both', 'other'],
  hours: ['in', 'out', 'both'],
  contact: ['host', 'gate', 'other', 'email'],
  address: [],
  count: ['guests', 'bedrooms', 'bathrooms', 'other', 'several'],
  welcome: [],
  about: [],
  booking: [],
  chatter: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Kind = keyof typeof finesOf

export const kinds = Object.keys(finesOf) as readonly Kind[]

/** What no guest needs. */
export const idleKinds: ReadonlySet<Kind> = new Set(['about', 'booking', 'chatter'])

/** Every fine kind with its kind: `place/cafe`. */
export const fines: readonly string[] = kinds.flatMap((kind) =>
  finesOf[kind].map((fine) => `${kind}/${fine}`),
)

/** Where the fine kinds of a kind stand among all. */
export function rangeOf(kind: Kind): [from: number, to: number] {
  const from = fines.findIndex((fine) => fine.startsWith(`${kind}/`))
  return [from, from + finesOf[kind].length]
}
