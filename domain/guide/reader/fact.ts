import { type Measures, secretsIn, tellsHour } from '#domain/guide/reader/value/values.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { codeKinds } from '#domain/guide/sections/arrival.ts'
import { placeCategories } from '#domain/guide/sections/local-guide.ts'
import { hostPhoneTypes } from '#domain/guide/sections/welcome.ts'
import { fold } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'

const spanSchema = z
  .object({ text: z.number().int(), start: z.number().int(), end: z.number().int() })
  .meta({ id: 'Span', description: 'Words: in which of `texts`, from which letter to which' })

/** Where words stand in the texts that were read: of which text, and from which letter to which. */
export type Span = z.infer<typeof spanSchema>

const words = z.string()
export const phoneOwners = [
  'host',
  /** Whoever sends police, firefighters and doctors alike. */
  'all',
  'police',
  'fire',
  'medical',
  'gate',
  'emergency',
  'other',
] as const
export const arrivalParts = [
  'steps',
  'byPlane',
  'byBus',
  'byCar',
  'gate',
  'late',
  'doesNotOpen',
] as const

const factSchema = z
  .discriminatedUnion('kind', [
    of('name', { name: words }),
    /** As guests read it, by the 24-hour clock: 15:00. */
    of('time', { of: z.enum(['checkIn', 'checkOut']), time: words }),
    of('count', { of: z.enum(['bedrooms', 'bathrooms', 'maxGuests']), count: z.number() }),
    of('address', { address: words }),
    of('mapsLink', { link: words }),
    of('welcome', { words }),
    of('wifi', { network: words, password: words }),
    of('phone', {
      number: words,
      of: z.enum(phoneOwners),
      name: words,
      by: z.enum(hostPhoneTypes).exactOptional(),
    }),
    of('email', { email: words }),
    of('code', { code: words, opens: z.enum(codeKinds), label: words, notes: words }),
    /** Texts of the arrival beside its codes and its parking; `steps` is one step of it. */
    of('arrival', { of: z.enum(arrivalParts), words }),
    of('parking', { words }),
    /** One thing a room has. */
    of('feature', { words, room: words }),
    of('device', { name: words, notes: words }),
    of('rule', { title: words, notes: words }),
    of('step', { title: words, notes: words }),
    of('place', {
      name: words,
      category: z.enum(placeCategories),
      description: words,
      mapsLink: words,
    }),
    of('firstAid', { words }),
    of('emergency', { title: words, notes: words }),
    /** An own block of a section: what fits nowhere else. */
    of('block', { section: z.enum(sectionTypes), title: words, body: words }),
  ])
  .meta({ id: 'Fact' })

/** What a text says of a home: one fact of the guide. */
export type Fact = z.infer<typeof factSchema>

/** A fact of a piece; whole where its form leaves no doubt of its value. */
export type Taken = { fact: Fact; isWhole: boolean }

export const whole = (fact: Fact): Taken => ({ fact, isWhole: true })
export const asked = (fact: Fact): Taken => ({ fact, isWhole: false })

const textKeys = new Map<Fact['kind'], string[]>(
  factSchema.options.map(({ shape }) => [
    shape.kind.value,
    Object.entries(shape).flatMap(([key, part]) => (part instanceof z.ZodString ? key : [])),
  ]),
)

/** Under which keys a fact of that kind has its texts; of two the first is a title. */
export function textKeysOf(kind: Fact['kind']): readonly string[] {
  return textKeys.get(kind) ?? []
}

/** Kinds with a field of their own that takes a value and no words. */
export const fieldKinds: ReadonlySet<Fact['kind']> = new Set([
  'time',
  'count',
  'wifi',
  'email',
  'mapsLink',
])

/** Of the words it was read from such a fact keeps a value, and what else they say is gone. */
export const valueKinds: ReadonlySet<Fact['kind']> = new Set([
  ...fieldKinds,
  'name',
  'address',
  'phone',
  'code',
])

/** Whether words that are placed as that may tell a code; where help is called, or a bus is taken, three figures are its number. */
export function mayTellCode(fact: Fact, words: string, measures?: Measures): boolean {
  const { kind } = fact
  const isByBus = fact.kind === 'arrival' && ['byBus', 'byPlane'].includes(fact.of)
  const fewest = kind === 'emergency' || isByBus ? 4 : 3
  // A welcome tells the year a house was built.
  const isYear = (secret: string) => kind === 'welcome' && /^(?:19|20)\d\d$/.test(secret)
  // Figures in letters are as many as a code has.
  const isLong = (secret: string) =>
    !/\d/.test(secret) || secret.replace(/\D/g, '').length >= fewest
  // "CannonBall$12", "mezcal4ever": a sign, or a figure between letters.
  const isPassword = (secret: string) =>
    /^\p{L}(?=\S{7})(?=\S*\d)(?:\S*[_$!&=%+]\S|[\p{L}\d]*\d\p{L}+$)/u.test(secret)
  // The rest is what guests read of the home itself, open to whoever has the link.
  const isOfTheHouse = !valueKinds.has(kind) && kind !== 'place'
  const mayBe = (secret: string) => (isLong(secret) && !isYear(secret)) || isPassword(secret)
  return isOfTheHouse && secretsIn(words, measures).some(mayBe)
}

/** What a home has once: two facts of one slot say it in two ways, and one of them may be an old one. */
export function slotOf(fact: Fact): string | undefined {
  if (fact.kind === 'time' || fact.kind === 'count') return `${fact.kind} ${fact.of}`
  if (fact.kind === 'code') return `code ${fact.opens}`
  if (fact.kind === 'phone' && (fact.of === 'host' || fact.of === 'gate')) return `phone ${fact.of}`
  // Words without a figure are hardly an address.
  if (fact.kind === 'address') return /\d/.test(fact.address) ? 'address' : undefined
  return ['name', 'wifi', 'mapsLink', 'email'].includes(fact.kind) ? fact.kind : undefined
}

/** What two facts may say in two ways: what a home has once, the hours of one thing, and a number whose figures changed places. */
export function subjectOf(fact: Fact): string | undefined {
  // A slip of a number that was put right; those of few figures are alike by chance.
  if (fact.kind === 'phone' && !slotOf(fact))
    return nationalDigitsOf(fact.number).length < 7 ? undefined : `phone ${figuresOf(fact.number)}`
  if (fact.kind !== 'rule' && fact.kind !== 'device' && fact.kind !== 'step') return slotOf(fact)
  const words = `${fact.kind === 'device' ? fact.name : fact.title} ${fact.notes}`
  const [thing] = tellsHour(words) ? (fold(words).match(/\p{L}{4,}/gu) ?? []) : []
  return thing && `hours of ${thing}`
}

/** "The garage code is 6083, not 6038." */
export function isSlip(code: string, other: string): boolean {
  const figures = figuresOf(code)
  return code !== other && figures.length > 3 && figures === figuresOf(other)
}

/** In another order they are a slip that was put right. */
function figuresOf(value: string): string {
  return [...nationalDigitsOf(value)].toSorted().join('')
}

/** The same number, however it is grouped and with its country or without. */
export function nationalDigitsOf(number: string): string {
  return number.replace(/\D/g, '').slice(-10)
}

/** Whether two facts may be two readings of one thing: two networks are two, and so are "front door" and "back door". */
export function mayBeSame(one: Fact, other: Fact): boolean {
  if (one.kind === 'code' && other.kind === 'code') {
    if (isSlip(one.code, other.code)) return true
    // "Alarm", and further on "the code of the alarm was changed".
    const [name = '', called = ''] = [one.label, other.label].map(fold)
    const isNamed = one.opens !== 'other' || (name !== '' && called !== '')
    return one.opens === other.opens && isNamed && (name.includes(called) || called.includes(name))
  }
  const subject = subjectOf(one)
  if (!subject || subject !== subjectOf(other)) return false
  if (one.kind === 'phone' && other.kind === 'phone')
    return nationalDigitsOf(one.number) !== nationalDigitsOf(other.number)
  if (one.kind !== 'wifi' || other.kind !== 'wifi') return true
  return one.network === other.network || one.network === '' || other.network === ''
}

export type ArrivalPart = (typeof arrivalParts)[number]

const suggestionSchema = z.object({
  id: z.string(),
  fact: factSchema,
  from: z.array(spanSchema).readonly(),
  /** The next likely reading of the same words. */
  or: factSchema.exactOptional(),
  /** Placed at once, asked about because it may be wrong, or asked about because a mistake in it can hurt. */
  sureness: z.enum(['sure', 'doubtful', 'dangerous']),
  /** Something in it may be a code: it is placed behind a lock. */
  isSecret: z.literal(true).exactOptional(),
})

/** A fact, the words it came from, and whether it may be placed without asking. */
export type Suggestion = z.infer<typeof suggestionSchema>

export const proposalSchema = z
  .object({
    suggestions: z.array(suggestionSchema).readonly(),
    leftOver: z.array(spanSchema).readonly(),
    idle: z.array(spanSchema).readonly().describe('What no guest needs'),
  })
  .meta({ id: 'Proposal' })

/** What some texts say of a home, what of them was not understood, and what no guest needs. */
export type Proposal = z.infer<typeof proposalSchema>

function of<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.object({ kind: z.literal(kind), ...shape })
}

/** What guests act on; of the rest of a text it is enough that it was in view. */
export const actedOn: ReadonlySet<string> = new Set<Fact['kind']>([
  'code',
  'wifi',
  'phone',
  'parking',
  'emergency',
  'firstAid',
])
